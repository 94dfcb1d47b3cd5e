import type { RoleGroup } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';

/** Everything a user has been granted. */
export interface RoleState {
  readonly groups: readonly RoleGroup[];
  readonly grants: readonly string[];
  readonly denies: readonly string[];
}

interface GroupRow {
  readonly id: string;
  readonly name: string;
  readonly applies_to: string[] | null;
  readonly privileges: unknown;
}

const groupOf = (row: GroupRow): RoleGroup => ({
  id: Number(row.id),
  name: row.name,
  appliesTo: row.applies_to ?? [],
  privileges: Array.isArray(row.privileges) ? row.privileges.filter((key) => typeof key === 'string') : [],
});

/** All non-archived role groups, by name. */
export const allRoleGroups = async (connection: Connection): Promise<RoleGroup[]> => {
  const rows = await connection.query<GroupRow>({
    name: 'role_groups',
    text: 'select id, name, applies_to, privileges from role_group where not archived order by name',
  });
  return rows.map(groupOf);
};

export const roleStateOf = async (connection: Connection, userId: number): Promise<RoleState> => {
  const groups = await connection.query<GroupRow>({
    name: 'role_groups_of_user',
    text: `select r.id, r.name, r.applies_to, r.privileges from role_group r
       join user_role_groups g on g.target_id = r.id
       where g.owner_id = $1 and not r.archived order by g.position, r.id`,
    values: [userId],
  });
  const direct = await connection.query<{ privilege: string; effect: string }>({
    name: 'privileges_of_user',
    text: 'select privilege, effect from user_privilege where user_id = $1 and not archived order by privilege',
    values: [userId],
  });
  const by = (effect: string): string[] =>
    direct.filter((row) => row.effect === effect).map(({ privilege }) => privilege);
  return { groups: groups.map(groupOf), grants: by('GRANT'), denies: by('DENY') };
};

/** Assigns the user to exactly these groups, in this order. */
export const writeRoleGroups = async (
  connection: Connection,
  userId: number,
  groupIds: readonly number[],
): Promise<void> => {
  await connection.query({
    name: 'role_groups_clear',
    text: 'delete from user_role_groups where owner_id = $1',
    values: [userId],
  });
  await connection.query({
    name: 'role_groups_write',
    text: `insert into user_role_groups (owner_id, target_id, position)
       select $1, id, place from unnest($2::bigint[]) with ordinality as given (id, place)`,
    values: [userId, groupIds],
  });
};

/** Grants and denies the user exactly these privileges directly. */
export const writeDirectPrivileges = async (
  connection: Connection,
  userId: number,
  { grants, denies }: Pick<RoleState, 'grants' | 'denies'>,
  actorId: number,
): Promise<void> => {
  await connection.query({
    name: 'privileges_clear',
    text: 'delete from user_privilege where user_id = $1',
    values: [userId],
  });
  await connection.query({
    name: 'privileges_write',
    text: `insert into user_privilege (user_id, privilege, effect, created_by, updated_by)
       select $1, privilege, effect, $4, $4 from (
         select unnest($2::text[]) as privilege, 'GRANT' as effect
         union all select unnest($3::text[]), 'DENY') as given`,
    values: [userId, grants, denies, actorId],
  });
};
