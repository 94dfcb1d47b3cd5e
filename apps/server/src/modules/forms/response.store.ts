import type { CountedAnswers, FormAnswers } from '@school/domain';
import type { Connection, Transaction } from '../../platform/database/database.ts';

/** Whose answer it is. */
export interface Respondent {
  readonly form: number;
  readonly user: number;
  readonly ward: number | null;
  readonly edition: number;
}

/**
 * Stores an answer, with its content unless the form is anonymous; in that case no time is stored either. Two concurrent
 * answers become one: the unique row decides.
 * @returns the id of the row; undefined if there is one already
 */
export const insertResponse = async (
  transaction: Transaction,
  { form, user, ward, edition }: Respondent,
  answers: FormAnswers | undefined,
): Promise<number | undefined> => {
  const [row] = await transaction.query<{ id: number }>({
    name: 'form_response_insert',
    text: `insert into form_response (form_id, respondent_id, ward_id, edition, submitted_at, answers, created_by, created_at, updated_at)
      select f.id, $2, $3::bigint, $4::int, case when f.is_anonymous then null else now() end, $5::jsonb, $2,
        case when f.is_anonymous then f.created_at else now() end,
        case when f.is_anonymous then f.created_at else now() end
      from form f where f.id = $1 on conflict do nothing returning id::float8 as id`,
    values: [form, user, ward, edition, answers === undefined ? null : JSON.stringify(answers)],
  });
  return row?.id;
};

/** Replaces the answers that were given. @returns the id of the row */
export const changeResponse = async (
  transaction: Transaction,
  { form, user, ward, edition }: Respondent,
  answers: FormAnswers,
): Promise<number | undefined> => {
  const [row] = await transaction.query<{ id: number }>({
    name: 'form_response_change',
    text: `update form_response set answers = $5::jsonb, edition = $4::int, submitted_at = now(), updated_at = now(),
        updated_by = $2, version = version + 1
      where form_id = $1 and respondent_id = $2 and ward_id is not distinct from $3::bigint returning id::float8 as id`,
    values: [form, user, ward, edition, JSON.stringify(answers)],
  });
  return row?.id;
};

/** What a user has answered; `answers` is null if the form is anonymous. */
export const responseOf = async (
  connection: Connection,
  form: number,
  user: number,
  ward: number | null,
): Promise<{ readonly answers: FormAnswers | null } | undefined> => {
  const [row] = await connection.query<{ answers: FormAnswers | null }>({
    name: 'form_response_of',
    text: `select answers from form_response
      where form_id = $1 and respondent_id = $2 and ward_id is not distinct from $3::bigint`,
    values: [form, user, ward],
  });
  return row;
};

/** Adds a user's answers to the figures of an anonymous form; the form is locked. */
export const countResponse = async (
  transaction: Transaction,
  { form, edition }: Respondent,
  answers: FormAnswers,
): Promise<void> => {
  const [before] = await transaction.query<CountedAnswers>({
    name: 'form_tally_read',
    text: 'select counts, answered from form_tally where form_id = $1 and edition = $2',
    values: [form, edition],
  });
  const counts: Record<string, Record<string, number>> = { ...before?.counts };
  const answered: Record<string, number> = { ...before?.answered };
  for (const [question, values] of Object.entries(answers)) {
    const of = { ...counts[question] };
    for (const value of values) of[value] = (of[value] ?? 0) + 1;
    counts[question] = of;
    answered[question] = (answered[question] ?? 0) + 1;
  }
  await transaction.query({
    name: 'form_tally_write',
    text: `insert into form_tally (form_id, edition, responses, counts, answered) values ($1, $2, 1, $3::jsonb, $4::jsonb)
      on conflict (form_id, edition) do update
        set responses = form_tally.responses + 1, counts = excluded.counts, answered = excluded.answered`,
    values: [form, edition, JSON.stringify(counts), JSON.stringify(answered)],
  });
};

const counted = `with given as (
    select r.id, q.key as question, v.value from form_response r, jsonb_each(r.answers) q,
      jsonb_array_elements_text(q.value) v
    where r.form_id = $1 and r.edition = $2 and r.answers is not null)
  select coalesce((select jsonb_object_agg(question, counts) from (
      select question, jsonb_object_agg(value, times) as counts from (
        select question, value, count(*)::int as times from given group by question, value) v group by question) c), '{}') as counts,
    coalesce((select jsonb_object_agg(question, people) from (
      select question, count(distinct id)::int as people from given group by question) a), '{}') as answered`;

/** The answers to one edition of a form, by value. */
export const countedAnswers = async (
  connection: Connection,
  form: number,
  edition: number,
  isAnonymous: boolean,
): Promise<CountedAnswers> => {
  const [row] = await connection.query<CountedAnswers>({
    name: isAnonymous ? 'form_counted_tally' : 'form_counted',
    text: isAnonymous
      ? 'select counts, answered from form_tally where form_id = $1 and edition = $2'
      : counted,
    values: [form, edition],
  });
  return row ?? { counts: {}, answered: {} };
};

/** Editions that were answered, with how often, latest first. */
export const answeredEditions = (connection: Connection, form: number) =>
  connection.query<{ readonly edition: number; readonly responses: number }>({
    name: 'form_editions',
    text: `select edition, count(*)::int as responses from form_response where form_id = $1
      group by edition order by edition desc`,
    values: [form],
  });

/** Ids of the questions of a form that someone has answered in any edition. */
export const answeredQuestions = async (
  connection: Connection,
  form: number,
): Promise<ReadonlySet<number>> => {
  const rows = await connection.query<{ question: string }>({
    name: 'form_answered_questions',
    text: `select distinct q.question from form_response r, jsonb_object_keys(r.answers) q(question)
        where r.form_id = $1 and r.answers is not null
      union select k.question from form_tally t, jsonb_object_keys(t.answered) k(question) where t.form_id = $1`,
    values: [form],
  });
  return new Set(rows.map(({ question }) => Number(question)));
};

/** How often a value of a question has been chosen so far. */
export const timesChosen = async (
  connection: Connection,
  form: number,
  question: number,
  except: { readonly user: number; readonly ward: number | null },
): Promise<Readonly<Record<string, number>>> => {
  const rows = await connection.query<{ value: string; times: number }>({
    name: 'form_times_chosen',
    text: `select value, sum(times)::int as times from (
        select v.value, 1 as times from form_response r, jsonb_array_elements_text(r.answers -> $2::text) v
          where r.form_id = $1 and r.answers ? $2::text
            and not (r.respondent_id = $3 and r.ward_id is not distinct from $4::bigint)
        union all
        select c.key, c.value::int from form_tally t, jsonb_each_text(t.counts -> $2::text) c
          where t.form_id = $1 and t.counts ? $2::text) x group by value`,
    values: [form, String(question), except.user, except.ward],
  });
  return Object.fromEntries(rows.map(({ value, times }) => [value, times]));
};

/** Accounts that have answered a form. */
export const respondentsOf = async (connection: Connection, form: number): Promise<readonly number[]> => {
  const rows = await connection.query<{ id: number }>({
    name: 'form_respondents',
    text: 'select distinct respondent_id::float8 as id from form_response where form_id = $1 order by 1',
    values: [form],
    most: 100_000,
  });
  return rows.map(({ id }) => id);
};
