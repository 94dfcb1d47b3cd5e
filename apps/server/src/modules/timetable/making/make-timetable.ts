import { lessonsIn, madeLessons, placeLessons, taskBoardOf, unplacedLessons } from '@school/domain';
import type { PlacingState, TaskBoard } from '@school/domain';
import type { Work } from '../../../engine/behaviour.ts';
import { actorId } from '../../../engine/audit/audit-lines.ts';
import { endRun, insertRun, noteTaken } from './run.store.ts';
import type { RunProgress } from './run.store.ts';
import { schoolWeekOf } from './school-week.store.ts';
import { takeLessons } from './take-lessons.ts';

/** How many lessons there are to place, how many are placed, and the total weight of the unfulfilled wishes. */
export const progressOf = (
  { input, toPlace, leftOut }: TaskBoard,
  { placing, cost }: Pick<PlacingState, 'placing' | 'cost'>,
): RunProgress => {
  const left = leftOut.reduce((sum, { lessons }) => sum + lessons, 0);
  const sizes = input.tasks.map((task, index) => (toPlace[index] ? lessonsIn(task) : 0));
  const open = sizes.reduce((sum, size) => sum + size, 0);
  const placed = sizes.reduce((sum, size, task) => sum + ((placing[task] ?? -1) >= 0 ? size : 0), 0);
  return { lessons: open + left, placed, cost };
};

/** What a search returns when it ends. */
export const foundBy = (board: TaskBoard, state: PlacingState) => ({
  ...progressOf(board, state),
  made: madeLessons(board, state.placing),
  unplaced: unplacedLessons(board, state.placing),
});

const afterSteps = (board: TaskBoard, most: number): PlacingState => {
  const search = placeLessons(board.input, most);
  for (;;) {
    const { value, done } = search.next();
    if (done) return value;
  }
};

/**
 * Makes the lessons of a timetable and puts them into effect immediately, within one transaction and a bounded number of
 * steps: the same school and seed yield the same lessons.
 */
export const makeTimetable = async (
  work: Work,
  { timetable, seed, steps }: { readonly timetable: number; readonly seed: number; readonly steps: number },
): Promise<RunProgress> => {
  const { transaction } = work;
  const week = await schoolWeekOf(transaction, { timetable, batches: [], seed });
  const board = taskBoardOf(week);
  const found = foundBy(board, afterSteps(board, steps));
  const given = { timetable, seed, seconds: 60, chosen: week.chosen };
  const run = await insertRun(transaction, given, actorId(work));
  await endRun(transaction, run, found);
  await takeLessons(timetable, week.chosen, found.made, work);
  await noteTaken(transaction, run, timetable);
  return found;
};
