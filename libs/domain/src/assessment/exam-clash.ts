/** When an exam is written: a day and hours "HH:mm". */
export interface ExamSlot {
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
}

/** Whether two exams meet; one may begin as the other ends (R23). */
export const slotsClash = (a: ExamSlot, b: ExamSlot): boolean =>
  a.date === b.date && a.startTime < b.endTime && b.startTime < a.endTime;
