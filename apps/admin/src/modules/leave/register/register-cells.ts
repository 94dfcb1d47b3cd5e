import type { AttendanceRegister, LeaveSession, RegisterLateness, RegisterMark } from '@school/domain';

/**
 * The state of a cell. Where a day without a mark counts as present, present is empty; elsewhere it is its own mark. H1 and
 * H2 mean absent for the first or second half.
 */
export interface CellMark {
  readonly session: LeaveSession;
  readonly leaveType: number | null;
  readonly present?: boolean;
}

/** Minutes missed on a day; neither of the two removes them. */
export interface LateMinutes {
  readonly minutesLate: number;
  readonly minutesEarly: number;
}

/** Why a cell cannot be written to. */
export type CellLock = 'future' | 'employment' | 'leave' | 'paid';

export const cellKey = (employee: number, date: string): string => `${employee}/${date}`;

/** The marks of a register by cell; two halves of one day are both kept. */
export const marksByCell = (marks: readonly RegisterMark[]): ReadonlyMap<string, readonly RegisterMark[]> => {
  const cells = new Map<string, RegisterMark[]>();
  for (const mark of marks) {
    const key = cellKey(mark.employeeId, mark.date);
    cells.set(key, [...(cells.get(key) ?? []), mark]);
  }
  return cells;
};

/** The lateness of a register by cell. */
export const lateByCell = (late: readonly RegisterLateness[]): ReadonlyMap<string, RegisterLateness> =>
  new Map(late.map((day) => [cellKey(day.employeeId, day.date), day]));

/** The minutes late given by a pasted number; undefined if it is not one. */
export const readMinutes = (text: string): LateMinutes | undefined =>
  /^\d{1,3}$/.test(text.trim()) ? { minutesLate: Number(text), minutesEarly: 0 } : undefined;

/** Why a cell is locked, undefined for one that can be marked. */
export const lockOf = (
  register: AttendanceRegister,
  employee: AttendanceRegister['employees'][number],
  date: string,
  marks: readonly RegisterMark[],
): CellLock | undefined => {
  if (date > register.today) return 'future';
  if (date < employee.joiningDate || (employee.leavingDate !== null && date > employee.leavingDate))
    return 'employment';
  if (marks.some(({ isFixed }) => isFixed)) return 'leave';
  const isPaid = ({ employeeId, from, to }: AttendanceRegister['closed'][number]): boolean =>
    employeeId === employee.employeeId && from <= date && date <= to;
  return register.closed.some(isPaid) ? 'paid' : undefined;
};

/**
 * The mark for a key or a pasted word: null clears, undefined is not understood.
 * @param leaveType the type marked by L
 */
export const readMark = (
  text: string,
  leaveType: number | null,
  { leaveTypes: types, isAbsentUnmarked }: Pick<AttendanceRegister, 'leaveTypes' | 'isAbsentUnmarked'>,
): CellMark | null | undefined => {
  const word = text.trim().toUpperCase();
  if (word === 'P' && isAbsentUnmarked) return { session: 'FULL', leaveType: null, present: true };
  // Half a day away is half a day present: the other half needs no mark to count as absence.
  const halves: Readonly<Record<string, LeaveSession>> = { H: 'SECOND', H1: 'SECOND', H2: 'FIRST' };
  const half = isAbsentUnmarked ? halves[word] : undefined;
  if (half) return { session: half, leaveType: null, present: true };
  if (word === 'P' || word === '') return null;
  if (word === 'A') return { session: 'FULL', leaveType: null };
  if (word === 'H' || word === 'H1') return { session: 'FIRST', leaveType: null };
  if (word === 'H2') return { session: 'SECOND', leaveType: null };
  if (word === 'L') return leaveType === null ? undefined : { session: 'FULL', leaveType };
  const type = types.find(({ code }) => code.toUpperCase() === word);
  return type ? { session: 'FULL', leaveType: type.id } : undefined;
};

/** The cell text; minutes late or left early follow the mark of a half day. */
export const markText = (marks: readonly RegisterMark[], late?: LateMinutes): string =>
  [
    ...marks.map(
      ({ session, leaveTypeCode, isPresent }) =>
        `${leaveTypeCode ?? (isPresent ? 'P' : session === 'FULL' ? 'A' : 'H')}${session === 'FULL' ? '' : session === 'FIRST' ? '1' : '2'}`,
    ),
    ...(late ? [`${late.minutesLate + late.minutesEarly}′`] : []),
  ].join(' ');
