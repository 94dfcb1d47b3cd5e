import type { Connection } from '../../platform/database/database.ts';
import { staff } from '../hr/staff.store.ts';

/** A subject as a student has it. */
export interface StudentSubject {
  readonly code: string;
  readonly name: string;
  /** The group it was chosen from; null for one that everyone takes. */
  readonly elective: string | null;
  readonly weekly: number | null;
  /** Names, separated by commas. */
  readonly teachers: string | null;
}

/** More subjects than anyone is taught; a longer list is refused rather than truncated. */
const mostSubjects = 100;

/** What a student's batch is taught, without the electives that the student has not chosen. */
export const subjectsOfStudent = async (
  connection: Connection,
  student: number,
): Promise<readonly (StudentSubject & Readonly<Record<string, unknown>>)[]> =>
  connection.query<StudentSubject & Readonly<Record<string, unknown>>>({
    name: 'student_subjects',
    text: `select s.code, s.name, g.name as elective, s.max_weekly_classes as weekly,
        (select string_agg(concat_ws(' ', e.first_name, e.last_name), ', ' order by e.first_name, e.id)
          from work_allotment w join ${staff} e on e.id = w.employee_id where w.subject_id = s.id) as teachers
      from student p join subject s on s.batch_id = p.batch_id and not s.archived
        left join elective_group g on g.id = s.elective_group_id
      where p.id = $1 and (g.id is null or exists (
        select from student_elective c where c.student_id = p.id and c.subject_id = s.id))
      order by g.name nulls first, s.name, s.id`,
    most: mostSubjects,
    values: [student],
  });
