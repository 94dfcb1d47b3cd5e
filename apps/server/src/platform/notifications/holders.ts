import type { Connection } from '../database/database.ts';

/**
 * SQL condition on the user `u`: holds a privilege through a role group or directly, and it was not denied.
 * @param privilege SQL of its key
 */
export const holds = (privilege: string): string =>
  `(EXISTS (SELECT 1 FROM user_role_groups g JOIN role_group r ON r.id = g.target_id
            WHERE g.owner_id = u.id AND NOT r.archived AND ${privilege} = ANY (r.privileges))
          OR EXISTS (SELECT 1 FROM user_privilege p WHERE p.user_id = u.id AND p.privilege = ${privilege}
            AND p.effect = 'GRANT' AND NOT p.archived))
        AND NOT EXISTS (SELECT 1 FROM user_privilege p WHERE p.user_id = u.id AND p.privilege = ${privilege}
          AND p.effect = 'DENY' AND NOT p.archived)`;

/** @param name of the statement @param who SQL condition on the user `u`; `$1` is the privilege */
const usersWho = async (
  connection: Connection,
  name: string,
  who: string,
  privilege: string,
): Promise<number[]> => {
  const rows = await connection.query<{ id: number }>({
    name,
    text: `SELECT u.id::float8 AS id FROM "user" u WHERE NOT u.blocked AND NOT u.archived AND ${who} ORDER BY u.id`,
    most: 50_000,
    values: [privilege],
  });
  return rows.map(({ id }) => id);
};

/**
 * Users who hold a privilege through a role group or directly, and to whom it was not denied. Administrators hold every
 * privilege and are not among them: they would be notified all day of what everyone may do.
 */
export const holdersOf = (connection: Connection, privilege: string): Promise<number[]> =>
  usersWho(connection, 'notice_holders', holds('$1'), privilege);

/** Users who hold a privilege, including administrators: for rare events that someone has to fix. */
export const keepersOf = (connection: Connection, privilege: string): Promise<number[]> =>
  usersWho(connection, 'notice_keepers', `(u.entity_type = 'ADMIN' OR (${holds('$1')}))`, privilege);
