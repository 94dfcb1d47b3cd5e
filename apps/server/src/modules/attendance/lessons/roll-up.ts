import { dayOfLessons, minutesBetween, missedMoreBefore, type LessonOfDay } from '@school/domain';
import type { Work } from '../../../engine/behaviour.ts';
import { attendanceSettingOf } from '../attendance-setting.store.ts';
import type { MarkedCell } from '../register/judges.ts';
import { markCells } from '../register/mark-cells.ts';
import { registerLabels } from '../register/register.store.ts';
import { conductedLessons, isTaughtTo, type ConductedLesson } from './conducted-lessons.ts';
import { daysSaidOtherwise, lessonKey, lessonMarks, type LessonMarkRow } from './lesson.store.ts';

/** A lesson of a student on that day, and the register's entry for them. */
interface LessonOfStudent extends LessonOfDay {
  readonly mark: LessonMarkRow | undefined;
}

/** A student's day as derived from the lessons; a cell without a label if they were there. */
const cellOf = (
  student: number,
  date: string,
  lessons: readonly LessonOfStudent[],
  { fullDayMinutes, absent }: { readonly fullDayMinutes: number; readonly absent: number },
): MarkedCell => {
  const presence = dayOfLessons(lessons, fullDayMinutes);
  const none = { student, date, label: null, reason: null, minutesLate: null };
  if (presence === '1') return { ...none, forenoon: false, afternoon: false };
  // A label that counts as a full absence keeps half a day a half, whatever the lessons' labels count.
  const whole = lessons.flatMap(({ mark }) =>
    mark && mark.kind !== 'LATE' && Number(mark.absenceWeight) === 1 ? [mark] : [],
  );
  const [telling] = whole;
  const isFirst = missedMoreBefore(lessons);
  return {
    ...none,
    label: telling?.label ?? absent,
    reason: telling?.reason ?? null,
    forenoon: presence === '0' || isFirst,
    afternoon: presence === '0' || !isFirst,
  };
};

/**
 * Writes the days of students as derived from the lessons of a day (R27), so that registers, percentages and notices of
 * days agree. A day marked by hand stays as it is.
 */
export const rollUp = async (
  { batch, date }: Pick<ConductedLesson, 'batch' | 'date'>,
  students: readonly number[],
  work: Work,
): Promise<void> => {
  const { transaction } = work;
  const day = { from: date, to: date };
  const lessons = (await conductedLessons(transaction, day, [batch])).toSorted((a, b) =>
    a.startTime.localeCompare(b.startTime),
  );
  const marks = new Map(
    (await lessonMarks(transaction, batch, day)).map((mark) => [`${lessonKey(mark)}/${mark.student}`, mark]),
  );
  const { fullDayMinutes } = await attendanceSettingOf(transaction);
  const absent = (await registerLabels(transaction)).find(
    ({ kind, absenceWeight, requiresReason }) =>
      kind === 'ABSENT' && Number(absenceWeight) === 1 && !requiresReason,
  );
  const said = await daysSaidOtherwise(transaction, students, date);
  const cells = students.flatMap((student) => {
    if (said.get(student) === true || !absent) return [];
    const own = lessons
      .filter((lesson) => isTaughtTo(lesson, student))
      .map((lesson) => {
        const mark = marks.get(`${lessonKey(lesson)}/${student}`);
        const minutes = minutesBetween(lesson.startTime, lesson.endTime);
        return { minutes, mark, away: mark?.absenceWeight ?? '0' };
      });
    const cell = cellOf(student, date, own, { fullDayMinutes, absent: absent.id });
    return cell.label === null && !said.has(student) ? [] : [cell];
  });
  await markCells({ batch, cells, taken: [date], source: 'LESSONS' }, work);
};
