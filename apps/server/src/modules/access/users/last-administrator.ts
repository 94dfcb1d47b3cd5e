import { Conflict } from '@school/kernel';
import type { Transaction } from '../../../platform/database/database.ts';

/**
 * Refuses if no administrator who can sign in would be left. The rows of all administrators are locked, in the order of
 * their ids, so that of two who block each other at the same time only one succeeds.
 * @throws Conflict when the user is the last active administrator
 */
export const keepAnAdministrator = async (transaction: Transaction, userId: number): Promise<void> => {
  const rows = await transaction.query<{ id: string }>({
    name: 'active_administrators',
    text: `select id from "user" where entity_type = 'ADMIN' and not blocked and not archived
       order by id for update`,
  });
  if (rows.length === 1 && Number(rows[0]?.id) === userId) {
    throw new Conflict('This is the last active administrator.', { code: 'LAST_ADMINISTRATOR' });
  }
};
