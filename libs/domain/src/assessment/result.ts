import { Decimal, ZERO, decimalOf } from '../money/decimal.ts';
import { percentOf } from './grade.ts';
import type { ExamAttendance } from './score.ts';

/**
 * How a course expresses its results: percentage, grade point average, or average weighted by credit hours. The boards'
 * schemes (CCE, ICSE) combine a year in their own way; their individual exams use percentages.
 */
export type GradingType = 'NORMAL' | 'GPA' | 'CWA' | 'CCE' | 'ICSE';

/** Whether results are weighted by the credit hours of the subjects. */
export const countsCredits = (type: GradingType): boolean => type === 'GPA' || type === 'CWA';

/** A student's result in one exam; `undefined` attendance means that nothing was entered. */
export interface ExamMark {
  readonly subject: number;
  /** Null for exams that only award grades. */
  readonly marks: string | null;
  readonly maximum: string | null;
  readonly attendance: ExamAttendance | undefined;
  readonly isFailed: boolean;
  /** Of the grade, for a GPA. */
  readonly points: string | null;
  readonly creditHours: string | null;
}

const counts = ({ attendance }: ExamMark): boolean => attendance !== 'EXEMPT';
const marksOf = ({ marks, attendance }: ExamMark): Decimal =>
  attendance === 'PRESENT' && marks !== null ? decimalOf(marks) : ZERO;
const sum = (values: readonly Decimal[]): Decimal => values.reduce((total, value) => total.plus(value), ZERO);

/** Marks and maximum of the exams that count: exempt ones are left out, absent and missing ones contribute nothing (R8). */
export const totalsOf = (
  marks: readonly ExamMark[],
): { readonly total: Decimal; readonly maximum: Decimal } => {
  const counted = marks.filter((mark) => counts(mark) && mark.maximum !== null);
  return {
    total: sum(counted.map(marksOf)),
    maximum: sum(counted.map(({ maximum }) => decimalOf(maximum ?? '0'))),
  };
};

/** Σ marks of those with a mark ÷ their number; undefined when nobody has one (R8). */
export const classAverage = (marks: readonly (string | null)[]): Decimal | undefined => {
  const given = marks.flatMap((mark) => (mark === null ? [] : [decimalOf(mark)]));
  return given.length === 0 ? undefined : sum(given).dividedBy(given.length);
};

/** Failed when any exam that counts is failed or has no mark (R8). */
export const outcomeOf = (marks: readonly ExamMark[]): 'PASS' | 'FAIL' =>
  marks.some((mark) => counts(mark) && (mark.isFailed || mark.attendance === undefined)) ? 'FAIL' : 'PASS';

/**
 * Why a student has failed: exams that count and have no mark, because they were missed or nothing was entered, and exams
 * below the pass mark. Both are empty for students who have passed.
 */
export const failuresOf = <M extends ExamMark>(
  marks: readonly M[],
): { readonly missed: readonly M[]; readonly below: readonly M[] } => {
  const counted = marks.filter(counts);
  return {
    missed: counted.filter(
      ({ attendance, isFailed }) => attendance === undefined || (isFailed && attendance !== 'PRESENT'),
    ),
    below: counted.filter(({ attendance, isFailed }) => attendance === 'PRESENT' && isFailed),
  };
};

const weighted = (parts: readonly (readonly [value: Decimal, credits: Decimal])[]): Decimal | undefined => {
  const credits = sum(parts.map(([, hours]) => hours));
  return credits.isZero()
    ? undefined
    : sum(parts.map(([value, hours]) => value.times(hours))).dividedBy(credits);
};

/** Score of one exam: percentage, or for GPA the points of its grade; undefined where the student is exempt. */
export const subjectScore = (mark: ExamMark, type: GradingType): Decimal | undefined => {
  if (!counts(mark)) return undefined;
  if (type === 'GPA') return mark.points === null ? ZERO : decimalOf(mark.points);
  return mark.maximum === null ? undefined : percentOf(marksOf(mark), decimalOf(mark.maximum));
};

/**
 * Score of an exam group: percentage of all marks (R9), Σ points × credits ÷ Σ credits (R10), or the same for percentages
 * (R11). Undefined where nothing counts.
 */
export const groupScore = (marks: readonly ExamMark[], type: GradingType): Decimal | undefined => {
  if (!countsCredits(type)) {
    const { total, maximum } = totalsOf(marks);
    return maximum.isZero() ? undefined : percentOf(total, maximum);
  }
  return weighted(
    marks.flatMap((mark) => {
      const score = subjectScore(mark, type);
      return score === undefined ? [] : [[score, decimalOf(mark.creditHours ?? '0')] as const];
    }),
  );
};
