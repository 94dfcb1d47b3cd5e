import { Invalid, may, readQuestion } from '@school/kernel';
import type { QuestionColumn, ReportQuestion } from '@school/kernel';
import { catalogue } from '@school/resources';
import type { Behaviour, RecordValues, Work } from '../../../engine/behaviour.ts';
import { answeredQuestion } from '../../../engine/question/answered-question.ts';
import { askedResource } from '../../../engine/question/asked-resource.ts';
import { seesSome } from '../../../engine/question/sees-some.ts';
import { askFirst } from '../../../engine/own-calls/ask-first.ts';
import { rightsNow } from '../../../platform/sessions/sessions.ts';

const refuse = (message: string, params?: Readonly<Record<string, string>>): Invalid =>
  new Invalid(
    message,
    [{ field: 'question', code: 'question', message, ...(params ? { params } : {}) }],
    params,
  );

/** Number of people that a question names; beyond it only their count is given. */
const mostNamed = 10;

const nameOf = ({ path, label }: QuestionColumn): string => (label ?? path).slice(0, 60);

/** A question must stay within what its author may read: the resource, each column, and what the filter names. */
const assertAsked = async (question: ReportQuestion, { context, transaction }: Work): Promise<void> => {
  const isThere = catalogue.has(question.of);
  if (!isThere || !may(context.actor, catalogue.resource(question.of).access, 'read'))
    throw refuse('Choose what the report is about.');
  const resource = await askedResource(transaction, catalogue, question);
  const reader = { catalogue, resource, context, say: (text: string) => text };
  const [first] = answeredQuestion(reader, question, '', false).missing;
  if (first) throw refuse('The report cannot show %{name}.', { name: nameOf(first) });
};

const idsIn = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);

/** Tells the user sharing a report which of the named recipients will see nothing of it, whatever it asks. */
const warnOfUnseen = async (question: ReportQuestion, row: RecordValues, work: Work): Promise<void> => {
  if (!work.context.asks) return;
  const shared = row['audience'] === 'CHOSEN' ? idsIn(row['people']) : [];
  const mailed = row['frequency'] === 'NEVER' ? [] : idsIn(row['mailTo']);
  const resource = catalogue.resource(question.of);
  const blind: string[] = [];
  for (const id of new Set([...shared, ...mailed])) {
    const rights = await rightsNow(work.transaction, work.context.institute, catalogue, id);
    if (!rights) continue;
    const context = { ...work.context, actor: rights.actor };
    if (!(await seesSome(work.transaction, catalogue, resource, context))) blind.push(rights.username);
  }
  if (blind.length === 0) return;
  askFirst(work.context, {
    message: '%{names} may not see what this report is about and will find it empty.',
    reason: 'unseenReport',
    params: { names: blind.slice(0, mostNamed).join(', '), people: blind.length },
  });
};

/** The question of a report is parsed, and checked to be answerable for the user saving it. */
export const customReportBehaviour: Behaviour = {
  beforeSave: async (input, current, work): Promise<RecordValues> => {
    if (current && input['question'] === undefined) {
      const kept = readQuestion(current['question']);
      if (kept) await warnOfUnseen(kept, { ...current, ...input }, work);
      return input;
    }
    const question = readQuestion(input['question']);
    if (!question) throw refuse('Choose at least one column.');
    await assertAsked(question, work);
    await warnOfUnseen(question, { ...current, ...input }, work);
    const [, about] = catalogue.resource(question.of).label;
    return { ...input, question, about, ...(current ? {} : { owner: work.context.actor.id || null }) };
  },
};
