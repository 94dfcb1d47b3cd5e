import type { DayMark, IsoDate } from '@school/domain';
import type { Changes } from '../../../engine/audit-entry.ts';
import { actorId, writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import type { Work } from '../../../engine/behaviour.ts';
import { judgesOf, type MarkedCell } from './judges.ts';
import { takeBackNotices } from '../notices/take-back.ts';
import {
  clearMarks,
  marksAt,
  putMarks,
  takeDays,
  type CellPlace,
  type MarkSource,
  type WrittenMark,
} from './mark.store.ts';
import type { CellRefusal } from './refused-mark.ts';
import { holdBatchRegister, type Days } from './register.store.ts';

export interface RefusedCell extends CellPlace {
  readonly code: CellRefusal;
}

/** What to write for one batch. */
export interface Marking {
  readonly batch: number;
  readonly cells: readonly MarkedCell[];
  /** Days whose register was taken, even if nobody was absent. */
  readonly taken: readonly IsoDate[];
  readonly source: MarkSource;
}

const keyOf = ({ student, date }: CellPlace): string => `${student}/${date}`;

const spanOf = (dates: readonly IsoDate[]): Days => {
  const sorted = dates.toSorted();
  return { from: sorted[0] ?? '', to: sorted.at(-1) ?? '' };
};

const markFields = ['label', 'forenoon', 'afternoon', 'reason', 'minutesLate'] as const;

const changesOf = (before: DayMark | undefined, after: DayMark | undefined): Changes =>
  Object.fromEntries(
    markFields.flatMap((field) => {
      const [old, now] = [before?.[field] ?? null, after?.[field] ?? null];
      return old === now ? [] : [[field, [old, now]] as const];
    }),
  );

const audit = (
  work: Work,
  written: readonly WrittenMark[],
  verb: 'create' | 'update' | 'delete',
  changes: (mark: WrittenMark) => Changes,
): void =>
  writeAuditLines(
    work,
    'attendance',
    verb,
    written.map((mark) => ({ id: mark.id, version: mark.version, changes: changes(mark) })),
  );

/** The last value for each cell, in a fixed order for all callers. */
const eachOnce = (cells: readonly MarkedCell[]): MarkedCell[] =>
  [...new Map(cells.map((cell) => [keyOf(cell), cell])).values()].toSorted(
    (a, b) => a.student - b.student || (a.date < b.date ? -1 : 1),
  );

const write = async ({ batch, source }: Marking, cells: readonly MarkedCell[], work: Work): Promise<void> => {
  const { transaction } = work;
  const before = new Map((await marksAt(transaction, cells)).map((mark) => [keyOf(mark), mark]));
  const marks = cells.flatMap(({ label, ...cell }) => (label === null ? [] : [{ ...cell, label }]));
  const after = new Map(marks.map((mark) => [keyOf(mark), mark]));
  const put = marks.length > 0 ? await putMarks(transaction, batch, marks, source, actorId(work)) : [];
  const gone = cells.filter((cell) => cell.label === null && before.has(keyOf(cell)));
  const cleared = gone.length > 0 ? await clearMarks(transaction, gone) : [];
  const changes = (mark: WrittenMark): Changes => changesOf(before.get(keyOf(mark)), after.get(keyOf(mark)));
  audit(
    work,
    put.filter(({ isNew }) => isNew),
    'create',
    changes,
  );
  audit(
    work,
    put.filter(({ isNew }) => !isNew),
    'update',
    changes,
  );
  audit(work, cleared, 'delete', changes);
  await takeBackNotices([...put.filter(({ isNew }) => !isNew), ...cleared], work);
};

/**
 * Sets cells of a batch's register; a refused cell stays as it was and does not hold up the others. Users marking the same
 * batch are serialised: the later one wins, and a student has one mark per day.
 */
export const markCells = async (marking: Marking, work: Work): Promise<readonly RefusedCell[]> => {
  const { batch, taken } = marking;
  const cells = eachOnce(marking.cells);
  const dates = [...new Set([...cells.map(({ date }) => date), ...taken])];
  if (dates.length === 0) return [];
  await holdBatchRegister(work.transaction, batch);
  const judges = await judgesOf(batch, spanOf(dates), work);
  const refused: RefusedCell[] = [];
  const accepted = cells.filter((cell) => {
    const code = judges.cell(cell);
    if (code) refused.push({ student: cell.student, date: cell.date, code });
    return code === undefined;
  });
  const wrongDays = taken.flatMap((date) => {
    const code = judges.day(date);
    return code ? [{ student: 0, date, code }] : [];
  });
  await write(marking, accepted, work);
  const days = [
    ...new Set([...accepted.filter(({ label }) => label !== null).map(({ date }) => date), ...taken]),
  ];
  const right = days.filter((date) => !wrongDays.some((wrong) => wrong.date === date)).toSorted();
  const made = right.length > 0 ? await takeDays(work.transaction, batch, right, actorId(work)) : [];
  writeAuditLines(work, 'markedRegister', 'create', made);
  return [...refused, ...wrongDays];
};
