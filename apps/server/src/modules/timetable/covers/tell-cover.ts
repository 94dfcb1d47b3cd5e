import type { Connection } from '../../../platform/database/database.ts';
import { notify } from '../../../platform/notifications/notify.ts';
import { accountsOf } from '../../access/users/accounts-of.store.ts';
import { lessonLimits } from '../../hr/lesson-limits.store.ts';
import { idsOfBatch } from '../../students/student-batch.store.ts';
import type { DayLesson } from '../views/day-lessons.ts';

/** Who takes a lesson instead, or null for a lesson that is cancelled. */
interface Change {
  readonly employee: number | null;
  readonly absent: number | null;
}

/** Tells whoever covers, whoever is covered and the class what is different about a lesson. */
export const tellCover = async (
  connection: Connection,
  lesson: DayLesson,
  { employee, absent }: Change,
): Promise<void> => {
  const employees = [employee, absent].filter((id) => id !== null);
  const students = await idsOfBatch(connection, lesson.batch);
  const users = await accountsOf(connection, { employees, students });
  const [teacher] = employee === null ? [] : await lessonLimits(connection, [employee]);
  const params = {
    subject: lesson.subjectName,
    batch: lesson.batchName,
    date: lesson.date,
    time: lesson.startTime.slice(0, 5),
    teacher: teacher?.name ?? '',
  };
  const message = employee === null ? 'lesson.cancelled' : 'lesson.covered';
  await notify(connection, users, { message, params, link: '/timetable/mine' });
};
