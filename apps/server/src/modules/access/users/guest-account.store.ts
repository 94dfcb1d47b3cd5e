import type { Connection, Transaction } from '../../../platform/database/database.ts';

/**
 * Names of the accounts that head-office users have in a branch. A name with an @ can neither be chosen nor signed in with,
 * since such a login is looked up among the addresses.
 */
const guestName = (userId: number): string => `${userId}@head-office`;

/**
 * The account under which a head-office user works in a branch; created on the first visit. It has no password: the only
 * way in is through the head office, and actions are recorded under the user's own name in the branch's audit.
 */
export const guestAccount = async (
  head: Connection,
  branch: Transaction,
  userId: number,
): Promise<number> => {
  const [person] = await head.query<{ first_name: string; last_name: string | null }>({
    name: 'guest_person',
    text: 'select first_name, last_name from "user" where id = $1',
    values: [userId],
  });
  const [row] = await branch.query<{ id: string }>({
    name: 'guest_account',
    text: `with known as (
        update "user" set first_name = $2, last_name = $3 where lower(btrim(username)) = $1 and not archived returning id),
      made as (
        insert into "user" (username, entity_type, first_name, last_name)
        select $1, 'ADMIN', $2, $3 where not exists (select 1 from known) returning id)
      select id from known union all select id from made`,
    values: [guestName(userId), person?.first_name ?? 'Head office', person?.last_name ?? null],
  });
  if (!row) throw new Error('The account in the branch was not made.');
  return Number(row.id);
};
