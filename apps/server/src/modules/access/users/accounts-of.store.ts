import type { Connection } from '../../../platform/database/database.ts';

/** Accounts of people who can sign in. */
export const accountsOf = async (
  connection: Connection,
  { employees = [], students = [] }: { employees?: readonly number[]; students?: readonly number[] },
): Promise<number[]> => {
  const rows = await connection.query<{ id: number }>({
    name: 'accounts_of_people',
    text: `SELECT u.id::float8 AS id FROM "user" u
      WHERE NOT u.archived AND (u.employee_id = ANY ($1::bigint[]) OR u.student_id = ANY ($2::bigint[])) ORDER BY u.id`,
    most: 20_000,
    values: [employees, students],
  });
  return rows.map(({ id }) => id);
};

/** SQL: whether an account is in any of the given role groups. @param user SQL of its id @param groups SQL of their ids */
export const isInRoleGroups = (user: string, groups: string): string =>
  `exists (select from user_role_groups g where g.owner_id = ${user} and g.target_id in ${groups})`;
