import type { Connection } from '../../platform/database/database.ts';
import { accounts } from '../../platform/accounts/accounts.ts';

/** An account that is told of the bills of a student, with the page on which it sees them. */
export interface ToldAccount {
  readonly user: number;
  readonly link: string;
}

/** The accounts of a student and of those who answer for the student. */
export const familyAccounts = (connection: Connection, student: number): Promise<ToldAccount[]> =>
  connection.query<ToldAccount>({
    name: 'family_accounts_of_student',
    text: `select u.id::float8 as "user", case when u.student_id = $1 then '/my_fees' else '/children_fees' end as link
      from ${accounts} u where not u.blocked and not u.archived
        and (u.student_id = $1 or u.guardian_id in (select guardian_id from student_guardian where student_id = $1))
      order by u.id`,
    values: [student],
  });
