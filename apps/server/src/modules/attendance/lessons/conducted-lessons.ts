import { isWorkingDay, type IsoDate } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import { studentHolidays } from '../../calendar/holidays.store.ts';
import { electiveChoices } from '../../students/elective.store.ts';
import { taughtLessons, type TaughtLesson } from '../../timetable/views/day-lessons.ts';
import { attendanceSettingOf } from '../attendance-setting.store.ts';
import type { Days } from '../register/register.store.ts';
import type { LessonPlace } from './lesson.store.ts';

/** A lesson with a register. */
export interface ConductedLesson extends LessonPlace {
  readonly batchName: string;
  readonly subjectName: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly givenBy: readonly number[];
  readonly covered: boolean;
  /** Who takes the subject; null for the whole batch. */
  readonly students: ReadonlySet<number> | null;
}

/** Whether a lesson applies to a student of its batch. */
export const isTaughtTo = ({ students }: Pick<ConductedLesson, 'students'>, student: number): boolean =>
  students === null || students.has(student);

/** Days without classes by batch, each queried once. */
const daysOff = async (
  connection: Connection,
  batches: readonly number[],
  days: Days,
): Promise<(batch: number, date: IsoDate) => boolean> => {
  const { weeklyOffs } = await attendanceSettingOf(connection);
  const holidays = new Map<number, IsoDate[]>();
  for (const batch of batches) holidays.set(batch, await studentHolidays(connection, days, batch));
  return (batch, date) => !isWorkingDay(date, { weeklyOffs, holidays: holidays.get(batch) ?? [] });
};

/** Lessons that take place in a range of days (R27): not on holidays, and not if cancelled. */
export const conductedLessons = async (
  connection: Connection,
  days: Days,
  batches: readonly number[],
  concerns: (lesson: TaughtLesson) => boolean = () => true,
): Promise<readonly ConductedLesson[]> => {
  const taught = (await taughtLessons(connection, days.from, days.to, batches)).filter(concerns);
  const held = [...new Set(taught.map(({ batch }) => batch))];
  const isOff = await daysOff(connection, held, days);
  const choices = await electiveChoices(connection, held);
  return taught.flatMap(({ electiveGroup, subject, subjectName, ...lesson }): ConductedLesson[] => {
    if (isOff(lesson.batch, lesson.date)) return [];
    if (electiveGroup === null) {
      if (subject === null) return [];
      return [{ ...lesson, subject, subjectName, students: null }];
    }
    return choices
      .filter(({ group }) => group === electiveGroup)
      .map((choice) => ({
        ...lesson,
        subject: choice.subject,
        subjectName: choice.name,
        students: new Set(choice.students),
      }));
  });
};
