import type { Connection } from '../../platform/database/database.ts';
import { accounts } from '../../platform/accounts/accounts.ts';
import { familiesOf } from './families-of.ts';
import { roll } from './roll.store.ts';

/** An account notified about a student: the student's own, or that of a guardian. */
export interface FamilyAccount {
  readonly user: number;
  readonly student: number;
  /** Name of the student. */
  readonly name: string;
  /** Whether it is the student's own. */
  readonly isOwn: boolean;
}

/** Who is to be notified about students. @param students ids, at most a few thousand */
export const familyAccounts = (
  connection: Connection,
  students: readonly number[],
): Promise<readonly FamilyAccount[]> =>
  connection.query<FamilyAccount>({
    name: 'accounts_of_families',
    text: `select u.id::float8 as "user", s.id::float8 as student, s.name, coalesce(u.student_id = s.id, false) as "isOwn"
      from ${roll} s join ${accounts} u on not u.blocked and not u.archived
        and (${familiesOf('s.id').STUDENT} or ${familiesOf('s.id').GUARDIAN})
      where s.id = any($1::bigint[]) order by s.id, u.id`,
    most: 20_000,
    values: [students],
  });

/** The page on which an account sees the student's bills. */
export const pageOfBills = ({ isOwn }: Pick<FamilyAccount, 'isOwn'>): string =>
  isOwn ? '/my_fees' : '/children_fees';
