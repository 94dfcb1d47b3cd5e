import type { Connection } from '../../platform/database/database.ts';

/**
 * SQL: all current and former students: `id`, `number` (of the admission), `library_card`, `first_name`, `last_name`,
 * `name` (in full), `email`, `mobile`, `phone`, `by_sms` and `by_email` (how to notify them), `batch_id`, `course_id`,
 * `category_id`, `active` (learns here now). Modules read students through this: `from ${roll} s`.
 */
export const roll = `(select id, admission_number as number, library_card, first_name, last_name,
    concat_ws(' ', first_name, middle_name, last_name) as name, email, mobile, phone, by_sms, by_email, batch_id, course_id, category_id,
    status = 'ACTIVE' and not archived as active
  from student)`;

/** SQL: which electives students have chosen: `student_id`, `subject_id`. */
export const chosenElectives = '(select student_id, subject_id from student_elective)';

/** SQL: the groups of subjects from which students choose, by name: `id`, `name`. */
export const electives = '(select id, name from elective_group)';

/**
 * SQL: guardians of students: `student_id`, `guardian_id`, `mobile`, `portal_access` (may sign in), `is_contact` (is
 * notified first).
 */
export const answering = `(select k.student_id, k.guardian_id, g.mobile, k.portal_access, k.immediate_contact as is_contact
  from student_guardian k join guardian g on g.id = k.guardian_id)`;

/** SQL: guardians: `id`, `first_name`, `name`, `email`, `mobile`, `archived`. */
export const guardians = `(select id, first_name, concat_ws(' ', first_name, last_name) as name, email, mobile, archived
  from guardian)`;

/** Locks a student until the transaction ends. */
export const holdStudent = async (connection: Connection, student: number): Promise<void> => {
  await connection.query({
    name: 'student_hold',
    text: 'select 1 from student where id = $1 for no key update',
    values: [student],
  });
};

/** SQL: current students born on one of the given days of the year: `id`, `name`, `batch_id`, `born`, `mobile`. @param days SQL of the days, texts "MM-dd" */
export const studentsBornOn = (days: string): string =>
  `select s.id, concat_ws(' ', s.first_name, s.middle_name, s.last_name) as name, s.batch_id, s.date_of_birth as born,
      coalesce(nullif(btrim(s.mobile), ''), s.phone) as mobile
    from student s where s.status = 'ACTIVE' and not s.archived and to_char(s.date_of_birth, 'MM-DD') = any(${days})`;
