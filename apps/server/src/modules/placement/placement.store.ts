import type { Connection } from '../../platform/database/database.ts';
import { accounts } from '../../platform/accounts/accounts.ts';
import { familiesOf } from '../students/families-of.ts';
import { roll } from '../students/roll.store.ts';

/** A student with one account that hears of it: his own, or that of somebody who answers for him. */
export interface ToTell {
  readonly user: number;
  readonly name: string;
}

/** Who is to hear of something about students. @param students ids, at most some thousands */
export const familyAccounts = (
  connection: Connection,
  students: readonly number[],
): Promise<readonly ToTell[]> =>
  connection.query<ToTell>({
    name: 'placement_families',
    text: `select u.id::float8 as user, s.name from ${roll} s
      join ${accounts} u on not u.blocked and not u.archived
        and (${familiesOf('s.id').STUDENT} or ${familiesOf('s.id').GUARDIAN})
      where s.id = any($1::bigint[]) order by s.id, u.id`,
    most: 20_000,
    values: [students],
  });
