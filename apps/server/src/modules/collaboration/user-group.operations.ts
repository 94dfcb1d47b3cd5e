import { NotFound } from '@school/kernel';
import { groupRecipients } from '@school/resources';
import type { Engine } from '../../engine/engine.ts';
import { handle } from '../../engine/operation/handle.ts';
import { recipientsOf } from './recipients.ts';
import type { Recipient } from './recipients.ts';

declare module '@school/kernel' {
  interface KnownAnswers {
    groupRecipients: readonly Recipient[];
  }
}

/** Whom a list of recipients reaches. */
export const userGroupReadings = ({ catalogue }: Engine) => [
  handle(groupRecipients, async ({ input: { id }, context, connection, reader }) => {
    if (!(await reader.read(context, 'userGroup', id))) throw new NotFound();
    return recipientsOf(connection, catalogue, id);
  }),
];
