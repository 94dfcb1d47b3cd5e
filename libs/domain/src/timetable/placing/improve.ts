import type { Board } from './board.ts';

/** Tasks and their target slots. */
type Moves = Map<number, number>;

/** Maximum number of tasks that change places in one step. */
const mostMoves = 14;

export interface Improving {
  readonly board: Board;
  readonly random: () => number;
  readonly domains: readonly (readonly number[])[];
  readonly allowed: readonly ReadonlySet<number>[];
}

/**
 * All moves when a task goes to another slot: whatever is in its way moves to where it was, whatever is in the way there
 * moves on, until nothing is (a Kempe chain). Undefined where a task is fixed, or may not be there.
 */
const chainOf = ({ board, allowed }: Improving, task: number, to: number): Moves | undefined => {
  const moves: Moves = new Map([[task, to]]);
  const waiting = [task];
  for (let moved = waiting.pop(); moved !== undefined; moved = waiting.pop()) {
    const [from, goal] = [board.slotOf[moved] ?? -1, moves.get(moved) ?? -1];
    for (const other of board.holders(moved, goal)) {
      if (moves.has(other)) continue;
      if (board.isFixed(other) || moves.size >= mostMoves || !allowed[other]?.has(from)) return undefined;
      moves.set(other, from);
      waiting.push(other);
    }
  }
  return moves;
};

/** Moves a task to another slot; tasks that would conflict go to a random slot. */
const shiftOf = ({ board, random, domains }: Improving, task: number, to: number): Moves | undefined => {
  const out = board.conflicts(task, to);
  if (!out || out.length > 2) return undefined;
  const moves: Moves = new Map([[task, to]]);
  for (const other of out) {
    const domain = domains[other] ?? [];
    const slot = domain[Math.floor(random() * domain.length)];
    if (slot === undefined) return undefined;
    moves.set(other, slot);
  }
  return moves;
};

/** Applies the moves, unless there would be a conflict; in that case all tasks stay where they are. */
const applied = (board: Board, moves: Moves): ReadonlyMap<number, number> | undefined => {
  const before = new Map([...moves.keys()].map((task) => [task, board.slotOf[task] ?? -1]));
  for (const task of moves.keys()) board.remove(task);
  for (const [task, slot] of moves) {
    if (board.conflicts(task, slot)?.length === 0) {
      board.place(task, slot);
      continue;
    }
    takenBack(board, before);
    return undefined;
  }
  return before;
};

/** Puts tasks back in their previous slots. */
const takenBack = (board: Board, before: ReadonlyMap<number, number>): void => {
  for (const task of before.keys()) board.remove(task);
  for (const [task, slot] of before) if (slot >= 0) board.place(task, slot);
};

/**
 * Moves a task together with all tasks that have to move with it, provided the resulting wish cost is acceptable.
 * @param mayWorsenBy permitted cost increase of this step
 * @returns the change in cost; also 0 when nothing was moved
 */
export const improve = (at: Improving, mayWorsenBy: () => number): number => {
  const { board, random, domains } = at;
  const task = Math.floor(random() * board.slotOf.length);
  const domain = domains[task] ?? [];
  const to = domain[Math.floor(random() * domain.length)];
  const from = board.slotOf[task] ?? -1;
  if (to === undefined || from < 0 || to === from || board.isFixed(task)) return 0;
  const moves = random() < 0.8 ? chainOf(at, task, to) : shiftOf(at, task, to);
  if (!moves) return 0;
  const cost = board.cost();
  const before = applied(board, moves);
  if (!before) return 0;
  const change = board.cost() - cost;
  if (change <= 0 || change <= mayWorsenBy()) return change;
  takenBack(board, before);
  return 0;
};
