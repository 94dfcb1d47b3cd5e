import type { Connection } from '../../../platform/database/database.ts';
import type { SheetPlace } from './sheet-source.ts';

export interface SheetFacts {
  readonly batchName: string;
  readonly subjectName: string | null;
}

/** The batch of a sheet and its subject; undefined when the subject is not one of the batch's. */
export const sheetFacts = async (
  connection: Connection,
  { batch, subject }: Pick<SheetPlace, 'batch' | 'subject'>,
): Promise<SheetFacts | undefined> => {
  const [row] = await connection.query<SheetFacts>({
    name: 'score_sheet_facts',
    text: `select concat_ws(' ', c.code, b.name) as "batchName", u.name as "subjectName"
      from batch b join course c on c.id = b.course_id left join subject u on u.id = $2 and u.batch_id = b.id
      where b.id = $1 and ($2 = 0 or u.id is not null)`,
    values: [batch, subject],
  });
  return row;
};

export interface SheetStudent {
  readonly id: number;
  readonly name: string;
  readonly admissionNumber: string;
  readonly rollNumber: string | null;
}

/**
 * Who is scored: the active students of the batch, for an elective those who take it, and those who already have a score.
 */
export const sheetStudents = (
  connection: Connection,
  { batch, subject }: Pick<SheetPlace, 'batch' | 'subject'>,
  scored: readonly number[],
): Promise<SheetStudent[]> =>
  connection.query<SheetStudent>({
    name: 'score_sheet_students',
    text: `select s.id::float8 as id, concat_ws(' ', s.first_name, s.middle_name, s.last_name) as name,
        s.admission_number as "admissionNumber", s.roll_number as "rollNumber"
      from student s where s.id = any($3::bigint[])
        or (s.batch_id = $1 and s.status = 'ACTIVE' and not s.archived
          and not exists (select from subject u where u.id = $2 and u.elective_group_id is not null
            and not exists (select from student_elective t where t.student_id = s.id and t.subject_id = u.id)))
      order by s.roll_number nulls last, s.first_name, s.last_name, s.id`,
    most: 1000,
    values: [batch, subject, scored],
  });

/** The subjects of a batch that an employee teaches. */
export const taughtSubjects = async (
  connection: Connection,
  employee: number | null | undefined,
  batch: number,
): Promise<ReadonlySet<number>> => {
  if (!employee) return new Set();
  const rows = await connection.query<{ id: number }>({
    name: 'score_sheet_taught',
    text: `select u.id::float8 as id from work_allotment w join subject u on u.id = w.subject_id
      where w.employee_id = $1 and u.batch_id = $2`,
    values: [employee, batch],
  });
  return new Set(rows.map(({ id }) => id));
};

/** Scores of a sheet are written one set at a time. */
export const holdSheet = async (connection: Connection, key: string): Promise<void> => {
  await connection.query({
    name: 'score_sheet_hold',
    text: `select pg_advisory_xact_lock(hashtextextended(current_schema() || ':score-sheet:' || $1, 0))`,
    values: [key],
  });
};
