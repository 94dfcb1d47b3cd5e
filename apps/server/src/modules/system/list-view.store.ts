import type { Actor, SavedView } from '@school/kernel';
import type { Connection } from '../../platform/database/database.ts';

/** The views of a list that belong to the user, to the user's role or to everyone; ADMIN gets no more than that either. */
export const viewsFor = async (
  connection: Connection,
  { id, role }: Actor,
  resource: string,
): Promise<readonly SavedView[]> => {
  const rows = await connection.query<SavedView & { id: string | number }>({
    name: 'list_views',
    text: `select id::int, name, audience, role, state, preferred, owner_id = $1 as mine from list_view
       where resource = $2 and (owner_id = $1 or audience = 'ALL' or (audience = 'ROLE' and role = $3))
       order by lower(name), id`,
    most: 5_000,
    values: [id, resource, role],
  });
  return rows;
};

/** Number of views that a user has made for a list. */
export const ownViews = async (connection: Connection, user: number, resource: string): Promise<number> => {
  const [row] = await connection.query<{ count: number }>({
    name: 'list_views_own',
    text: 'select count(*)::int as count from list_view where owner_id = $1 and resource = $2',
    values: [user, resource],
  });
  return row?.count ?? 0;
};

/** Whose view it is and whom it is for; undefined when it does not exist. */
export const viewById = async (
  connection: Connection,
  id: number,
): Promise<{ readonly owner: number; readonly audience: string; readonly resource: string } | undefined> => {
  const found = await connection.repository('listView').findOneBy({ id });
  return found ? { owner: found.owner, audience: found.audience, resource: found.resource } : undefined;
};
