import type { Catalogue } from '@school/kernel';
import type { Connection } from '../../platform/database/database.ts';
import { belongingsIn, isNamedIn } from '../../platform/sessions/belongings.ts';
import { accounts } from '../../platform/accounts/accounts.ts';
import { worksHere } from '../hr/staff.store.ts';

/** A person reached by a list of recipients. */
export interface Recipient {
  readonly id: number;
  readonly name: string;
}

/**
 * The users a group reaches at the moment it is queried, each once: a fixed one its members, a rule-based one everyone who
 * currently matches (by batch, only students). Blocked and archived people drop out.
 */
export const recipientsOf = (
  connection: Connection,
  catalogue: Catalogue,
  group: number,
): Promise<Recipient[]> =>
  connection.query<Recipient>({
    name: 'user_group_recipients',
    text: `select u.id::float8 as id, u.name
      from user_group g, ${accounts} u
      where g.id = $1 and not u.blocked and not u.archived
        and (u.employee_id is null or ${worksHere('u.employee_id')})
        and ${isNamedIn(catalogue, 'userGroup', 'g', belongingsIn(catalogue, false))}
      order by 2, 1`,
    most: 10_000,
    values: [group],
  });
