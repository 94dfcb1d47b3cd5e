import type { Connection } from '../../platform/database/database.ts';
import { accounts } from '../../platform/accounts/accounts.ts';
import { isSignedIn } from '../../platform/sessions/session-statements.ts';

interface Account {
  readonly id: number;
  readonly username: string;
}

/** The account of a student or guardian; undefined without one. */
export const userOf = async (
  connection: Connection,
  kind: 'student' | 'guardian',
  id: number,
): Promise<Account | undefined> => {
  const [row] = await connection.query<Account>({
    name: `students_user_of_${kind}`,
    text: `select id::float8 as id, username from ${accounts} u where ${kind}_id = $1 and not archived order by id limit 1`,
    values: [id],
  });
  return row;
};

/** Accounts of guardians with an active session. */
export const signedInGuardians = async (
  connection: Connection,
  guardians: readonly number[],
): Promise<readonly number[]> => {
  const rows = await connection.query<{ id: number }>({
    name: 'guardians_signed_in',
    text: `select u.id::float8 as id from ${accounts} u where u.guardian_id = any($1::bigint[])
      and ${isSignedIn('u.id')}`,
    values: [guardians],
  });
  return rows.map(({ id }) => id);
};

export const isUsernameTaken = async (connection: Connection, username: string): Promise<boolean> => {
  const rows = await connection.query({
    name: 'students_username_taken',
    text: `select 1 from ${accounts} u where lower(btrim(username)) = lower($1) limit 1`,
    values: [username],
  });
  return rows.length > 0;
};

/** Why a guardian's account is closed. */
export const noChildLeft = 'No child is here any more';

/** A guardian entitled to sign in but without an account yet, with the number of the first child. */
interface WithoutAccount {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly admissionNumber: string;
}

export const guardiansWithoutAccount = (
  connection: Connection,
  students: readonly number[],
): Promise<WithoutAccount[]> =>
  connection.query<WithoutAccount>({
    name: 'guardians_without_account',
    text: `select g.id::float8 as id, g.first_name as "firstName", g.last_name as "lastName", g.email, g.mobile,
        (select s.admission_number from student_guardian o join student s on s.id = o.student_id
          where o.guardian_id = g.id order by s.id limit 1) as "admissionNumber"
      from student_guardian k join guardian g on g.id = k.guardian_id
      where k.student_id = any($1::bigint[]) and k.portal_access
        and not exists (select from ${accounts} u where u.guardian_id = g.id)
      order by k.student_id, k.position, k.id`,
    values: [students],
  });

/** A guardian of a student. */
interface GuardianOf {
  readonly id: number;
  readonly user: number | null;
  /** The account was closed because no child was left. */
  readonly closed: boolean;
  /** Children of the guardian who currently learn here. */
  readonly activeChildren: number;
}

export const guardiansOf = (connection: Connection, student: number): Promise<GuardianOf[]> =>
  connection.query<GuardianOf>({
    name: 'guardians_of_student',
    text: `select g.guardian_id::float8 as id, u.id::float8 as user,
        coalesce(u.blocked and u.blocked_reason = $2, false) as closed,
        (select count(*)::int from student_guardian o join student s on s.id = o.student_id
          where o.guardian_id = g.guardian_id and o.student_id <> $1 and s.status = 'ACTIVE' and not s.archived) as "activeChildren"
      from student_guardian g left join ${accounts} u on u.guardian_id = g.guardian_id and not u.archived
      where g.student_id = $1 order by g.guardian_id`,
    values: [student, noChildLeft],
  });
