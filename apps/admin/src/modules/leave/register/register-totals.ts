import type { AttendanceRegister, RegisterLateness, RegisterMark } from '@school/domain';
import { cellKey } from './register-cells.ts';

/**
 * Totals of an employee over a number of days: days as whole ones and halves, and how often there was a half day or
 * lateness.
 */
export interface EmployeeTotals {
  readonly present: number;
  readonly absent: number;
  readonly leave: number;
  readonly halves: number;
  readonly late: number;
}

export const totalKeys = [
  'present',
  'absent',
  'leave',
  'halves',
  'late',
] as const satisfies readonly (keyof EmployeeTotals)[];

type Marked = Pick<AttendanceRegister, 'today' | 'isAbsentUnmarked'> & {
  readonly marks: ReadonlyMap<string, readonly RegisterMark[]>;
  readonly late: ReadonlyMap<string, RegisterLateness>;
  readonly off: ReadonlySet<string>;
};
type Person = AttendanceRegister['employees'][number];
type Kind = 'present' | 'absent' | 'leave';

export const none: EmployeeTotals = { present: 0, absent: 0, leave: 0, halves: 0, late: 0 };

export const plus = (a: EmployeeTotals, b: EmployeeTotals): EmployeeTotals => ({
  present: a.present + b.present,
  absent: a.absent + b.absent,
  leave: a.leave + b.leave,
  halves: a.halves + b.halves,
  late: a.late + b.late,
});

const kindOf = ({ leaveTypeCode, isPresent }: RegisterMark): Kind =>
  leaveTypeCode ? 'leave' : isPresent ? 'present' : 'absent';

/**
 * What an unmarked half day counts as: nothing on days off, and nothing while the day is not over where presence is marked.
 */
const unmarked = ({ isAbsentUnmarked, off, today }: Marked, date: string): Kind | undefined => {
  if (off.has(date)) return undefined;
  if (!isAbsentUnmarked) return 'present';
  return date < today ? 'absent' : undefined;
};

/** An employee's day; one in the future, or on which they were not employed, counts as nothing. */
export const totalsOfCell = (register: Marked, employee: Person, date: string): EmployeeTotals => {
  const { joiningDate, leavingDate, employeeId } = employee;
  if (date > register.today || date < joiningDate || (leavingDate !== null && date > leavingDate))
    return none;
  const marks = register.marks.get(cellKey(employeeId, date)) ?? [];
  const halves = (['FIRST', 'SECOND'] as const).map((half) => {
    const mark = marks.find(({ session }) => session === half || session === 'FULL');
    return mark ? kindOf(mark) : unmarked(register, date);
  });
  const days = (kind: Kind): number => halves.filter((half) => half === kind).length / 2;
  return {
    present: days('present'),
    absent: days('absent'),
    leave: days('leave'),
    halves: halves[0] === halves[1] ? 0 : 1,
    late: register.late.has(cellKey(employeeId, date)) ? 1 : 0,
  };
};

/** An employee's totals over the days of a register. */
export const totalsOfEmployee = (
  register: Marked,
  employee: Person,
  days: readonly string[],
): EmployeeTotals => days.reduce((sum, date) => plus(sum, totalsOfCell(register, employee, date)), none);

/** The totals of a day over all employees. */
export const totalsOfDay = (register: Marked, employees: readonly Person[], date: string): EmployeeTotals =>
  employees.reduce((sum, employee) => plus(sum, totalsOfCell(register, employee, date)), none);
