import type { NoticeRow, StudentTimeline } from './wire.ts';

/** What the calls answer whose definitions state a type. */
declare module '@school/kernel' {
  interface KnownAnswers {
    absenceNotices: readonly NoticeRow[];
    attendanceOfStudent: StudentTimeline;
  }
}
