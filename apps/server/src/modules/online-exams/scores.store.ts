import type { AttemptTotal, Scored } from '@school/domain';
import type { Connection, Transaction } from '../../platform/database/database.ts';

/** The score of an answer to a question. */
export interface ScoredAnswer extends Scored {
  readonly question: number;
}

/** Stores the scores of an attempt; questions without an answer get a row too, so that statistics include them. */
export const writeScores = async (
  transaction: Transaction,
  attempt: number,
  scores: readonly ScoredAnswer[],
  actor: number | null,
): Promise<void> => {
  await transaction.query({
    name: 'online_exam_scores_write',
    text: `insert into attempt_answer as t (attempt_id, question_id, score, verdict, is_flagged, changed_at, created_by,
        updated_by)
      select $1, r.question, r.score, case when r."isCorrect" then 'RIGHT' when r."isCorrect" is null then null
          when r.score > 0 then 'PARTLY' else 'WRONG' end, false, clock_timestamp(), $3, $3
      from jsonb_to_recordset($2::jsonb) as r(question bigint, score numeric, "isCorrect" boolean)
      on conflict (attempt_id, question_id) do update set score = excluded.score, verdict = excluded.verdict,
        version = t.version + 1`,
    values: [attempt, JSON.stringify(scores), actor],
  });
};

interface Closing {
  readonly id: number;
  readonly status: string;
  readonly total: AttemptTotal | null;
  readonly right: number;
  readonly wrong: number;
  readonly actor: number | null;
}

/** @returns the new version */
export const closeAttempt = async (transaction: Transaction, one: Closing): Promise<number> => {
  const [row] = await transaction.query<{ version: number }>({
    name: 'online_exam_attempt_close',
    text: `update online_exam_attempt a set status = $2, submitted_at = coalesce(submitted_at, least(clock_timestamp(), deadline_at)),
        total_score = $3, percentage = $4, outcome = $5, correct_count = $6, wrong_count = $7,
        unanswered_count = (select count(*) from attempt_answer n where n.attempt_id = a.id and n.response is null),
        version = version + 1, updated_at = now(), updated_by = $8
      where id = $1 returning version`,
    values: [
      one.id,
      one.status,
      one.total?.total ?? null,
      one.total?.percentage ?? null,
      one.total === null ? null : one.total.isPassed ? 'PASSED' : 'FAILED',
      one.right,
      one.wrong,
      one.actor,
    ],
  });
  return row?.version ?? 0;
};

/** The score of an attempt, for the result of its pupil. */
export interface CountedAttempt {
  readonly student: number;
  readonly batch: number | null;
  readonly score: string | null;
  readonly percentage: string | null;
  readonly maximum: string | null;
  readonly minutes: number | null;
}

/** Attempts at an exam that were not reset, a pupil's earliest first. @param students of whom; empty for all */
export const countedAttempts = (
  connection: Connection,
  exam: number,
  students: readonly number[],
): Promise<CountedAttempt[]> =>
  connection.query<CountedAttempt>({
    name: 'online_exam_counted_attempts',
    text: `select student_id::float8 as student, batch_id::float8 as batch, total_score::text as score,
        percentage::text as percentage, maximum_score::text as maximum,
        ceil(extract(epoch from submitted_at - started_at) / 60)::int as minutes
      from online_exam_attempt
      where online_exam_id = $1 and status in ('SUBMITTED', 'AUTO_SUBMITTED', 'EVALUATED')
        and (cardinality($2::bigint[]) = 0 or student_id = any($2::bigint[]))
      order by student_id, attempt_number`,
    values: [exam, students],
    most: 20_000,
  });

export interface ResultRow {
  readonly student: number;
  readonly batch: number | null;
  readonly attempts: number;
  readonly score: string | null;
  readonly maximum: string | null;
  readonly percentage: string | null;
  readonly outcome: 'PASSED' | 'FAILED' | null;
  readonly minutes: number | null;
}

export const keepResults = async (
  transaction: Transaction,
  exam: number,
  rows: readonly ResultRow[],
  isReleased: boolean,
): Promise<void> => {
  await transaction.query({
    name: 'online_exam_results_keep',
    text: `insert into online_exam_result as t (online_exam_id, student_id, batch_id, attempts, score, maximum, percentage,
        outcome, minutes, is_released)
      select $1, r.student, r.batch, r.attempts, r.score, r.maximum, r.percentage, r.outcome, r.minutes,
        $3 and r.percentage is not null
      from jsonb_to_recordset($2::jsonb) as r(student bigint, batch bigint, attempts int, score numeric, maximum numeric,
        percentage numeric, outcome text, minutes int)
      on conflict (online_exam_id, student_id) do update set batch_id = excluded.batch_id, attempts = excluded.attempts,
        score = excluded.score, maximum = excluded.maximum, percentage = excluded.percentage,
        outcome = excluded.outcome, minutes = excluded.minutes, is_released = excluded.is_released,
        version = t.version + 1, updated_at = now()`,
    values: [exam, JSON.stringify(rows), isReleased],
  });
};

/** Deletes results of pupils who no longer have an attempt. */
export const dropResults = async (
  transaction: Transaction,
  exam: number,
  students: readonly number[],
): Promise<void> => {
  await transaction.query({
    name: 'online_exam_results_drop',
    text: 'delete from online_exam_result where online_exam_id = $1 and student_id = any($2::bigint[])',
    values: [exam, students],
  });
};

/** Ranks of an exam by percent: 1 + the number of distinct better ones (R16). */
export const rankResults = async (transaction: Transaction, exam: number): Promise<void> => {
  await transaction.query({
    name: 'online_exam_results_rank',
    text: `update online_exam_result t set rank = r.rank
      from (select id, case when percentage is null then null
          else dense_rank() over (order by percentage desc nulls last) end as rank
        from online_exam_result where online_exam_id = $1) r
      where r.id = t.id and t.rank is distinct from r.rank`,
    values: [exam],
  });
};
