import type { Connection } from '../../../platform/database/database.ts';
import { queueMail } from '../../../platform/outbox/queue-message.ts';

/** What of an account somebody may want to know that it was changed. */
const said = {
  email: 'e-mail address',
  username: 'user name',
  password: 'password',
} as const;

/**
 * Tells the address that an account had of a change to its sign-in, so that one that its owner did not make does not
 * stay unseen. An account without an address is not told.
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
