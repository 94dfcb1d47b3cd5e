import { decimalOf } from '../money/decimal.ts';
import { gradeOf, percentOf, type GradeLevel, type GradeRounding } from './grade.ts';

export type ExamType = 'MARKS' | 'GRADES' | 'MARKS_AND_GRADES';
export type ExamAttendance = 'PRESENT' | 'ABSENT' | 'EXEMPT' | 'MALPRACTICE';

/** What an exam requires of its marks. */
export interface ExamRule {
  readonly examType: ExamType;
  /** Decimal strings; null for exams with grades only. */
  readonly maximumMarks: string | null;
  readonly minimumMarks: string | null;
  readonly scale: readonly GradeLevel[];
  readonly rounding: GradeRounding;
}

/** What a user entered for one student. */
export interface EnteredScore {
  readonly marks: string | null;
  /** Chosen grade, for exams with grades only. */
  readonly gradingLevel: number | null;
  readonly attendanceStatus: ExamAttendance;
}

/** What is stored of it. */
export interface JudgedScore extends EnteredScore {
  readonly isFailed: boolean;
}

export type ScoreProblem = 'NOT_MARKS' | 'ABOVE_MAXIMUM' | 'NO_GRADE' | 'NOT_IN_SCALE';

const marksText = /^\d{1,5}(\.\d{1,2})?$/;

const present = (entered: EnteredScore, rule: ExamRule): JudgedScore | ScoreProblem => {
  if (rule.examType === 'GRADES') {
    const level = rule.scale.find(({ id }) => id === entered.gradingLevel);
    if (entered.gradingLevel === null) return 'NO_GRADE';
    if (!level) return 'NOT_IN_SCALE';
    return { ...entered, marks: null, isFailed: !level.isPass };
  }
  if (entered.marks === null || !marksText.test(entered.marks)) return 'NOT_MARKS';
  const [marks, maximum] = [decimalOf(entered.marks), decimalOf(rule.maximumMarks ?? '0')];
  if (marks.gt(maximum)) return 'ABOVE_MAXIMUM';
  const level =
    rule.examType === 'MARKS_AND_GRADES' && !maximum.isZero()
      ? gradeOf(percentOf(marks, maximum), rule.scale, rule.rounding)
      : undefined;
  return {
    marks: marks.toFixed(2),
    gradingLevel: level?.id ?? null,
    attendanceStatus: 'PRESENT',
    isFailed: marks.lt(decimalOf(rule.minimumMarks ?? '0')),
  };
};

/**
 * Checks the entry and determines the grade and whether the student failed (R8): present with less than the pass mark or
 * with a grade that is not a pass; absent and malpractice count as failed, exempt as neither.
 */
export const judgeScore = (entered: EnteredScore, rule: ExamRule): JudgedScore | ScoreProblem => {
  const { attendanceStatus } = entered;
  if (attendanceStatus === 'PRESENT') return present(entered, rule);
  return { marks: null, gradingLevel: null, attendanceStatus, isFailed: attendanceStatus !== 'EXEMPT' };
};
