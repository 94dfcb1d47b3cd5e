import { anonymousLeast, responseRate } from '@school/domain';
import type { FormAnswers } from '@school/domain';
import { Conflict, NotFound, isAmong } from '@school/kernel';
import type { Actor } from '@school/kernel';
import { formResponseShown, formResults } from '@school/resources';
import { handle } from '../../engine/operation/handle.ts';
import type { Connection } from '../../platform/database/database.ts';
import { askedCount, formQuestions, formRow, type FormRow } from './form.store.ts';
import { answeredEditions, countedAnswers } from './response.store.ts';
import { questionResults } from './results.ts';

/** Whether a user manages forms. */
export const keepsForms = (actor: Actor): boolean => isAmong(actor, ['FormManagement']);

const hasAnswered = async (connection: Connection, form: number, user: number): Promise<boolean> => {
  const [row] = await connection.query({
    name: 'form_has_answered',
    text: 'select 1 from form_response where form_id = $1 and respondent_id = $2 limit 1',
    values: [form, user],
  });
  return row !== undefined;
};

/**
 * A form whose results the caller may read.
 * @throws NotFound for a form that the caller may not know of, Conflict if only its creator reads them
 */
export const formWithResults = async (connection: Connection, actor: Actor, id: number): Promise<FormRow> => {
  const form = await formRow(connection, id);
  if (!form) throw new NotFound();
  if (keepsForms(actor)) {
    if (form.resultsVisibleTo === 'CREATOR' && form.createdBy !== actor.id)
      throw new Conflict('Only the person who created the form can see its results.', {
        code: 'RESULTS_PRIVATE',
      });
    return form;
  }
  if (form.resultsVisibleTo !== 'RESPONDENTS' || !(await hasAnswered(connection, id, actor.id)))
    throw new NotFound();
  return form;
};

/** Whether so few have answered an anonymous form that its results would reveal who said what (FRM-3). */
export const isTooFew = ({ isAnonymous }: FormRow, responses: number): boolean =>
  isAnonymous && responses < anonymousLeast;

const results = handle(formResults, async ({ input: { id, edition }, context, connection }) => {
  const form = await formWithResults(connection, context.actor, id);
  const editions = await answeredEditions(connection, id);
  const shown = edition ?? editions[0]?.edition ?? form.edition;
  const responses = editions.find((one) => one.edition === shown)?.responses ?? 0;
  const isHidden = isTooFew(form, responses);
  const asked = await askedCount(connection, id);
  const questions = await formQuestions(connection, id);
  const counted = isHidden
    ? { counts: {}, answered: {} }
    : await countedAnswers(connection, id, shown, form.isAnonymous);
  return {
    title: form.title,
    isAnonymous: form.isAnonymous,
    edition: shown,
    editions: editions.map((one) => one.edition),
    responses,
    asked,
    rate: responseRate(form.responses, asked),
    isHidden,
    questions: isHidden ? [] : questionResults(questions, counted),
  };
});

const one = handle(formResponseShown, async ({ input: { id }, context, connection, reader }) => {
  const row = await reader.read(context, 'formResponse', id);
  if (!row) throw new NotFound();
  const form = await formRow(connection, Number(row['form']));
  const [names] = await connection.query<{ answers: FormAnswers | null }>({
    name: 'form_response_answers',
    text: 'select answers from form_response where id = $1',
    values: [id],
  });
  const questions = await formQuestions(connection, Number(row['form']));
  const submittedAt = row['submittedAt'];
  return {
    title: form?.title ?? '',
    isAnonymous: form?.isAnonymous ?? false,
    submittedAt: typeof submittedAt === 'string' ? submittedAt : null,
    answers: questions.flatMap((question) => {
      const values = names?.answers?.[question.id];
      return values ? [{ label: question.label, values }] : [];
    }),
  };
});

export const resultHandlers = [results, one] as const;
