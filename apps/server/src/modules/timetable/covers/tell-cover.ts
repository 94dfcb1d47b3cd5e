import type { Connection } from '../../../platform/database/database.ts';
import { notify } from '../../../platform/notifications/notify.ts';
import { accountsOf } from '../../access/users/accounts-of.store.ts';
import { lessonLimits } from '../../hr/lesson-limits.store.ts';
import { familyAccounts } from '../../students/family-accounts.ts';
import { idsOfBatch } from '../../students/student-batch.store.ts';
import type { DayLesson } from '../views/day-lessons.ts';

/** What is, or is no longer, different about a lesson, and whom it concerns. */
interface Change {
  readonly message: 'lesson.covered' | 'lesson.cancelled' | 'lesson.asPlanned';
  /** Who takes it or was to take it; null for a cancelled lesson. */
  readonly employee: number | null;
  readonly absent: number | null;
  /** Who was to take it until somebody else was named, or it was cancelled. */
  readonly replaced?: number | null;
  readonly tellsClass: boolean;
}

/**
 * Notifies the covering teacher, whoever was to cover before, the covered teacher and, on request, the class and its parents
 * of what has changed about a lesson (R25).
 */
export const tellCover = async (
  connection: Connection,
  lesson: DayLesson,
  { message, employee, absent, replaced = null, tellsClass }: Change,
): Promise<void> => {
  const employees = [employee, absent, replaced].filter((id) => id !== null);
  const students = tellsClass ? await idsOfBatch(connection, lesson.batch) : [];
  const families = (await familyAccounts(connection, students)).map(({ user }) => user);
  const [teacher] = employee === null ? [] : await lessonLimits(connection, [employee]);
  const params = {
    subject: (message === 'lesson.asPlanned' ? lesson.planned : lesson).subjectName,
    batch: lesson.batchName,
    date: lesson.date,
    time: lesson.startTime.slice(0, 5),
    teacher: teacher?.name ?? '',
  };
  const tell = (users: readonly number[], page: string): Promise<void> =>
    notify(connection, users, { message, params, link: `${page}?from=${lesson.date}` });
  await tell(await accountsOf(connection, { employees }), '/timetable/my_lessons');
  // A parent with two children in the class is notified once.
  await tell([...new Set(families)], '/timetable/mine');
};
