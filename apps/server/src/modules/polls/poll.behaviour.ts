import { Invalid } from '@school/kernel';
import { pollAudienceKeys } from '@school/resources';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { anonymityIsFixed, answerHasVotes } from './poll-refusal.ts';
import { votedAnswers } from './vote.store.ts';

interface Answer {
  readonly id?: number;
  readonly text?: string;
}

const answersIn = (values: RecordValues | undefined): readonly Answer[] =>
  Array.isArray(values?.['options']) ? (values['options'] as Answer[]) : [];

const assertCloses = ({ closesAt }: RecordValues, before: RecordValues | undefined): void => {
  if (typeof closesAt !== 'string' || closesAt === before?.['closesAt']) return;
  if (Date.parse(closesAt) <= Date.now())
    throw invalidField('closesAt', 'min', 'The closing time of a poll must be in the future.');
};

const assertAnswersStay = (input: RecordValues, before: RecordValues, voted: ReadonlySet<number>): void => {
  if (!Array.isArray(input['options'])) return;
  const kept = new Map(answersIn(input).map(({ id, text }) => [id, text]));
  for (const { id = 0, text = '' } of answersIn(before)) {
    if (!voted.has(id)) continue;
    if (!kept.has(id) || (kept.get(id) ?? text) !== text) throw answerHasVotes(text);
  }
};

const assertVotesStay = async (input: RecordValues, before: RecordValues, work: Work): Promise<void> => {
  const { any, options } = await votedAnswers(work.transaction, Number(before['id']));
  if (!any) return;
  if (input['isAnonymous'] !== undefined && input['isAnonymous'] !== before['isAnonymous'])
    throw anonymityIsFixed();
  assertAnswersStay(input, before, options);
};

/** Anyone already in the audience stays, even if a batch has ended or an account has been blocked since. */
const withoutSame = (input: RecordValues, before: RecordValues): RecordValues =>
  Object.fromEntries(
    Object.entries(input).filter(
      ([key, value]) =>
        !pollAudienceKeys.some((one) => one === key) || String(value) !== String(before[key] ?? []),
    ),
  );

/** The effect of votes on a poll: answers that have some stay as they are, and so does its anonymity. */
export const pollBehaviour: Behaviour = {
  beforeSave: async (input, before, work): Promise<RecordValues> => {
    assertCloses(input, before);
    if (before) await assertVotesStay(input, before, work);
    const both = { ...before, ...input };
    if (both['isAnonymous'] === true && both['allowChange'] === true)
      throw new Invalid('Votes of an anonymous poll cannot be changed, because nobody knows whose they are.');
    return before ? withoutSame(input, before) : input;
  },
};
