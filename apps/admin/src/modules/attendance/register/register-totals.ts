import type { DayMark, StudentRegister } from '@school/domain';
import { cellKey } from '../parts/marks.ts';

/** Days on which a student was away, halves as halves, and how often he was late. */
export interface StudentTotals {
  readonly away: number;
  readonly late: number;
}

type Marked = Pick<StudentRegister, 'labels'> & { readonly marks: ReadonlyMap<string, DayMark> };

const none: StudentTotals = { away: 0, late: 0 };

const ofMark = ({ labels }: Marked, mark: DayMark | undefined): StudentTotals => {
  const kind = labels.find(({ id }) => id === mark?.label)?.kind;
  if (!mark || kind === 'ON_DUTY') return none;
  if (kind === 'LATE') return { away: 0, late: 1 };
  return { away: (Number(mark.forenoon) + Number(mark.afternoon)) / 2, late: 0 };
};

const plus = (a: StudentTotals, b: StudentTotals): StudentTotals => ({
  away: a.away + b.away,
  late: a.late + b.late,
});

/** A student's totals over a number of days; anyone on duty does not count as away. */
export const totalsOfStudent = (register: Marked, student: number, days: readonly string[]): StudentTotals =>
  days.reduce((sum, date) => plus(sum, ofMark(register, register.marks.get(cellKey(student, date)))), none);

/** The totals of a day over the class. */
export const totalsOfDay = (
  register: Marked & Pick<StudentRegister, 'students'>,
  date: string,
): StudentTotals =>
  register.students.reduce(
    (sum, { student }) => plus(sum, ofMark(register, register.marks.get(cellKey(student, date)))),
    none,
  );
