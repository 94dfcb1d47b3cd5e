import type { NoticeRow, StudentTimeline } from './wire.ts';

/** Responses of the calls whose definitions state a type. */
declare module '@school/kernel' {
  interface KnownAnswers {
    absenceNotices: readonly NoticeRow[];
    attendanceOfStudent: StudentTimeline;
  }
}
