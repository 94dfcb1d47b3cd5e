import { Conflict } from '@school/kernel';
import { formQuestionColumns } from '@school/resources';
import type { Behaviour, Behaviours, RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { silentOn } from './form.store.ts';
import { isOtherAsked, refuseBadQuestions, refuseLostAnswers, type QuestionLine } from './question-checks.ts';
import { answeredQuestions, respondentsOf } from './response.store.ts';

const system = { system: true } as const;

const linesIn = (values: RecordValues | undefined): readonly QuestionLine[] | undefined =>
  Array.isArray(values?.['questions']) ? (values['questions'] as readonly QuestionLine[]) : undefined;

/** The questions of a template, as those of a form that has none of its own. */
const fromTemplate = async (input: RecordValues, work: Work): Promise<RecordValues> => {
  const own = linesIn(input) ?? [];
  if (own.length > 0 || typeof input['template'] !== 'number') return input;
  const template = await work.records.read(work, 'formTemplate', input['template'], system);
  const questions = (linesIn(template) ?? []).map((line) =>
    Object.fromEntries(formQuestionColumns.map((key) => [key, line[key] ?? null])),
  );
  return { ...input, questions };
};

/** Questions that have been answered stay; others begin a new edition, whose results are kept separate (FRM-2). */
const withEdition = async (input: RecordValues, current: RecordValues, work: Work): Promise<RecordValues> => {
  if (Number(current['responses'] ?? 0) === 0) return input;
  if (input['isAnonymous'] !== undefined && input['isAnonymous'] !== current['isAnonymous'])
    throw new Conflict('Someone has already answered, so whether the form is anonymous cannot be changed.', {
      code: 'ANSWERED',
    });
  if (input['answerFor'] !== undefined && input['answerFor'] !== current['answerFor'])
    throw new Conflict('Someone has already answered, so how often it is answered cannot be changed.', {
      code: 'ANSWERED',
    });
  const [before, after] = [linesIn(current) ?? [], linesIn(input)];
  if (!after || !isOtherAsked(before, after)) return input;
  refuseLostAnswers(before, after, await answeredQuestions(work.transaction, Number(current['id'])));
  return { ...input, edition: Number(current['edition']) + 1 };
};

const asksSomething = (form: RecordValues): boolean =>
  (linesIn(form) ?? []).some(({ fieldType }) => fieldType !== 'HEADING');

const tellSilent = async (form: RecordValues, work: Work): Promise<number> => {
  const people = await silentOn(work.transaction, Number(form['id']));
  await notify(work.transaction, people, {
    message: 'form.asked',
    params: { title: String(form['title']) },
    link: String(form['answerFor']) === 'WARD' ? '/forms' : `/forms/answer/${Number(form['id'])}`,
  });
  return people.length;
};

const formBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    const filled = current ? input : await fromTemplate(input, work);
    const lines = linesIn(filled);
    if (lines) refuseBadQuestions(lines);
    const row = { ...current, ...filled };
    const kinds = Array.isArray(row['kinds']) ? row['kinds'] : [];
    if (row['answerFor'] === 'WARD' && (kinds.length !== 1 || kinds[0] !== 'PARENT'))
      throw invalidField('kinds', 'parents', 'Only parents can answer once for each child.');
    return current ? withEdition(filled, current, work) : filled;
  },
  transitions: {
    publish: async (form, _input, work) => {
      const whole = (await work.records.read(work, 'form', Number(form['id']), system)) ?? form;
      if (!asksSomething(whole))
        throw new Conflict('The form has no questions yet. Add at least one.', { code: 'NO_QUESTION' });
      if (typeof form['closesAt'] === 'string' && Date.parse(form['closesAt']) <= Date.now())
        throw new Conflict('The closing time has already passed.', { code: 'OVER' });
      await tellSilent(whole, work);
      return { publishedAt: new Date().toISOString() };
    },
    close: async (form, _input, work) => {
      if (form['resultsVisibleTo'] !== 'RESPONDENTS') return {};
      const id = Number(form['id']);
      await notify(work.transaction, await respondentsOf(work.transaction, id), {
        message: 'form.results',
        params: { title: String(form['title']) },
        link: '/forms',
      });
      return {};
    },
  },
  actions: {
    remind: async (rows, _input, work) => {
      let told = 0;
      for (const row of rows) told += await tellSilent(row, work);
      return { told };
    },
  },
};

const templateBehaviour: Behaviour = {
  beforeSave: (input) => {
    refuseBadQuestions(linesIn(input) ?? []);
    return input;
  },
};

/** Form rules that the definitions cannot express. */
export const formBehaviours: Behaviours = { form: formBehaviour, formTemplate: templateBehaviour };
