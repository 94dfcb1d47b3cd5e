import type { GivenAnswer, Paper, PaperQuestion } from '@school/domain';
import type { Connection, Transaction } from '../../platform/database/database.ts';

const instant = (sql: string): string =>
  `to_char(${sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export type AttemptStatus = 'IN_PROGRESS' | 'SUBMITTED' | 'AUTO_SUBMITTED' | 'EVALUATED' | 'RESET';

/** An attempt without its paper. */
export interface AttemptRow {
  readonly id: number;
  readonly exam: number;
  readonly student: number;
  readonly number: number;
  readonly status: AttemptStatus;
  readonly startedAt: string;
  readonly deadlineAt: string;
  readonly submittedAt: string | null;
  readonly score: string | null;
  readonly maximum: string | null;
  readonly percentage: string | null;
  readonly outcome: 'PASSED' | 'FAILED' | null;
  readonly version: number;
}

const columns = `a.id::float8 as id, a.online_exam_id::float8 as exam, a.student_id::float8 as student,
  a.attempt_number as number, a.status, ${instant('a.started_at')} as "startedAt",
  ${instant('a.deadline_at')} as "deadlineAt", ${instant('a.submitted_at')} as "submittedAt",
  a.total_score::text as score, a.maximum_score::text as maximum, a.percentage::text as percentage,
  a.outcome, a.version`;

/** Attempts of a pupil at an exam, earliest first. */
export const attemptsOf = (connection: Connection, exam: number, student: number): Promise<AttemptRow[]> =>
  connection.query<AttemptRow>({
    name: 'online_exam_attempts_of',
    text: `select ${columns} from online_exam_attempt a where a.online_exam_id = $1 and a.student_id = $2
      order by a.attempt_number, a.id`,
    values: [exam, student],
    most: 500,
  });

/** An attempt with its paper. @param hold locks it until the transaction ends */
export const attemptWithPaper = async (
  connection: Connection,
  id: number,
  hold = false,
): Promise<(AttemptRow & { readonly paper: Paper }) | undefined> => {
  const [row] = await connection.query<AttemptRow & { readonly paper: Paper }>({
    name: hold ? 'online_exam_attempt_held' : 'online_exam_attempt_paper',
    text: `select ${columns}, a.paper from online_exam_attempt a where a.id = $1 ${hold ? 'for update' : ''}`,
    values: [id],
  });
  return row;
};

/** Serialises a pupil's starts of attempts at an exam. */
export const holdStarts = async (transaction: Transaction, exam: number, student: number): Promise<void> => {
  await transaction.query({
    name: 'online_exam_start_hold',
    text: `select pg_advisory_xact_lock(hashtextextended(current_schema() || ':online-exam:' || $1::text, $2))`,
    values: [exam, student],
  });
};

export interface NewAttempt {
  readonly exam: number;
  readonly student: number;
  readonly batch: number | null;
  readonly number: number;
  readonly startedAt: string;
  readonly deadlineAt: string;
  readonly ip: string;
  readonly paper: Paper;
  readonly maximum: string;
  readonly code: string;
  readonly actor: number | null;
}

/** @returns id of the attempt */
export const insertAttempt = async (transaction: Transaction, one: NewAttempt): Promise<number> => {
  const [row] = await transaction.query<{ id: number }>({
    name: 'online_exam_attempt_insert',
    text: `insert into online_exam_attempt (online_exam_id, student_id, batch_id, attempt_number, started_at, deadline_at,
        last_seen_at, ip, status, paper, maximum_score, code, created_by, updated_by)
      values ($1, $2, $3, $4, $5, $6, $5, $7, 'IN_PROGRESS', $8::jsonb, $9, $10, $11, $11) returning id::float8 as id`,
    values: [
      one.exam,
      one.student,
      one.batch,
      one.number,
      one.startedAt,
      one.deadlineAt,
      one.ip.slice(0, 45),
      JSON.stringify(one.paper),
      one.maximum,
      one.code,
      one.actor,
    ],
  });
  if (!row) throw new Error('The attempt was not written.');
  return row.id;
};

/** When an attempt that is entered afterwards was handed in. @param at instant */
export const noteHandedIn = async (transaction: Transaction, attempt: number, at: string): Promise<void> => {
  await transaction.query({
    name: 'online_exam_attempt_handed_in',
    text: 'update online_exam_attempt set submitted_at = $2 where id = $1',
    values: [attempt, at],
  });
};

/** What an incoming answer is checked against. */
export interface AnsweringFacts {
  readonly status: AttemptStatus;
  readonly deadlineAt: string;
  readonly now: string;
  readonly inTime: boolean;
  readonly question: PaperQuestion | null;
}

/**
 * Records that a pupil was seen and locks the attempt, so that an answer is never stored alongside a handed-in attempt.
 * Undefined for someone else's attempt.
 */
export const beginAnswer = async (
  transaction: Transaction,
  place: {
    readonly attempt: number;
    readonly exam: number;
    readonly student: number;
    readonly question: number;
  },
): Promise<AnsweringFacts | undefined> => {
  const [row] = await transaction.query<AnsweringFacts>({
    name: 'online_exam_answer_begin',
    text: `update online_exam_attempt a set last_seen_at = clock_timestamp()
      from online_exam e
      where a.id = $1 and a.online_exam_id = $2 and a.student_id = $3 and e.id = a.online_exam_id
      returning a.status, ${instant('a.deadline_at')} as "deadlineAt", ${instant('clock_timestamp()')} as now,
        clock_timestamp() <= a.deadline_at + make_interval(secs => e.grace_seconds) as "inTime",
        (select q from jsonb_array_elements(a.paper->'questions') q where (q->>'id')::bigint = $4) as question`,
    values: [place.attempt, place.exam, place.student, place.question],
  });
  return row;
};

export interface SentAnswer {
  readonly attempt: number;
  readonly question: number;
  readonly response: GivenAnswer;
  readonly isFlagged: boolean;
  readonly device: string | null;
  readonly sequence: number;
  /** When it was given, by the server clock as the browser knows it; the time of arrival if not given. */
  readonly answeredAt: string | null;
}

/**
 * Stores an answer unless a later one is already there: within the same window by its count, from another one by the time
 * of answering, so that a forgotten device's late submission changes nothing. @returns whether it was stored
 */
export const keepAnswer = async (
  transaction: Transaction,
  answer: SentAnswer,
  actor: number | null,
): Promise<boolean> => {
  const [row] = await transaction.query<{ id: number }>({
    name: 'online_exam_answer_keep',
    text: `insert into attempt_answer as t (attempt_id, question_id, response, is_flagged, device, sequence, changed_at,
        created_by, updated_by)
      values ($1, $2, $3::jsonb, $4, $5, $6, least($8::timestamptz, clock_timestamp()), $7, $7)
      on conflict (attempt_id, question_id) do update set response = excluded.response, is_flagged = excluded.is_flagged,
        device = excluded.device, sequence = excluded.sequence, changed_at = excluded.changed_at,
        version = t.version + 1, updated_at = now(), updated_by = excluded.updated_by
      where case when t.device = excluded.device then t.sequence < excluded.sequence
        else t.changed_at <= excluded.changed_at end
      returning t.id::float8 as id`,
    values: [
      answer.attempt,
      answer.question,
      answer.response === null ? null : JSON.stringify(answer.response),
      answer.isFlagged,
      answer.device,
      answer.sequence,
      actor,
      answer.answeredAt,
    ],
  });
  return row !== undefined;
};

export interface KeptAnswer {
  readonly question: number;
  readonly response: GivenAnswer;
  readonly isFlagged: boolean;
  readonly score: string | null;
  readonly verdict: 'RIGHT' | 'PARTLY' | 'WRONG' | null;
  readonly comment: string | null;
}

export const answersOf = (connection: Connection, attempt: number): Promise<KeptAnswer[]> =>
  connection.query<KeptAnswer>({
    name: 'online_exam_answers_of',
    text: `select question_id::float8 as question, response, is_flagged as "isFlagged", score::text as score,
        verdict, comment
      from attempt_answer where attempt_id = $1 order by id`,
    values: [attempt],
    most: 500,
  });
