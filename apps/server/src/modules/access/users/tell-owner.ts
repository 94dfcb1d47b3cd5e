import type { Connection } from '../../../platform/database/database.ts';
import { queueMail } from '../../../platform/outbox/queue-message.ts';

/** Account changes that a user may want to know about. */
const said = {
  email: 'e-mail address',
  username: 'user name',
  password: 'password',
} as const;

/**
 * Notifies the account's previous address of a change to its sign-in, so that a change not made by its owner does not go
 * unnoticed. An account without an address gets no notice.
 */
export const tellOwner = async (
  transaction: Connection,
  what: keyof typeof said,
  { username, email }: { readonly username: unknown; readonly email: unknown },
): Promise<void> => {
  if (typeof email !== 'string' || email === '') return;
  const changed = said[what];
  await queueMail(transaction, {
    to: email,
    subject: `Your ${changed} was changed`,
    text: `The ${changed} of the account ${String(username)} was changed. If it was not you, please tell the office at once.`,
  });
};
