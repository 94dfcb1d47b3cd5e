import type { GradeLevel } from './grade.ts';
import type { ExamAttendance, ExamType } from './score.ts';

/** An exam as used for entering its marks. */
export interface ExamFacts {
  readonly id: number;
  readonly group: number;
  readonly groupName: string;
  readonly status: string;
  readonly batch: number;
  readonly batchName: string;
  readonly batchActive: boolean;
  readonly subject: number;
  readonly subjectName: string;
  readonly date: string;
  readonly examType: ExamType;
  readonly maximumMarks: string | null;
  readonly minimumMarks: string | null;
}

/** A student of the exam with what has been entered so far. */
export interface MarkStudent {
  readonly student: number;
  readonly name: string;
  readonly admissionNumber: string;
  readonly rollNumber: string | null;
  readonly marks: string | null;
  readonly gradingLevel: number | null;
  readonly attendanceStatus: ExamAttendance | null;
  readonly isFailed: boolean | null;
  readonly remarks: string | null;
  /** Null where nothing was entered. */
  readonly version: number | null;
  /** The mark before the office changed all of them by a rule; empty where it stayed the same. */
  readonly before?: string | null;
}

/** An exam with the rules for its marks, and its takers. */
export interface MarkSheet extends ExamFacts {
  readonly scale: readonly GradeLevel[];
  readonly students: readonly MarkStudent[];
  /** Of those with a mark, to two decimals. */
  readonly average: string | null;
  /** Teachers of another subject of the batch see the exam, but none of its students. */
  readonly mayRead: boolean;
  readonly mayEnter: boolean;
  /** The office has changed all marks by a rule, and only the office can change them further. */
  readonly moderated: boolean;
}

/** An exam plan of a course as used for adding its exams. */
export interface PlanFacts {
  readonly id: number;
  readonly name: string;
  readonly batchName: string;
  readonly examType: ExamType;
}

/** A subject with exams that groups of a plan lack; the same code in several batches counts as one. */
export interface PlanSubject {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  /** Each group that lacks it, with the subject of its batch. */
  readonly groups: readonly { readonly group: number; readonly batch: number; readonly subject: number }[];
}

/** An exam plan with the subjects it has no exams for. */
export interface OpenPlan extends PlanFacts {
  readonly subjects: readonly PlanSubject[];
}
