import type { ExamFacts } from '@school/domain';
import type { Work } from '../../../engine/behaviour.ts';
import { accounts } from '../../../platform/accounts/accounts.ts';
import { notify } from '../../../platform/notifications/notify.ts';

/** Notifies those who teach the subject that all marks of an exam were changed, except whoever did it. */
export const tellTeachers = async (
  exam: ExamFacts,
  message: 'exam.moderated' | 'exam.moderationTakenBack',
  moved: number,
  { transaction, context }: Work,
): Promise<void> => {
  const teachers = await transaction.query<{ id: number }>({
    name: 'exam_teachers_of_subject',
    text: `select u.id::float8 as id from work_allotment w join ${accounts} u on u.employee_id = w.employee_id
      where w.subject_id = $1 and not u.archived and u.id <> $2`,
    most: 500,
    values: [exam.subject, context.actor.id],
  });
  await notify(
    transaction,
    teachers.map(({ id }) => id),
    {
      message,
      params: { name: exam.groupName, subject: exam.subjectName, batch: exam.batchName, moved },
      link: `/exams/${exam.id}/marks`,
    },
  );
};
