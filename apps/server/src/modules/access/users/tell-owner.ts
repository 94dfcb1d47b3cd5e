import type { Connection } from '../../../platform/database/database.ts';
import { queueMail } from '../../../platform/outbox/queue-message.ts';

/** What of an account somebody may want to know that it was changed. */
const said = {
  email: {
    subject: 'Your e-mail address was changed',
    text: (username: string) => `The e-mail address of the account ${username} was changed.`,
  },
  username: {
    subject: 'Your user name was changed',
    text: (username: string) => `The user name of the account ${username} was changed.`,
  },
  password: {
    subject: 'Your password was changed',
    text: (username: string) => `The office has set a new password for the account ${username}.`,
  },
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
  const { subject, text } = said[what];
  await queueMail(transaction, {
    to: email,
    subject,
    text: `${text(String(username))} If it was not you, please tell the office at once.`,
  });
};
