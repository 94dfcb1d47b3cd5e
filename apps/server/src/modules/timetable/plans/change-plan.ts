import { changeDates } from '@school/domain';
import type { DateChange, PlanDates } from '@school/domain';
import { Conflict } from '@school/kernel';
import { actorId, writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import type { RecordValues, Work } from '../../../engine/behaviour.ts';
import { askFirst } from '../../../engine/own-calls/ask-first.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import { copyLessons, countLessonsOf, removeLessonsOf } from './plan.store.ts';

type Refused = Extract<DateChange, { kind: 'REFUSED' }>['why'];

const refuse = (why: Refused): never => {
  if (why === 'OVER') throw new Conflict('The timetable is over and cannot be changed.', { code: why });
  if (why === 'HAS_BEGUN') {
    throw invalidField(
      'startDate',
      'hasBegun',
      'The first day of a timetable that has begun cannot be changed.',
    );
  }
  if (why === 'BEGINS_IN_THE_PAST') {
    throw invalidField('startDate', 'past', 'It can begin tomorrow at the earliest.');
  }
  throw invalidField('endDate', 'past', 'The timetable would already be over.');
};

const datesOf = (row: RecordValues): PlanDates => ({
  startDate: String(row['startDate']),
  endDate: String(row['endDate']),
});

/** Ends a timetable and continues it as another one with the same lessons; returns the new one. */
const split = async (
  current: RecordValues,
  { ends, next }: Extract<DateChange, { kind: 'SPLIT' }>,
  rest: RecordValues,
  work: Work,
): Promise<RecordValues> => {
  const from = Number(current['id']);
  askFirst(work.context, {
    message: 'The timetable has begun: it ends today, and another one with the same lessons begins tomorrow.',
    reason: 'timetableSplit',
    params: {},
  });
  const { version, ...more } = rest;
  await work.records.update(work, 'timetable', from, {
    endDate: ends,
    ...(version === undefined ? {} : { version }),
  });
  const { academicYear, batches } = { ...current, ...more };
  const [made = {}] = await work.records.create(work, 'timetable', [{ academicYear, batches, ...next }]);
  const to = Number(made['id']);
  writeAuditLines(
    work,
    'timetableEntry',
    'create',
    await copyLessons(work.transaction, { from, to, actor: actorId(work) }),
  );
  if (current['status'] !== 'PUBLISHED') return made;
  return work.records.transition(work, 'timetable', to, 'publish');
};

/** Removes the lessons of batches that leave the timetable. */
const leaveOut = async (current: RecordValues, kept: unknown, work: Work): Promise<void> => {
  if (!Array.isArray(kept)) return;
  const stays = new Set(kept.map(Number));
  const before = Array.isArray(current['batches']) ? current['batches'].map(Number) : [];
  const gone = before.filter((id) => !stays.has(id));
  const id = Number(current['id']);
  const lessons = await countLessonsOf(work.transaction, id, gone);
  if (lessons === 0) return;
  askFirst(work.context, {
    message: '%{lessons} lessons of batches that leave the timetable will be deleted.',
    reason: 'lessonsLeaveTimetable',
    params: { lessons },
  });
  writeAuditLines(work, 'timetableEntry', 'delete', await removeLessonsOf(work.transaction, id, gone));
};

/** Changes a timetable; one that has begun is split at its new dates (R22). Returns the one that continues. */
export const changePlan = async (
  current: RecordValues,
  input: RecordValues,
  work: Work,
): Promise<RecordValues> => {
  await leaveOut(current, input['batches'], work);
  const wanted = datesOf({ ...current, ...input });
  const old = datesOf(current);
  const isMoved = wanted.startDate !== old.startDate || wanted.endDate !== old.endDate;
  // An end before the beginning is left to its own check.
  if (!isMoved || wanted.endDate < wanted.startDate) {
    return work.records.update(work, 'timetable', Number(current['id']), input);
  }
  const change = changeDates(old, wanted, work.context.today);
  if (change.kind === 'REFUSED') return refuse(change.why);
  if (change.kind === 'SPLIT') {
    const { startDate: _start, endDate: _end, ...rest } = input;
    return split(current, change, rest, work);
  }
  return work.records.update(work, 'timetable', Number(current['id']), input);
};
