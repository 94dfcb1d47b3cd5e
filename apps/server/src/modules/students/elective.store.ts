import type { Connection } from '../../platform/database/database.ts';
import { studentOrder, type StudentSetting } from './student.store.ts';

/** A subject that not everyone takes. */
export interface ElectiveSubject {
  readonly id: number;
  readonly name: string;
  readonly batch: number;
  readonly batchName: string;
  readonly group: number;
  readonly groupName: string;
  readonly maxChoices: number;
}

/** A subject of an elective group; undefined for one that everyone takes. */
export const electiveSubject = async (
  connection: Connection,
  subject: number,
): Promise<ElectiveSubject | undefined> => {
  const [row] = await connection.query<ElectiveSubject>({
    name: 'elective_subject',
    text: `select s.id::float8 as id, s.name, b.id::float8 as batch, concat_ws(' ', c.code, b.name) as "batchName",
        g.id::float8 as "group", g.name as "groupName", g.max_choices as "maxChoices"
      from subject s join elective_group g on g.id = s.elective_group_id
        join batch b on b.id = s.batch_id join course c on c.id = b.course_id
      where s.id = $1 and not s.archived`,
    values: [subject],
  });
  return row;
};

/** A subject of an elective group, with its students. */
export interface ElectiveChoice {
  readonly batch: number;
  readonly group: number;
  readonly subject: number;
  readonly name: string;
  readonly students: readonly number[];
}

/** The subjects of the batches' elective groups, each with those who take it. */
export const electiveChoices = (
  connection: Connection,
  batches: readonly number[],
): Promise<ElectiveChoice[]> =>
  connection.query<ElectiveChoice>({
    name: 'elective_choices',
    text: `select s.batch_id::float8 as batch, s.elective_group_id::float8 as "group", s.id::float8 as subject, s.name,
        coalesce((select json_agg(e.student_id order by e.student_id) from student_elective e where e.subject_id = s.id), '[]')
          as students
      from subject s where s.batch_id = any($1::bigint[]) and s.elective_group_id is not null and not s.archived
      order by s.name, s.id`,
    most: 10_000,
    values: [batches],
  });

/** A student of the batch and their choices in the group. */
export interface ElectiveStudent {
  readonly id: number;
  readonly name: string;
  readonly admissionNumber: string;
  readonly rollNumber: string | null;
  readonly takes: boolean;
  /** Other subjects of the group that the student takes. */
  readonly others: readonly string[];
}

export const electiveStudents = (
  connection: Connection,
  { id, batch, group }: ElectiveSubject,
  sortBy: StudentSetting['sortBy'],
): Promise<ElectiveStudent[]> =>
  connection.query<ElectiveStudent>({
    name: `elective_students_${sortBy.toLowerCase()}`,
    text: `select s.id::float8 as id, concat_ws(' ', s.first_name, s.middle_name, s.last_name) as name,
        s.admission_number as "admissionNumber", s.roll_number as "rollNumber",
        exists (select from student_elective e where e.student_id = s.id and e.subject_id = $1) as takes,
        array(select o.name from student_elective e join subject o on o.id = e.subject_id
          where e.student_id = s.id and o.elective_group_id = $3 and o.id <> $1 order by o.name) as others
      from student s where s.batch_id = $2 and s.status = 'ACTIVE' and not s.archived
      order by ${studentOrder[sortBy]}`,
    most: 5_000,
    values: [id, batch, group],
  });

/** Students of the subject are locked, so that two concurrent choices run in sequence. */
export const holdElectiveGroup = async (connection: Connection, group: number): Promise<void> => {
  await connection.query({
    name: 'elective_group_hold',
    text: 'select 1 from elective_group where id = $1 for update',
    values: [group],
  });
};

interface Written {
  readonly id: number;
  readonly version: number;
}

export const addElectives = (
  connection: Connection,
  { id, batch }: ElectiveSubject,
  students: readonly number[],
  actor: number | null,
): Promise<Written[]> =>
  connection.query<Written>({
    name: 'elective_add',
    text: `insert into student_elective (student_id, subject_id, batch_id, created_by, updated_by)
      select student, $2, $3, $4, $4 from unnest($1::bigint[]) student returning id::float8 as id, version`,
    values: [students, id, batch, actor],
  });

export const removeElectives = (
  connection: Connection,
  subject: number,
  students: readonly number[],
): Promise<Written[]> =>
  connection.query<Written>({
    name: 'elective_remove',
    text: `delete from student_elective where subject_id = $1 and student_id = any($2::bigint[])
      returning id::float8 as id, version`,
    values: [subject, students],
  });
