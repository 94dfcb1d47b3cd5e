import type { Connection, Transaction } from '../../platform/database/database.ts';

/** A manually marked question of an exam, with its progress. */
export interface LongQuestion {
  readonly id: number;
  readonly text: string;
  readonly explanation: string | null;
  readonly answers: number;
  readonly toMark: number;
}

/** Attempts that were handed in and not reset, and answers that are not empty. */
const given = `a.status in ('SUBMITTED', 'AUTO_SUBMITTED', 'EVALUATED') and btrim(n.response #>> '{}') <> ''`;

export const longQuestions = (connection: Connection, exam: number): Promise<LongQuestion[]> =>
  connection.query<LongQuestion>({
    name: 'online_exam_long_questions',
    text: `select q.id::float8 as id, q.text, q.explanation, count(g.id)::float8 as answers,
        count(g.id) filter (where g.score is null)::float8 as "toMark"
      from online_exam_question x join question q on q.id = x.question_id
        left join (select n.id, n.question_id, n.score from attempt_answer n
            join online_exam_attempt a on a.id = n.attempt_id
          where a.online_exam_id = $1 and ${given}) g on g.question_id = q.id
      where x.online_exam_id = $1 and q.type = 'DESCRIPTIVE'
      group by q.id, x.position, x.id order by x.position, x.id`,
    values: [exam],
    most: 500,
  });

export interface LongAnswer {
  readonly code: string;
  readonly student: number;
  readonly given: string;
  readonly maximum: string;
  readonly score: string | null;
  readonly comment: string | null;
  readonly evaluator: number | null;
}

/** Answers to a long question in code order, which is independent of names. */
export const longAnswers = (connection: Connection, exam: number, question: number): Promise<LongAnswer[]> =>
  connection.query<LongAnswer>({
    name: 'online_exam_long_answers',
    text: `select a.code, a.student_id::float8 as student, n.response #>> '{}' as given,
        (select p->>'marks' from jsonb_array_elements(a.paper->'questions') p where (p->>'id')::bigint = $2) as maximum,
        n.score::text as score, n.comment, n.evaluated_by_id::float8 as evaluator
      from attempt_answer n join online_exam_attempt a on a.id = n.attempt_id
      where a.online_exam_id = $1 and n.question_id = $2 and ${given}
      order by a.code, a.id`,
    values: [exam, question],
    most: 2000,
  });

/** The attempt behind the code of a paper. */
export const attemptByCode = async (
  connection: Connection,
  exam: number,
  code: string,
): Promise<number | undefined> => {
  const [row] = await connection.query<{ id: number }>({
    name: 'online_exam_attempt_by_code',
    text: `select id::float8 as id from online_exam_attempt
      where online_exam_id = $1 and code = $2 and status in ('SUBMITTED', 'AUTO_SUBMITTED', 'EVALUATED')`,
    values: [exam, code],
  });
  return row?.id;
};

export interface Mark {
  readonly attempt: number;
  readonly question: number;
  readonly before: string | null;
  readonly score: string | null;
  readonly comment: string | null;
  readonly evaluator: number | null;
  readonly actor: number | null;
}

/** @returns whether it was stored: not if other marks are there by now */
export const keepMark = async (transaction: Transaction, mark: Mark): Promise<boolean> => {
  const [row] = await transaction.query<{ id: number }>({
    name: 'online_exam_mark_keep',
    text: `update attempt_answer set score = $4, comment = $5, evaluated_by_id = $6, version = version + 1,
        updated_at = now(), updated_by = $7
      where attempt_id = $1 and question_id = $2 and score is not distinct from $3::numeric
      returning id::float8 as id`,
    values: [mark.attempt, mark.question, mark.before, mark.score, mark.comment, mark.evaluator, mark.actor],
  });
  return row !== undefined;
};
