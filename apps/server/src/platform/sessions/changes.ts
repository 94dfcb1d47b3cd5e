import type { Transaction } from '../database/database.ts';
import { sendSignal } from '../signals/signals.ts';

/** Signals that invalidate what processes have cached about users. */
export const userChangedTopic = 'user-changed';
export const everybodyChangedTopic = 'users-changed';

/** Something about the user has changed: every process checks again at the next request. */
export const userChanged = (transaction: Transaction, userId: number): Promise<void> =>
  sendSignal(transaction, {
    topic: userChangedTopic,
    institute: transaction.institute,
    data: { user: userId },
  });

/** Something has changed that may affect many users, such as a role group. */
export const everybodyChanged = (transaction: Transaction): Promise<void> =>
  sendSignal(transaction, { topic: everybodyChangedTopic, institute: transaction.institute, data: {} });
