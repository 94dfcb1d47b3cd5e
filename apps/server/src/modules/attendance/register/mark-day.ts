import type { IsoDate } from '@school/domain';
import { actorId, writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import type { Work } from '../../../engine/behaviour.ts';
import { attendanceSettingOf } from '../attendance-setting.store.ts';
import { tellParents } from '../notices/tell-parents.ts';
import type { MarkedCell } from './judges.ts';
import { markCells } from './mark-cells.ts';
import { setDayStatus } from './mark.store.ts';
import { refusedMark } from './refused-mark.ts';
import { holdBatchRegister, registerMarks } from './register.store.ts';

/** A whole day of a batch: anyone not in the rows was present. */
interface DayOfBatch {
  readonly batch: number;
  readonly date: IsoDate;
  readonly rows: readonly MarkedCell[];
  /** The day is also locked. */
  readonly submits: boolean;
}

export interface SavedDay {
  /** Marks of the day. */
  readonly marks: number;
  readonly locked: boolean;
  /** Parents notified by it. */
  readonly told: number;
}

const setStatus = async (
  batch: number,
  date: IsoDate,
  status: 'LOCKED' | 'REOPENED',
  work: Work,
): Promise<void> => {
  const changed = await setDayStatus(work.transaction, batch, date, status, actorId(work));
  writeAuditLines(
    work,
    'markedRegister',
    'update',
    changed.map(({ id, version, before }) => ({ id, version, changes: { status: [before, status] } })),
  );
};

/** Takes the register of a day without changing it. @throws the refusal of a day that cannot be marked */
const takeDay = async (
  batch: number,
  date: IsoDate,
  cells: readonly MarkedCell[],
  work: Work,
): Promise<void> => {
  const [refused] = await markCells({ batch, cells, taken: [date], source: 'RAPID' }, work);
  if (refused) throw refusedMark(refused.code);
};

const lock = async (batch: number, date: IsoDate, work: Work): Promise<number> => {
  await setStatus(batch, date, 'LOCKED', work);
  const { notifies, notifiesOnLock } = await attendanceSettingOf(work.transaction);
  return notifies && notifiesOnLock ? tellParents(batch, date, work) : 0;
};

/** Writes a day as a whole; nothing is written if any part is refused. */
export const saveDay = async ({ batch, date, rows, submits }: DayOfBatch, work: Work): Promise<SavedDay> => {
  await holdBatchRegister(work.transaction, batch);
  const days = { from: date, to: date };
  const before = await registerMarks(work.transaction, batch, days);
  const named = new Set(rows.map(({ student }) => student));
  const cleared = before
    .filter(({ student }) => !named.has(student))
    .map((mark): MarkedCell => ({ ...mark, label: null }));
  await takeDay(batch, date, [...rows, ...cleared], work);
  const told = submits ? await lock(batch, date, work) : 0;
  const { length } = await registerMarks(work.transaction, batch, days);
  return { marks: length, locked: submits, told };
};

/** Locks a day; if its register was not taken, this takes it. */
export const closeDay = async (batch: number, date: IsoDate, work: Work): Promise<SavedDay> => {
  await takeDay(batch, date, [], work);
  const told = await lock(batch, date, work);
  const { length } = await registerMarks(work.transaction, batch, { from: date, to: date });
  return { marks: length, locked: true, told };
};

/** Opens a day for its tutors until it is locked by hand, even one locked by age. */
export const openDay = async (batch: number, date: IsoDate, work: Work): Promise<null> => {
  await takeDay(batch, date, [], work);
  await setStatus(batch, date, 'REOPENED', work);
  return null;
};
