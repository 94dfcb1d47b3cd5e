import type { FormQuestion } from '@school/domain';
import { catalogue } from '@school/resources';
import type { Connection } from '../../platform/database/database.ts';
import { roll } from '../students/roll.store.ts';
import { askedBy, isOpenNow } from './asking.ts';

/** A form with what answering it requires. */
export interface FormRow {
  readonly id: number;
  readonly title: string;
  readonly description: string | null;
  readonly status: string;
  readonly isOpen: boolean;
  readonly isAnonymous: boolean;
  readonly allowEdit: boolean;
  readonly answerFor: string;
  readonly closesAt: string | null;
  readonly edition: number;
  readonly maxResponses: number | null;
  readonly resultsVisibleTo: string;
  readonly createdBy: number | null;
  readonly responses: number;
}

const columns = `f.id::float8 as id, f.title, f.description, f.status, ${isOpenNow('f')} as "isOpen",
  f.is_anonymous as "isAnonymous", f.allow_edit as "allowEdit", f.answer_for as "answerFor",
  to_char(f.closes_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "closesAt", f.edition,
  f.max_responses as "maxResponses", f.results_visible_to as "resultsVisibleTo", f.created_by::float8 as "createdBy",
  (select count(*)::int from form_response r where r.form_id = f.id) as responses`;

export const formRow = async (connection: Connection, id: number): Promise<FormRow | undefined> => {
  const [row] = await connection.query<FormRow>({
    name: 'form_row',
    text: `select ${columns} from form f where f.id = $1`,
    values: [id],
  });
  return row;
};

/** Locks a form while an answer is taken: where places are scarce or answers are only counted, one after the other. */
export const holdForm = async (connection: Connection, id: number): Promise<void> => {
  await connection.query({
    name: 'form_hold',
    text: 'select 1 from form where id = $1 for no key update',
    values: [id],
  });
};

export const formQuestions = (connection: Connection, form: number): Promise<readonly FormQuestion[]> =>
  connection.query<FormQuestion>({
    name: 'form_questions',
    text: `select id::float8 as id, label, help_text as "helpText", field_type as "fieldType", is_required as "isRequired",
        options, min::text as min, max::text as max, max_length as "maxLength", scale,
        show_if_question as "showIfQuestion", show_if_answer as "showIfAnswer"
      from form_question where form_id = $1 order by position, id`,
    values: [form],
  });

/** Whether a form asks a user, and for which child; undefined if it does not. */
export const askedAs = async (
  connection: Connection,
  form: number,
  user: number,
  ward: number | null,
): Promise<{ readonly ward: { readonly id: number; readonly name: string } | null } | undefined> => {
  const [row] = await connection.query<{ id: number | null; name: string | null }>({
    name: 'form_asked_as',
    text: `select a.ward_id::float8 as id, a.ward as name from ${askedBy(catalogue, 'f.id = $1 and u.id = $2')} a
      where a.ward_id is not distinct from $3::bigint`,
    values: [form, user, ward],
  });
  if (!row) return undefined;
  return { ward: row.id === null ? null : { id: row.id, name: row.name ?? '' } };
};

const answered = `exists (select from form_response r
  where r.form_id = a.form_id and r.respondent_id = a.user_id and r.ward_id is not distinct from a.ward_id)`;

/** How many answers a form currently asks for. */
export const askedCount = async (connection: Connection, form: number): Promise<number> => {
  const [row] = await connection.query<{ count: number }>({
    name: 'form_asked_count',
    text: `select count(*)::int as count from ${askedBy(catalogue, 'f.id = $1')} a`,
    values: [form],
  });
  return row?.count ?? 0;
};

/** Accounts that still owe an answer. */
export const silentOn = async (connection: Connection, form: number): Promise<readonly number[]> => {
  const rows = await connection.query<{ id: number }>({
    name: 'form_silent',
    text: `select distinct a.user_id::float8 as id from ${askedBy(catalogue, 'f.id = $1')} a where not ${answered} order by 1`,
    values: [form],
    most: 50_000,
  });
  return rows.map(({ id }) => id);
};

/** A form that asks a user. */
export interface AskedForm {
  readonly title: string;
  readonly ward: string | null;
  readonly closesAt: string | null;
  readonly form: number;
  /** For a form that parents answer for each child. */
  readonly child: number | null;
}

const shown = `f.title, a.ward, to_char(f.closes_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "closesAt",
  f.id::float8 as form, a.ward_id::float8 as child`;

/** Open forms that a user has not answered yet, earliest closing first. */
export const formsToAnswer = (connection: Connection, user: number): Promise<readonly AskedForm[]> =>
  connection.query<AskedForm>({
    name: 'forms_to_answer',
    text: `select ${shown} from ${askedBy(catalogue, `u.id = $1 and ${isOpenNow('f')}`)} a join form f on f.id = a.form_id
      where not ${answered} and (f.max_responses is null
        or f.max_responses > (select count(*) from form_response r where r.form_id = f.id))
      order by f.closes_at nulls last, f.id, a.ward_id`,
    values: [user],
    most: 5000,
  });

/** Forms that a user has answered, latest first; answers to anonymous ones carry no time. */
export const formsAnswered = (connection: Connection, user: number) =>
  connection.query<AskedForm & { readonly submittedAt: string | null }>({
    name: 'forms_answered',
    text: `select f.title, s.name as ward, to_char(f.closes_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "closesAt",
        f.id::float8 as form, r.ward_id::float8 as child,
        to_char(r.submitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "submittedAt"
      from form_response r join form f on f.id = r.form_id left join ${roll} s on s.id = r.ward_id
      where r.respondent_id = $1 order by r.submitted_at desc nulls last, r.id desc`,
    values: [user],
    most: 5000,
  });
