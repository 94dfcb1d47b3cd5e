import { overfullClasses, phaseOf } from '@school/domain';
import { Conflict, NotFound } from '@school/kernel';
import { searchTimetable, stopTimetableSearch, takeTimetableSearch } from '@school/resources';
import { actorId, writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import type { RecordValues, Work } from '../../../engine/behaviour.ts';
import { handle } from '../../../engine/operation/handle.ts';
import type { Handler } from '../../../engine/operation/handle.ts';
import { batchRooms } from '../../academics/taught-subjects.store.ts';
import { askToStop, insertRun, madeByRun, noteTaken, readRun, runningRun } from './run.store.ts';
import { schoolWeekOf, searchSettings } from './school-week.store.ts';
import { takeLessons } from './take-lessons.ts';
import type { TimetableSearch } from './timetable-search.ts';

/** @throws Conflict for a timetable that is over: its lessons have been held */
const requireOpen = async (work: Work, timetable: number): Promise<void> => {
  const row: RecordValues | undefined = await work.records.read(work, 'timetable', timetable);
  if (!row) throw new NotFound();
  const dates = { startDate: String(row['startDate']), endDate: String(row['endDate']) };
  if (phaseOf(dates, work.context.today) === 'PAST') {
    throw new Conflict('The timetable is over and cannot be changed.', { code: 'OVER' });
  }
};

/** @throws Conflict that names a class with more lessons than periods: no search can place them (R26) */
const requireRoom = async (
  work: Work,
  asked: { readonly timetable: number; readonly batches: readonly number[]; readonly seed: number },
): Promise<readonly number[]> => {
  const week = await schoolWeekOf(work.transaction, asked);
  if (week.chosen.length === 0) {
    throw new Conflict('Choose at least one batch of the timetable.', { code: 'NO_BATCHES' });
  }
  const [full] = overfullClasses(week);
  if (full) {
    const [batch] = await batchRooms(work.transaction, [full.batch]);
    throw new Conflict('%{batch}: %{extra} more lessons than the week has periods (%{periods}).', {
      code: 'OVERFULL',
      params: { batch: batch?.name ?? '', extra: full.lessons - full.periods, periods: full.periods },
    });
  }
  return week.chosen;
};

/** Making timetables: starting a search, ending it, taking over its result (R26). */
export const searchHandlers = (search: TimetableSearch): readonly Handler[] => [
  handle(searchTimetable, async ({ input, work }) => {
    const { timetable, batches = [], seed = 1 } = input;
    await requireOpen(work, timetable);
    if ((await runningRun(work.transaction, timetable)) !== undefined) {
      throw new Conflict('A search for this timetable is already running.', { code: 'RUNNING' });
    }
    const chosen = await requireRoom(work, { timetable, batches, seed: seed ?? 1 });
    const { seconds: usual } = await searchSettings(work.transaction);
    const run = await insertRun(
      work.transaction,
      { timetable, seed: seed ?? 1, seconds: input.seconds ?? usual, chosen },
      actorId(work),
    );
    writeAuditLines(work, 'timetableRun', 'create', [{ id: run, version: 1 }]);
    return { run, jobId: await search.start(work, run) };
  }),
  handle(stopTimetableSearch, async ({ record, work }) => {
    await askToStop(work.transaction, Number(record.id));
  }),
  handle(takeTimetableSearch, async ({ record, work }) => {
    const run = await readRun(work.transaction, Number(record.id));
    if (run?.state !== 'DONE') {
      throw new Conflict('Only what a search has found can be taken, and only once.', {
        code: 'NOT_FOUND_YET',
      });
    }
    await requireOpen(work, run.timetable);
    const made = await madeByRun(work.transaction, run.id);
    const taken = await takeLessons(run.timetable, run.chosen, made, work);
    await noteTaken(work.transaction, run.id, run.timetable);
    return taken;
  }),
];
