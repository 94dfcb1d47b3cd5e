import type { Connection } from '../../platform/database/database.ts';

/** A student of a batch with a subject taught to them. */
export interface Pupil {
  readonly student: number;
  readonly name: string;
  readonly admissionNumber: string;
  readonly rollNumber: string | null;
  readonly subjects: readonly number[];
}

/** The active students of a batch with the subjects that have exams, electives only for those who take them. */
export const pupilsOf = (connection: Connection, batch: number): Promise<Pupil[]> =>
  connection.query<Pupil>({
    name: 'board_pupils',
    text: `select s.id::float8 as student, concat_ws(' ', s.first_name, s.middle_name, s.last_name) as name,
        s.admission_number as "admissionNumber", s.roll_number as "rollNumber",
        coalesce((select jsonb_agg(u.id order by u.sort_order, u.name) from subject u
          where u.batch_id = $1 and not u.archived and not u.no_exams and (u.elective_group_id is null
            or exists (select from student_elective t where t.student_id = s.id and t.subject_id = u.id))), '[]') as subjects
      from student s where s.batch_id = $1 and s.status = 'ACTIVE' and not s.archived
      order by s.roll_number nulls last, s.first_name, s.last_name, s.id`,
    most: 1000,
    values: [batch],
  });

/** Names of the subjects of a batch. */
export const subjectNames = async (
  connection: Connection,
  batch: number,
): Promise<ReadonlyMap<number, string>> => {
  const rows = await connection.query<{ id: number; name: string }>({
    name: 'board_subject_names',
    text: 'select id::float8 as id, name from subject where batch_id = $1',
    most: 1000,
    values: [batch],
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
};
