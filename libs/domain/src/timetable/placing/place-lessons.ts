import { Board } from './board.ts';
import { lessonsIn } from './cells.ts';
import { improve, type Improving } from './improve.ts';
import type { PlacingInput, PlacingState } from './input.ts';
import { randomFrom } from './random.ts';

/** Steps between two progress reports. */
const stepsOfReport = 500;
/** Steps without another lesson placed after which the remaining ones stay unplaced. */
const patience = 200_000;
/** Steps per lesson in which the search cools down the first time; each further time takes half as many more. */
const firstCooling = 100;
/** Steps between two checks for room for unplaced lessons. */
const stepsToLookForRoom = 100;
/** Approximately how much worse a step may be when the search is warmed up, and when it has cooled down. */
const [warm, cold] = [4, 0.1];
/** Number of warm-ups without an improvement after which the search ends. */
const mostCoolings = 8;

interface Search extends Improving {
  readonly input: PlacingInput;
  /** How often a task was pushed out: those pushed out most are moved last. */
  readonly pushed: Float64Array;
  readonly queue: number[];
}

/** The slots in which a task may be placed at all: those of its class in which its teachers are available. */
const domainsOf = ({ tasks, teachers }: PlacingInput): readonly (readonly number[])[] => {
  const never = teachers.map((teacher) => new Set(teacher.never));
  return tasks.map((task) =>
    task.slots.filter(
      (slot, at) =>
        !task.teachers.some((teacher) =>
          (task.cells?.[at] ?? [slot]).some((cell) => never[teacher]?.has(cell)),
        ),
    ),
  );
};

interface Choice {
  readonly slot: number;
  readonly out: readonly number[];
}

/** The slot with the lowest cost for a task: first by the tasks it pushes out, then by wishes. */
const bestSlot = (
  { board, random, pushed }: Search,
  task: number,
  domain: readonly number[],
): Choice | undefined => {
  let best: Choice | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const slot of domain) {
    const out = board.conflicts(task, slot);
    if (!out) continue;
    let weight = random();
    for (const other of out) weight += 100 + 10 * (pushed[other] ?? 0);
    if (out.length === 0) {
      const before = board.cost();
      board.place(task, slot);
      weight += board.cost() - before;
      board.remove(task);
    }
    if (weight >= least) continue;
    least = weight;
    best = { slot, out };
  }
  return best;
};

/** Places one waiting task, pushing out conflicting ones; it goes back to the queue where there is no possible slot. */
const placeNext = (search: Search): void => {
  const { board, queue, pushed, random, domains } = search;
  const at = random() < 0.9 ? 0 : Math.floor(random() * queue.length);
  const [task = 0] = queue.splice(at, 1);
  const choice = bestSlot(search, task, domains[task] ?? []);
  if (!choice) {
    queue.push(task);
    return;
  }
  for (const other of choice.out) {
    board.remove(other);
    pushed[other] = (pushed[other] ?? 0) + 1;
    queue.push(other);
  }
  board.place(task, choice.slot);
};

/** Fixed tasks first; of two that need the same resource at the same time the second stays unplaced. */
const placeFixed = (board: Board): void => {
  board.input.tasks.forEach(({ fixed }, task) => {
    if (fixed !== undefined && board.conflicts(task, fixed)?.length === 0) board.place(task, fixed);
  });
};

const beginSearch = (input: PlacingInput): Search => {
  const board = new Board(input);
  placeFixed(board);
  const domains = domainsOf(input);
  const sizes = input.tasks.map(lessonsIn);
  const load = new Map<number, number>();
  for (const { teachers } of input.tasks) for (const one of teachers) load.set(one, (load.get(one) ?? 0) + 1);
  const hardness = (task: number): number =>
    Math.max(0, ...(input.tasks[task]?.teachers ?? []).map((teacher) => load.get(teacher) ?? 0)) -
    (domains[task]?.length ?? 0) +
    1_000 * ((sizes[task] ?? 1) - 1);
  const queue = input.tasks
    .map((_, task) => task)
    .filter((task) => input.tasks[task]?.fixed === undefined)
    .toSorted((a, b) => hardness(b) - hardness(a) || a - b);
  return {
    input,
    board,
    domains,
    allowed: domains.map((domain) => new Set(domain)),
    random: randomFrom(input.seed),
    pushed: new Float64Array(input.tasks.length),
    queue,
  };
};

/** The best state so far. */
class Best {
  unplaced = Number.POSITIVE_INFINITY;
  cost = Number.POSITIVE_INFINITY;
  private slots: Int16Array = new Int16Array(0);

  constructor(private readonly board: Board) {}

  /** Stores the state of the board where it is better. */
  look(): boolean {
    const { unplaced } = this.board;
    const cost = this.board.cost();
    if (unplaced > this.unplaced || (unplaced === this.unplaced && cost >= this.cost)) return false;
    this.unplaced = unplaced;
    this.cost = cost;
    this.slots = this.board.slotOf.slice();
    return true;
  }

  /** Restores the board to it. */
  restore(): void {
    this.slots.forEach((_, task) => this.board.remove(task));
    this.slots.forEach((slot, task) => {
      if (slot >= 0) this.board.place(task, slot);
    });
  }

  state(steps: number): PlacingState {
    return { placing: [...this.slots], unplaced: this.unplaced, cost: this.cost, steps };
  }
}

/** Places unplaced lessons for which there is room by now. */
const placeLeft = ({ board, domains }: Search, left: readonly number[]): void => {
  for (const task of left) {
    const slot = domains[task]?.find((one) => board.conflicts(task, one)?.length === 0);
    if ((board.slotOf[task] ?? -1) < 0 && slot !== undefined) board.place(task, slot);
  }
};

/** Places waiting tasks until none is left, or no more can be placed; returns the number of steps. */
function* placeAll(search: Search, best: Best, mostSteps: number): Generator<PlacingState, number> {
  const { queue } = search;
  let steps = 0;
  let lastBetter = 0;
  while (queue.length > 0 && steps - lastBetter < patience && steps < mostSteps) {
    placeNext(search);
    steps += 1;
    if (queue.length < best.unplaced && best.look()) lastBetter = steps;
    if (steps % stepsOfReport === 0) yield best.state(steps);
  }
  best.look();
  best.restore();
  return steps;
}

/** Fulfils wishes, warm at first and gradually cooling, repeatedly from the best state. */
function* improveAll(
  search: Search,
  best: Best,
  { done, most }: { readonly done: number; readonly most: number },
): Generator<PlacingState, PlacingState> {
  const { board, random, input } = search;
  const left = input.tasks.flatMap(({ fixed }, task) =>
    fixed === undefined && (board.slotOf[task] ?? -1) < 0 ? [task] : [],
  );
  let steps = done;
  for (
    let idle = 0, length = firstCooling * input.tasks.length;
    idle < mostCoolings;
    length = Math.round(length * 1.5)
  ) {
    let isBetter = false;
    for (let at = 0; at < length; at += 1) {
      if (steps >= most || (best.cost === 0 && best.unplaced === 0)) return best.state(steps);
      const heat = warm * (cold / warm) ** (at / length);
      improve(search, () => -heat * Math.log(random()));
      steps += 1;
      if (left.length > 0 && steps % stepsToLookForRoom === 0) placeLeft(search, left);
      if (best.look()) isBetter = true;
      if (steps % stepsOfReport === 0) yield best.state(steps);
    }
    best.restore();
    idle = isBetter ? 0 : idle + 1;
  }
  return best.state(steps);
}

/**
 * Places lessons: the hardest first, each where the cost is lowest; conflicting lessons go back into the queue, and the
 * more often one was pushed out, the less likely it is to be pushed out again (iterative forward search: T. Müller,
 * Constraint-based Timetabling, 2005). Then lessons change places in chains to fulfil wishes, warm at first and gradually
 * cooling (simulated annealing over Kempe chains), repeatedly from the best state. It does not check the clock: it yields
 * the best state so far every few steps, and the caller stops when enough time has passed.
 * @yields the best state so far; the last one is returned when no wish is left, or no improvement can be found
 */
export function* placeLessons(
  input: PlacingInput,
  mostSteps = 2_000_000,
): Generator<PlacingState, PlacingState> {
  const search = beginSearch(input);
  const best = new Best(search.board);
  best.look();
  const steps = yield* placeAll(search, best, mostSteps);
  return yield* improveAll(search, best, { done: steps, most: mostSteps });
}
