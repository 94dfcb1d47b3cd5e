import type { Connection } from '../../platform/database/database.ts';

/** What is kept of the exams of a group for one student. */
export interface ResultRow {
  readonly student: number;
  readonly rollNumber: string | null;
  readonly total: string;
  readonly maximum: string;
  readonly score: string | null;
  readonly grade: string | null;
  readonly rank: number | null;
  readonly outcome: 'PASS' | 'FAIL' | null;
  readonly missing: number;
}

/** Keeps the results of a group in the place of those that were kept before. */
export const keepResults = async (
  connection: Connection,
  { group, batch, actor }: { readonly group: number; readonly batch: number; readonly actor: number | null },
  rows: readonly ResultRow[],
): Promise<void> => {
  await connection.query({
    name: 'exam_results_keep',
    text: `insert into exam_result (exam_group_id, batch_id, student_id, roll_number, total, maximum, score, grade, rank,
        outcome, missing, created_by, updated_by)
      select $1, $2, r.student, r."rollNumber", r.total, r.maximum, r.score, r.grade, r.rank, r.outcome, r.missing, $4, $4
      from jsonb_to_recordset($3::jsonb) as r(student bigint, "rollNumber" text, total numeric, maximum numeric,
        score numeric, grade text, rank int, outcome text, missing int)
      on conflict (exam_group_id, student_id) do update set roll_number = excluded.roll_number, total = excluded.total,
        maximum = excluded.maximum, score = excluded.score, grade = excluded.grade, rank = excluded.rank,
        outcome = excluded.outcome, missing = excluded.missing, version = exam_result.version + 1, updated_at = now(),
        updated_by = excluded.updated_by`,
    values: [group, batch, JSON.stringify(rows), actor],
  });
  await connection.query({
    name: 'exam_results_drop',
    text: 'delete from exam_result where exam_group_id = $1 and not student_id = any($2::bigint[])',
    values: [group, rows.map(({ student }) => student)],
  });
};

/** One score of a student over the weighted groups. */
export interface GroupedRow {
  readonly student: number;
  readonly scoreType: 'SUBJECT' | 'EXAM' | 'COMBINED';
  readonly subject: number | null;
  readonly examGroup: number | null;
  readonly score: string;
}

/** Replaces the grouped results of a batch, and notes when and by whom. */
export const keepGrouped = async (
  connection: Connection,
  about: {
    readonly batch: number;
    readonly actor: number | null;
    readonly students: number;
    readonly missing: number;
  },
  rows: readonly GroupedRow[],
): Promise<void> => {
  await connection.query({
    name: 'grouped_results_drop',
    text: 'delete from grouped_exam_report where batch_id = $1',
    values: [about.batch],
  });
  await connection.query({
    name: 'grouped_results_keep',
    text: `insert into grouped_exam_report (batch_id, student_id, score_type, subject_id, exam_group_id, score, created_by,
        updated_by)
      select $1, r.student, r."scoreType", r.subject, r."examGroup", r.score, $3, $3
      from jsonb_to_recordset($2::jsonb) as r(student bigint, "scoreType" text, subject bigint, "examGroup" bigint,
        score numeric)`,
    values: [about.batch, JSON.stringify(rows), about.actor],
  });
  await connection.query({
    name: 'report_generation_note',
    text: `insert into report_generation (batch_id, students, missing_marks, created_by, updated_by)
      values ($1, $2, $3, $4, $4)`,
    values: [about.batch, about.students, about.missing, about.actor],
  });
};
