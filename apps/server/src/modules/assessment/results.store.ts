import type { Connection } from '../../platform/database/database.ts';

/** What is stored of the exams of a group for one student. */
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
  /** Subjects without a mark that caused a failure. */
  readonly missed: string | null;
  /** Subjects below the pass mark. */
  readonly belowPass: string | null;
}

/** Stores the results of a group, replacing the previous ones. */
export const keepResults = async (
  connection: Connection,
  { group, batch, actor }: { readonly group: number; readonly batch: number; readonly actor: number | null },
  rows: readonly ResultRow[],
): Promise<void> => {
  await connection.query({
    name: 'exam_results_keep',
    text: `insert into exam_result (exam_group_id, batch_id, student_id, roll_number, total, maximum, score, grade, rank,
        outcome, missing, missed, below_pass, created_by, updated_by)
      select $1, $2, r.student, r."rollNumber", r.total, r.maximum, r.score, r.grade, r.rank, r.outcome, r.missing,
        r.missed, r."belowPass", $4, $4
      from jsonb_to_recordset($3::jsonb) as r(student bigint, "rollNumber" text, total numeric, maximum numeric,
        score numeric, grade text, rank int, outcome text, missing int, missed text, "belowPass" text)
      on conflict (exam_group_id, student_id) do update set roll_number = excluded.roll_number, total = excluded.total,
        maximum = excluded.maximum, score = excluded.score, grade = excluded.grade, rank = excluded.rank,
        outcome = excluded.outcome, missing = excluded.missing, missed = excluded.missed,
        below_pass = excluded.below_pass, version = exam_result.version + 1, updated_at = now(),
        updated_by = excluded.updated_by`,
    values: [group, batch, JSON.stringify(rows), actor],
  });
  await connection.query({
    name: 'exam_results_drop',
    text: 'delete from exam_result where exam_group_id = $1 and not student_id = any($2::bigint[])',
    values: [group, rows.map(({ student }) => student)],
  });
};

/** One score of a student across the weighted groups. */
export interface GroupedRow {
  readonly student: number;
  readonly scoreType: 'SUBJECT' | 'EXAM' | 'COMBINED';
  readonly subject: number | null;
  readonly examGroup: number | null;
  readonly score: string;
}

/** Exam groups with published results, of one batch or of all, in a fixed order for all callers. */
export const publishedGroups = (
  connection: Connection,
  batch: number | null,
): Promise<{ readonly group: number }[]> =>
  connection.query<{ readonly group: number }>({
    name: 'published_groups',
    text: `select id::float8 as "group" from exam_group where status = 'PUBLISHED' and ($1::bigint is null or batch_id = $1)
      order by batch_id, id`,
    values: [batch],
  });

/** Which of the given batches, or of all, have generated final results, in a fixed order for all callers. */
export const batchesWithResults = async (
  connection: Connection,
  batches: readonly number[] | null,
): Promise<readonly number[]> => {
  const rows = await connection.query<{ batch: number }>({
    name: 'batches_with_results',
    text: `select distinct batch_id::float8 as batch from report_generation where $1::bigint[] is null or batch_id = any($1)
      order by 1`,
    values: [batches],
  });
  return rows.map(({ batch }) => batch);
};

/** Replaces the grouped results of a batch. */
export const keepGrouped = async (
  connection: Connection,
  about: { readonly batch: number; readonly actor: number | null },
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
};

/** Records when and by whom results were generated, or that the last ones have followed a change of the numbers. */
export const noteGeneration = async (
  connection: Connection,
  about: {
    readonly batch: number;
    readonly students: number;
    readonly missing: number;
    readonly actor: number | null;
  },
  isAsked: boolean,
): Promise<void> => {
  await connection.query({
    name: 'report_generation_note',
    text: `insert into report_generation (batch_id, students, missing_marks, created_by, updated_by)
      select $1, $2, $3, $4, $4
      where $5::boolean or ($2::int, $3::int) not in (select students, missing_marks
        from report_generation where batch_id = $1 order by id desc limit 1)`,
    values: [about.batch, about.students, about.missing, about.actor, isAsked],
  });
};
