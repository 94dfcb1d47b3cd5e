import type { IsoDate } from '../calendar/iso-date.ts';
import type { RegisterStatus } from './day-lock.ts';
import type { AttendanceFigures, AttendanceKind } from './figures.ts';
import type { Stay } from './school-days.ts';

/** A label as offered in the register. */
export interface RegisterLabel {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly kind: AttendanceKind;
  readonly absenceWeight: string;
  readonly requiresReason: boolean;
  readonly notifyGuardian: boolean;
}

/** Content of a cell of the register. */
export interface DayMark {
  readonly student: number;
  readonly date: IsoDate;
  readonly label: number;
  readonly forenoon: boolean;
  readonly afternoon: boolean;
  readonly reason: string | null;
  readonly minutesLate: number | null;
}

/** A student of the batch within the range, with the periods of membership. */
export interface RegisterStudent {
  readonly student: number;
  readonly name: string;
  readonly rollNumber: string | null;
  readonly admissionNumber: string;
  readonly stays: readonly Stay[];
}

/** A day whose register was taken. */
export interface TakenDay {
  readonly date: IsoDate;
  readonly status: RegisterStatus;
  readonly takenBy: string | null;
}

/** The register of a batch over a range of days. */
export interface StudentRegister {
  readonly batch: number;
  readonly batchName: string;
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly today: IsoDate;
  /** Days without classes within the range, and why. */
  readonly offDays: readonly IsoDate[];
  /** Days that a tutor can no longer change. */
  readonly locked: readonly IsoDate[];
  readonly taken: readonly TakenDay[];
  readonly students: readonly RegisterStudent[];
  readonly marks: readonly DayMark[];
  readonly labels: readonly RegisterLabel[];
  /** Whether the caller may write here at all, and whether also on locked days. */
  readonly mayMark: boolean;
  readonly mayUnlock: boolean;
  /** Whether parents are notified at all. */
  readonly notifies: boolean;
}

/** A batch that the caller may mark or view. */
export interface AttendanceBatch {
  readonly id: number;
  readonly name: string;
  readonly mayMark: boolean;
  readonly students: number;
  /** Whether today's register has been taken. */
  readonly isTaken: boolean;
}

/** A mark with its label. */
export interface TimelineMark extends DayMark {
  readonly code: string;
  readonly labelName: string;
  readonly kind: AttendanceKind;
}

/** Figures of one calendar month "yyyy-MM". */
export interface MonthFigures extends AttendanceFigures {
  readonly month: string;
}

/** The attendance of one student over a range of days. */
export interface StudentTimeline {
  readonly student: number;
  readonly name: string;
  readonly rollNumber: string | null;
  readonly admissionNumber: string;
  readonly batchName: string;
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly total: AttendanceFigures;
  /** Below the percentage in the settings. */
  readonly isLow: boolean;
  readonly minPercentage: string;
  readonly months: readonly MonthFigures[];
  /** Latest first. */
  readonly marks: readonly TimelineMark[];
}

/** Someone who was notified of an absence, or should have been. */
export interface NoticeRow {
  readonly id: number;
  readonly date: IsoDate;
  readonly kind: 'ABSENCE' | 'CORRECTION';
  readonly batchName: string;
  readonly student: string;
  readonly guardian: string;
  readonly channel: 'IN_APP' | 'EMAIL' | 'SMS';
  readonly recipient: string | null;
  readonly status: 'QUEUED' | 'SENT' | 'FAILED' | 'SKIPPED';
  readonly error: string | null;
}
