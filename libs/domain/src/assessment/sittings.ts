/** When an exam takes place: a day and times "HH:mm". */
export interface ExamSlot {
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
}

/** One may begin as the other ends (R23). */
const meet = (one: ExamSlot, other: ExamSlot): boolean =>
  one.date === other.date && one.startTime < other.endTime && other.startTime < one.endTime;

/** Exams that take place at the same time, and when. */
export interface SittingSlot<E extends ExamSlot> extends ExamSlot {
  readonly exams: readonly E[];
}

/** Exams grouped by the time they take place, in the order of their days and times. */
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
