import { formChoicesOf, isChosen, takeAnswers } from '@school/domain';
import type { AnswerProblem, FormAnswers, FormQuestion, FormToAnswer } from '@school/domain';
import { Conflict, Invalid, NotFound, problemSaying } from '@school/kernel';
import { answerForm, formToAnswer } from '@school/resources';
import type { Work } from '../../engine/behaviour.ts';
import { handle } from '../../engine/operation/handle.ts';
import { writeAudit } from '../../engine/audit/write-audit.ts';
import { catalogue } from '@school/resources';
import { askedAs, formQuestions, formRow, holdForm, type FormRow } from './form.store.ts';
import {
  changeResponse,
  countResponse,
  insertResponse,
  responseOf,
  timesChosen,
  type Respondent,
} from './response.store.ts';

const system = { system: true } as const;

/** Messages for what is wrong with an answer. */
const sentences: Readonly<Record<AnswerProblem['code'], string>> = {
  required: 'Answer this question.',
  notChoice: 'Choose one of the offered answers.',
  notNumber: 'Enter a number.',
  notDate: 'Enter a date.',
  min: 'At least %{min}.',
  max: 'At most %{max}.',
  maxLength: 'At most %{max} characters.',
  oneOnly: 'Give only one answer.',
};

const refuseProblems = (problems: readonly AnswerProblem[]): void => {
  if (problems.length === 0) return;
  throw new Invalid(
    'Some answers are missing or cannot be accepted.',
    problems.map(({ question, code, params }) =>
      problemSaying(`question${question}`, code, sentences[code], params),
    ),
  );
};

const isFull = ({ maxResponses, responses }: FormRow): boolean =>
  maxResponses !== null && responses >= maxResponses;

/** @throws Conflict while the form takes no new respondents (FRM-1) */
const refuseClosed = (form: FormRow, isNew: boolean): void => {
  if (!form.isOpen) throw new Conflict('The form is not open for answers.', { code: 'FORM_CLOSED' });
  if (isNew && isFull(form))
    throw new Conflict('The form has received the maximum number of answers.', { code: 'FORM_FULL' });
};

const scarce = (questions: readonly FormQuestion[]): readonly FormQuestion[] =>
  questions.filter(
    ({ fieldType, options }) =>
      isChosen(fieldType) && formChoicesOf(options).some(({ limit }) => limit !== null),
  );

/** @throws Conflict for a choice that has already been made as often as there are places (FRM-7) */
const refuseFullChoices = async (
  questions: readonly FormQuestion[],
  answers: FormAnswers,
  who: Respondent,
  work: Work,
): Promise<void> => {
  for (const question of scarce(questions)) {
    const chosen = answers[question.id] ?? [];
    if (chosen.length === 0) continue;
    const taken = await timesChosen(work.transaction, who.form, question.id, who);
    const full = formChoicesOf(question.options).find(
      ({ value, limit }) => limit !== null && chosen.includes(value) && (taken[value] ?? 0) >= limit,
    );
    if (!full) continue;
    const text = '%{choice} has no places left.';
    const params = { choice: full.value };
    throw new Conflict(text, {
      code: 'CHOICE_FULL',
      params,
      data: { errors: [problemSaying(`question${question.id}`, 'full', text, params)] },
    });
  }
};

const answersOf = (
  rows: readonly { readonly question: number; readonly value: string }[],
  questions: readonly FormQuestion[],
): FormAnswers => {
  const known = new Set(questions.map(({ id }) => id));
  const answers: Record<string, string[]> = {};
  for (const { question, value } of rows) {
    if (!known.has(question))
      throw new Conflict('The questions have changed since. Reload the form.', { code: 'STALE' });
    (answers[question] ??= []).push(value);
  }
  return answers;
};

const write = async (form: FormRow, who: Respondent, answers: FormAnswers, work: Work): Promise<number> => {
  const { transaction } = work;
  const added = await insertResponse(transaction, who, form.isAnonymous ? undefined : answers);
  if (added !== undefined) {
    if (form.isAnonymous) await countResponse(transaction, who, answers);
    return added;
  }
  const changed = form.allowEdit ? await changeResponse(transaction, who, answers) : undefined;
  if (changed === undefined)
    throw new Conflict('You have already answered this form.', { code: 'ALREADY_ANSWERED' });
  return changed;
};

const answer = handle(answerForm, async ({ input, work, context }) => {
  const { transaction } = work;
  const { form: id, ward } = input;
  const user = context.actor.id;
  await holdForm(transaction, id);
  const form = await formRow(transaction, id);
  if (!form || form.status === 'DRAFT' || !(await askedAs(transaction, id, user, ward))) throw new NotFound();
  const before = await responseOf(transaction, id, user, ward);
  refuseClosed(form, before === undefined);
  if (before && !form.allowEdit)
    throw new Conflict('You have already answered this form.', { code: 'ALREADY_ANSWERED' });
  const questions = await formQuestions(transaction, id);
  const { answers, problems } = takeAnswers(questions, answersOf(input.answers, questions));
  refuseProblems(problems);
  const who = { form: id, user, ward, edition: form.edition };
  await refuseFullChoices(questions, answers, who, work);
  const row = await write(form, who, answers, work);
  const resource = catalogue.resource('formResponse');
  writeAudit(work, {
    resource,
    id: row,
    verb: before ? 'update' : 'create',
    version: null,
    changes: {},
  });
  if (!before && form.maxResponses !== null && form.responses + 1 >= form.maxResponses)
    await work.records.transition(work, 'form', id, 'close', {}, system);
});

const whyClosed = (form: FormRow, hasAnswered: boolean): FormToAnswer['closed'] => {
  if (hasAnswered && !(form.allowEdit && form.isOpen)) return 'ANSWERED';
  if (!form.isOpen) return form.status === 'PUBLISHED' && !isOver(form) ? 'NOT_OPEN' : 'OVER';
  return isFull(form) && !hasAnswered ? 'FULL' : null;
};

const isOver = ({ closesAt }: FormRow): boolean => closesAt !== null && Date.parse(closesAt) <= Date.now();

const shown = handle(formToAnswer, async ({ input: { id, ward }, context, connection }) => {
  const form = await formRow(connection, id);
  const user = context.actor.id;
  const asked = form && form.status !== 'DRAFT' ? await askedAs(connection, id, user, ward) : undefined;
  const given = form ? await responseOf(connection, id, user, ward) : undefined;
  if (!form || form.status === 'DRAFT' || (!asked && !given)) throw new NotFound();
  const hasAnswered = given !== undefined;
  const closed = asked ? whyClosed(form, hasAnswered) : 'ANSWERED';
  return {
    id,
    title: form.title,
    description: form.description,
    isAnonymous: form.isAnonymous,
    closesAt: form.closesAt,
    ward: asked?.ward ?? null,
    questions: await formQuestions(connection, id),
    closed,
    hasAnswered,
    answers: given?.answers ?? null,
    mayEdit: hasAnswered && closed === null,
    showsResults: hasAnswered && form.resultsVisibleTo === 'RESPONDENTS',
  };
});

export const answeringHandlers = [answer, shown] as const;
