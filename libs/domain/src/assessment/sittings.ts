/** When an exam is written: a day and hours "HH:mm". */
export interface ExamSlot {
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
}

/** One may begin as the other ends (R23). */
const meet = (one: ExamSlot, other: ExamSlot): boolean =>
  one.date === other.date && one.startTime < other.endTime && other.startTime < one.endTime;

/** Exams that are written at the same time, and when. */
export interface SittingSlot<E extends ExamSlot> extends ExamSlot {
  readonly exams: readonly E[];
}

/** Exams put together that are written at the same time, in the order of their days and hours. */
export const sittingsOf = <E extends ExamSlot>(exams: readonly E[]): readonly SittingSlot<E>[] => {
  const found: SittingSlot<E>[] = [];
  const inOrder = exams.toSorted((a, b) =>
    `${a.date} ${a.startTime}` < `${b.date} ${b.startTime}` ? -1 : 1,
  );
  for (const exam of inOrder) {
    const last = found.at(-1);
    if (!last || !meet(last, exam)) {
      const { date, startTime, endTime } = exam;
      found.push({ date, startTime, endTime, exams: [exam] });
      continue;
    }
    const endTime = exam.endTime > last.endTime ? exam.endTime : last.endTime;
    found[found.length - 1] = { ...last, endTime, exams: [...last.exams, exam] };
  }
  return found;
};
