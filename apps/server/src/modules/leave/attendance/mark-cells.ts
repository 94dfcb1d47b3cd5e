import { Conflict, Refusal } from '@school/kernel';
import type { FieldProblem } from '@school/kernel';
import type { LeaveSession } from '@school/domain';
import type { Work } from '../../../engine/behaviour.ts';
import { latenessOf } from './lateness.store.ts';
import { handMarksOf } from './register.store.ts';

/** What a register cell is set to: no session clears it. */
export interface MarkedCell {
  readonly employeeId: number;
  readonly date: string;
  readonly session: LeaveSession | null;
  /** Present instead of away, if an unmarked day counts as absent. */
  readonly present: boolean;
  readonly leaveType: number | null;
  readonly reason: string | null;
}

/** A day of the register with late arrival or early departure. */
export interface LateCell {
  readonly employeeId: number;
  readonly date: string;
  readonly minutesLate: number;
  readonly minutesEarly: number;
  readonly reason: string | null;
}

type Told = Pick<FieldProblem, 'message' | 'text' | 'params'>;

/** The message of a refusal, from its first field if it names one. */
const told = ({ data, message }: Refusal): Told => {
  const { errors, said } = data as { readonly errors?: readonly Told[]; readonly said?: Partial<Told> };
  const [first = { message, ...said }] = errors ?? [];
  return { message: first.message, ...(first.params ? { text: first.text, params: first.params } : {}) };
};

/** A cell that was not saved, and why. */
export interface RefusedCell extends Told {
  readonly employeeId: number;
  readonly date: string;
}

const clearLateness = async (
  { employeeId, date }: Pick<LateCell, 'employeeId' | 'date'>,
  work: Work,
): Promise<void> => {
  for (const { id } of await latenessOf(work.transaction, [employeeId], date, date)) {
    await work.records.remove(work, 'employeeLateness', id);
  }
};

const setLateness = async (cell: LateCell, work: Work): Promise<void> => {
  await clearLateness(cell, work);
  const { employeeId: employee, date: lateOn, minutesLate, minutesEarly, reason } = cell;
  if (minutesLate + minutesEarly === 0) return;
  await work.records.create(work, 'employeeLateness', [
    { employee, lateOn, minutesLate, minutesEarly, reason },
  ]);
};

/** A mark for the whole day, or none, is complete; half a day leaves room for lateness in the other half. */
const setCell = async (cell: MarkedCell, work: Work): Promise<void> => {
  const { employeeId, date, session, present, leaveType, reason } = cell;
  if (session === null || session === 'FULL') await clearLateness(cell, work);
  for (const id of await handMarksOf(work.transaction, employeeId, date)) {
    await work.records.remove(work, 'employeeAttendance', id);
  }
  if (session === null) return;
  const mark = { employee: employeeId, attendanceDate: date, session, present, leaveType, reason };
  await work.records.create(work, 'employeeAttendance', [mark]);
};

const setEach = async <Cell extends MarkedCell | LateCell>(
  cells: readonly Cell[],
  set: (cell: Cell, work: Work) => Promise<void>,
  work: Work,
): Promise<readonly RefusedCell[]> => {
  const { transaction } = work;
  const refused: RefusedCell[] = [];
  // Always in the same order, so that two concurrent registers never deadlock.
  const ordered = cells.toSorted((a, b) => a.employeeId - b.employeeId || (a.date < b.date ? -1 : 1));
  for (const cell of ordered) {
    await transaction.query({ text: 'SAVEPOINT register_cell' });
    try {
      await set(cell, work);
      await transaction.query({ text: 'RELEASE SAVEPOINT register_cell' });
    } catch (error) {
      if (!(error instanceof Refusal) || (error.status !== 400 && !(error instanceof Conflict))) throw error;
      await transaction.query({ text: 'ROLLBACK TO SAVEPOINT register_cell' });
      refused.push({ employeeId: cell.employeeId, date: cell.date, ...told(error) });
    }
  }
  return refused;
};

/**
 * Sets register cells one by one: a refused cell stays as it was and does not hold up the others.
 * @param late days with minutes late; zero for both removes the lateness
 * @returns the cells that were refused
 */
export const markCells = async (
  cells: readonly MarkedCell[],
  late: readonly LateCell[],
  work: Work,
): Promise<readonly RefusedCell[]> => [
  ...(await setEach(cells, setCell, work)),
  ...(await setEach(late, setLateness, work)),
];
