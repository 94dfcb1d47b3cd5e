import { Invalid, may, readQuestion } from '@school/kernel';
import type { QuestionColumn, ReportQuestion } from '@school/kernel';
import { catalogue } from '@school/resources';
import type { Behaviour, RecordValues, Work } from '../../../engine/behaviour.ts';
import { answeredQuestion } from '../../../engine/question/answered-question.ts';
import { askedResource } from '../../../engine/question/asked-resource.ts';

const refuse = (message: string, params?: Readonly<Record<string, string>>): Invalid =>
  new Invalid(
    message,
    [{ field: 'question', code: 'question', message, ...(params ? { params } : {}) }],
    params,
  );

const nameOf = ({ path, label }: QuestionColumn): string => (label ?? path).slice(0, 60);

/** What somebody asks must be his to ask: the resource, each column, and what the filter names. */
const assertAsked = async (question: ReportQuestion, { context, transaction }: Work): Promise<void> => {
  const isThere = catalogue.has(question.of);
  if (!isThere || !may(context.actor, catalogue.resource(question.of).access, 'read'))
    throw refuse('Choose what the report is about.');
  const resource = await askedResource(transaction, catalogue, question);
  const reader = { catalogue, resource, context, say: (text: string) => text };
  const [first] = answeredQuestion(reader, question, '', false).missing;
  if (first) throw refuse('The report cannot show %{name}.', { name: nameOf(first) });
};

/** The question of a report is read, and found answerable for whoever saves it. */
export const customReportBehaviour: Behaviour = {
  beforeSave: async (input, current, work): Promise<RecordValues> => {
    if (current && input['question'] === undefined) return input;
    const question = readQuestion(input['question']);
    if (!question) throw refuse('Choose at least one column.');
    await assertAsked(question, work);
    const [, about] = catalogue.resource(question.of).label;
    return { ...input, question, about, ...(current ? {} : { owner: work.context.actor.id || null }) };
  },
};
