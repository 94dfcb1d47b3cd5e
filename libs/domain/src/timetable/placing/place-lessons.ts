import { Board } from './board.ts';
import type { PlacingInput, PlacingState } from './input.ts';
import { randomFrom } from './random.ts';

/** Steps between two looks at the clock. */
const stepsOfReport = 500;
/** Steps without a better state after which the search begins to wander. */
const patience = 20_000;

interface Search {
  readonly board: Board;
  readonly random: () => number;
  /** How often a task was pushed out: those are moved last. */
  readonly pushed: Float64Array;
  readonly queue: number[];
}

/** The slots in which a task may stand at all: those of its class in which its teachers can be there. */
const domainsOf = ({ tasks, teachers }: PlacingInput): readonly (readonly number[])[] => {
  const never = teachers.map((teacher) => new Set(teacher.never));
  return tasks.map((task) =>
    task.slots.filter((slot) => !task.teachers.some((teacher) => never[teacher]?.has(slot))),
  );
};

interface Choice {
  readonly slot: number;
  readonly out: readonly number[];
}

/** The slot in which a task hurts the least: first those whom it pushes out, then the wishes. */
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
    const day = board.input.slots[slot]?.day ?? 0;
    let weight = random();
    for (const other of out) weight += 100 + 10 * (pushed[other] ?? 0);
    if (out.length === 0) {
      const before = board.costAround(task, day) + board.closeness(task);
      board.place(task, slot);
      weight += board.costAround(task, day) + board.closeness(task) - before + board.reluctance(task, slot);
      board.remove(task);
    }
    if (weight >= least) continue;
    least = weight;
    best = { slot, out };
  }
  return best;
};

/** Places one waiting task, pushing out who stands in its way; false where it can stand nowhere. */
const placeNext = (search: Search, domains: readonly (readonly number[])[]): boolean => {
  const { board, queue, pushed, random } = search;
  const at = random() < 0.9 ? 0 : Math.floor(random() * queue.length);
  const [task = 0] = queue.splice(at, 1);
  const choice = bestSlot(search, task, domains[task] ?? []);
  if (!choice) return false;
  for (const other of choice.out) {
    board.remove(other);
    pushed[other] = (pushed[other] ?? 0) + 1;
    queue.push(other);
  }
  board.place(task, choice.slot);
  return true;
};

/** Moves a task to another slot, or exchanges two, where the wishes weigh no more than `bound` afterwards. */
const improve = (
  { board, random }: Search,
  domains: readonly (readonly number[])[],
  mayWorsenBy: number,
): number => {
  const task = Math.floor(random() * board.slotOf.length);
  const from = board.slotOf[task] ?? -1;
  const domain = domains[task] ?? [];
  const to = domain[Math.floor(random() * domain.length)] ?? -1;
  if (from < 0 || to < 0 || from === to || board.isFixed(task)) return 0;
  const out = board.conflicts(task, to);
  if (!out || out.length > 1) return 0;
  const [other] = out;
  if (other !== undefined && !(domains[other] ?? []).includes(from)) return 0;
  // Who would be one too many on the day may stand in another slot than the one that is wanted.
  const otherFrom = other === undefined ? to : (board.slotOf[other] ?? to);
  const days = [...new Set([from, to, otherFrom].map((slot) => board.input.slots[slot]?.day ?? 0))];
  const weigh = (): number => {
    let weight = board.reluctance(task, board.slotOf[task] ?? 0) + board.closeness(task);
    if (other !== undefined)
      weight += board.reluctance(other, board.slotOf[other] ?? 0) + board.closeness(other);
    for (const day of days) {
      weight += board.costAround(task, day);
      if (other !== undefined) weight += board.costAround(other, day);
    }
    return weight;
  };
  const before = weigh();
  board.remove(task);
  if (other !== undefined) board.remove(other);
  const fits = (one: number, slot: number): boolean => board.conflicts(one, slot)?.length === 0;
  if (fits(task, to)) {
    board.place(task, to);
    if (other === undefined || fits(other, from)) {
      if (other !== undefined) board.place(other, from);
      const change = weigh() - before;
      if (change <= mayWorsenBy) return change;
      if (other !== undefined) board.remove(other);
    }
    board.remove(task);
  }
  board.place(task, from);
  if (other !== undefined) board.place(other, otherFrom);
  return 0;
};

const stateOf = (board: Board, steps: number): PlacingState => {
  const placing = board.copy();
  return { placing, unplaced: placing.filter((slot) => slot < 0).length, cost: board.cost(), steps };
};

const isBetter = (one: PlacingState, other: PlacingState): boolean =>
  one.unplaced < other.unplaced || (one.unplaced === other.unplaced && one.cost < other.cost);

/** Fixed tasks first; of two that need the same at the same time the second stays unplaced. */
const placeFixed = (board: Board): void => {
  board.input.tasks.forEach(({ fixed }, task) => {
    if (fixed !== undefined && board.conflicts(task, fixed)?.length === 0) board.place(task, fixed);
  });
};

const beginSearch = (input: PlacingInput, domains: readonly (readonly number[])[]): Search => {
  const board = new Board(input);
  placeFixed(board);
  const load = new Map<number, number>();
  for (const { teachers } of input.tasks) for (const one of teachers) load.set(one, (load.get(one) ?? 0) + 1);
  const hardness = (task: number): number =>
    Math.max(0, ...(input.tasks[task]?.teachers ?? []).map((teacher) => load.get(teacher) ?? 0)) -
    (domains[task]?.length ?? 0);
  const queue = input.tasks
    .map((_, task) => task)
    .filter((task) => input.tasks[task]?.fixed === undefined)
    .toSorted((a, b) => hardness(b) - hardness(a) || a - b);
  return { board, random: randomFrom(input.seed), pushed: new Float64Array(input.tasks.length), queue };
};

/**
 * Places lessons: the hardest first, each where it hurts the least; who stands in the way goes back into the queue, and
 * the more often he was pushed out, the less he is again (iterative forward search: T. Müller, Constraint-based
 * Timetabling, 2005). Once all stand, lessons are moved and exchanged for the sake of the wishes. It looks at no clock: it
 * gives the best state so far every few steps, and whoever runs it stops when it has lasted long enough.
 * @yields the best state so far; the last one is returned when nothing has become better for a while
 */
export function* placeLessons(
  input: PlacingInput,
  mostSteps = 2_000_000,
): Generator<PlacingState, PlacingState> {
  const domains = domainsOf(input);
  const search = beginSearch(input, domains);
  const { board, queue, random } = search;
  const stuck: number[] = [];
  let best = stateOf(board, 0);
  let lastBetter = 0;
  let isDirty = false;
  for (let steps = 1; steps <= mostSteps; steps += 1) {
    if (queue.length > 0) {
      const task = queue[0] ?? 0;
      if (!placeNext(search, domains)) stuck.push(task);
      isDirty = true;
    } else {
      const heat = random() < 0.02 ? random() * 4 : 0;
      if (improve(search, domains, heat) !== 0) isDirty = true;
    }
    const isReport = steps % stepsOfReport === 0;
    if (isDirty && (isReport || queue.length === 0)) {
      if (isReport || best.unplaced > stuck.length) {
        const now = stateOf(board, steps);
        if (isBetter(now, best)) {
          best = now;
          lastBetter = steps;
        }
        isDirty = false;
      }
    }
    if (isReport) yield { ...best, steps };
    if (steps - lastBetter > patience * (best.unplaced > stuck.length ? 10 : 1)) break;
  }
  return best;
}
