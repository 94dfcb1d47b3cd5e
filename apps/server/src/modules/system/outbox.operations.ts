import { Conflict, type OutboxMessage } from '@school/kernel';
import { setContentRange } from '../../engine/calls/content-range.ts';
import { succeeded } from '../../engine/envelope/envelope.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { isOutboxState, latestMessages, queueAgain } from '../../platform/outbox/outbox-statements.ts';
import { outboxMessages, retryOutboxMessage } from '@school/resources';
import { handle } from '../../engine/operation/handle.ts';
import { Sent } from '../../engine/operation/sent.ts';

const listLength = 200;

declare module '@school/kernel' {
  interface KnownAnswers {
    outboxMessages: readonly OutboxMessage[];
  }
}

/** Outgoing messages. */
export const outboxHandlers = [
  handle(
    outboxMessages,
    ({ input, connection }) =>
      new Sent(async (reply) => {
        const state = input.state ?? undefined;
        if (state !== undefined && !isOutboxState(state))
          throw invalidField('state', 'choice', 'QUEUED, SENDING, SENT or FAILED.');
        const { messages, total } = await latestMessages(connection, state, listLength);
        const shown = messages.length === 0 ? '*' : `0-${messages.length - 1}`;
        setContentRange(reply, `outbox ${shown}/${total}`);
        return succeeded(messages);
      }),
  ),
  handle(retryOutboxMessage, async ({ input: { id }, work }) => {
    if (!(await queueAgain(work.transaction, id)))
      throw new Conflict('Only a message that has failed can be sent again.', { code: 'NOT_FAILED' });
    return { id };
  }),
];
