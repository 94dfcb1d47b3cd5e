import type { ExamAttendance, ExamFacts, MarkStudent } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';

/** @param hold locks the exam until the transaction ends */
export const examFacts = async (
  connection: Connection,
  exam: number,
  hold = false,
): Promise<ExamFacts | undefined> => {
  const [row] = await connection.query<ExamFacts>({
    name: hold ? 'exam_facts_held' : 'exam_facts',
    text: `select e.id::float8 as id, g.id::float8 as "group", g.name as "groupName", g.status, b.id::float8 as batch,
        concat_ws(' ', c.code, b.name) as "batchName", b.active as "batchActive", s.id::float8 as subject,
        s.name as "subjectName", e.date::text as date, g.exam_type as "examType",
        e.maximum_marks::text as "maximumMarks", e.minimum_marks::text as "minimumMarks"
      from exam e join exam_group g on g.id = e.exam_group_id join batch b on b.id = e.batch_id
        join course c on c.id = b.course_id join subject s on s.id = e.subject_id
      where e.id = $1 ${hold ? 'for share of e, g' : ''}`,
    values: [exam],
  });
  return row;
};

/** Which of the given exams belong to batches. */
export const examsOfBatches = async (
  connection: Connection,
  exams: readonly number[],
  batches: readonly number[],
): Promise<readonly number[]> => {
  const rows = await connection.query<{ readonly id: number }>({
    name: 'exams_of_batches',
    text: 'select id::float8 as id from exam where id = any($1::bigint[]) and batch_id = any($2::bigint[])',
    values: [exams, batches],
    most: 10_000,
  });
  return rows.map(({ id }) => id);
};

/**
 * Who takes the exam: the active students of the batch, for an elective those who take it, and those who already have marks
 * (R8).
 */
export const entryRows = (connection: Connection, exam: number): Promise<MarkStudent[]> =>
  connection.query<MarkStudent>({
    name: 'exam_entry_rows',
    text: `with takers as (
        select s.id from exam e join subject u on u.id = e.subject_id
          join student s on s.batch_id = e.batch_id and s.status = 'ACTIVE' and not s.archived
        where e.id = $1 and (u.elective_group_id is null
          or exists (select from student_elective t where t.student_id = s.id and t.subject_id = u.id))
        union select student_id from exam_score where exam_id = $1)
      select s.id::float8 as student, concat_ws(' ', s.first_name, s.middle_name, s.last_name) as name,
        s.admission_number as "admissionNumber", s.roll_number as "rollNumber", m.marks::text as marks,
        m.grading_level_id::float8 as "gradingLevel", m.attendance_status as "attendanceStatus",
        m.is_failed as "isFailed", m.remarks, m.version
      from takers t join student s on s.id = t.id
        left join exam_score m on m.exam_id = $1 and m.student_id = s.id
      order by s.roll_number nulls last, s.first_name, s.last_name, s.id`,
    most: 5_000,
    values: [exam],
  });

/** What is stored for one student. */
export interface ScoreRow {
  readonly student: number;
  readonly marks: string | null;
  readonly gradingLevel: number | null;
  readonly attendanceStatus: ExamAttendance;
  readonly isFailed: boolean;
  readonly remarks: string | null;
}

interface Written {
  readonly id: number;
  readonly version: number;
  readonly student: number;
}

/** Marks of an exam are written one set at a time. */
export const holdScores = async (connection: Connection, exam: number): Promise<void> => {
  await connection.query({
    name: 'exam_scores_hold',
    text: `select pg_advisory_xact_lock(hashtextextended(current_schema() || ':exam-scores', $1))`,
    values: [exam],
  });
};

export const keepScores = (
  connection: Connection,
  about: { readonly exam: number; readonly group: number; readonly actor: number | null },
  rows: readonly ScoreRow[],
): Promise<Written[]> =>
  connection.query<Written>({
    name: 'exam_scores_keep',
    text: `insert into exam_score (exam_id, exam_group_id, student_id, marks, grading_level_id, attendance_status, is_failed,
        remarks, created_by, updated_by)
      select $1, $2, r.student, r.marks, r."gradingLevel", r."attendanceStatus", r."isFailed", r.remarks, $4, $4
      from jsonb_to_recordset($3::jsonb) as r(student bigint, marks numeric, "gradingLevel" bigint,
        "attendanceStatus" text, "isFailed" boolean, remarks text)
      on conflict (exam_id, student_id) do update set marks = excluded.marks,
        grading_level_id = excluded.grading_level_id, attendance_status = excluded.attendance_status,
        is_failed = excluded.is_failed, remarks = excluded.remarks, version = exam_score.version + 1,
        updated_at = now(), updated_by = excluded.updated_by
      returning id::float8 as id, version, student_id::float8 as student`,
    values: [about.exam, about.group, JSON.stringify(rows), about.actor],
  });

export const dropScores = (
  connection: Connection,
  exam: number,
  students: readonly number[],
): Promise<Written[]> =>
  connection.query<Written>({
    name: 'exam_scores_drop',
    text: `delete from exam_score where exam_id = $1 and student_id = any($2::bigint[])
      returning id::float8 as id, version, student_id::float8 as student`,
    values: [exam, students],
  });
