import { NotFound } from '@school/kernel';
import type { FastifyReply } from 'fastify';
import { setContentRange } from '../../engine/calls/content-range.ts';
import { listRequestOf } from '../../engine/calls/list-parameters.ts';
import { badParameter } from '../../engine/calls/query-parameters.ts';
import { succeeded } from '../../engine/envelope/envelope.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import type { PollAnswer } from './poll-answer.ts';
import { resultsHidden } from './poll-refusal.ts';
import type { Reading } from '../../engine/operation/handle.ts';
import type { PollPage, PollSpan, PollStore } from './poll.store.ts';
import { pollResults } from './results.store.ts';
import { pollsMade, pollsAsking, pollFigures, pollShown } from '@school/resources';
import { handle } from '../../engine/operation/handle.ts';
import { Sent } from '../../engine/operation/sent.ts';

/** Rows of a list if no range is requested. */
const usualRows = 200;

const spanOf = ({ range }: { readonly range: string | null }): PollSpan =>
  listRequestOf(range === null ? {} : { range }).range ?? { offset: 0, limit: usualRows };

const answerPage = (
  reply: FastifyReply,
  { rows, offset, total }: PollPage,
): Envelope<readonly PollAnswer[]> => {
  const span = rows.length === 0 ? '*' : `${offset}-${offset + rows.length - 1}`;
  setContentRange(reply, `poll ${span}/${total}`);
  return succeeded(rows);
};

/** @throws NotFound for a poll that does not include the caller */
export const visiblePoll = async (
  store: PollStore,
  { context, connection }: Pick<Reading, 'context' | 'connection'>,
  id: number,
): Promise<PollAnswer> => {
  const poll = await store.one(connection, context.actor, id);
  if (!poll) throw new NotFound();
  return poll;
};

declare module '@school/kernel' {
  interface KnownAnswers {
    pollsMade: readonly PollAnswer[];
    pollsAsking: readonly PollAnswer[];
    pollShown: PollAnswer & { readonly electors: number };
  }
}

/** Polls and their results. */
export const pollReadings = (store: PollStore) => [
  handle(
    pollsMade,
    ({ input, context }) =>
      new Sent(async (reply) => {
        if (input.userId !== null && input.userId !== String(context.actor.id))
          throw badParameter('userId', 'userId is that of the signed-in user.');
        return answerPage(reply, await store.made(context, spanOf(input)));
      }),
  ),
  handle(
    pollsAsking,
    ({ input, context }) =>
      new Sent(async (reply) => {
        const { id } = input;
        if (id !== context.actor.id) throw new NotFound();
        const state = input.state ?? 'open';
        if (state !== 'open' && state !== 'closed') throw badParameter('state', 'state is open or closed.');
        return answerPage(reply, await store.asking(context, spanOf(input), state === 'closed'));
      }),
  ),
  handle(pollFigures, async ({ input: { id }, context, connection }) => {
    const poll = await visiblePoll(store, { context, connection }, id);
    if (!poll.resultsVisible) throw resultsHidden(poll.showResults === 'AFTER_CLOSE');
    return pollResults(connection, id);
  }),
  handle(pollShown, async ({ input: { id }, context, connection }) => {
    const poll = await visiblePoll(store, { context, connection }, id);
    const electors = await store.electors(connection, id);
    return { ...poll, electors };
  }),
];
