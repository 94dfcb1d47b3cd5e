import { Invalid } from '@school/kernel';
import type { Work } from '../../../engine/behaviour.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import { notify } from '../../../platform/notifications/notify.ts';
import { inheritedShare, notOwner, unknownItem } from '../drive-refusal.ts';
import { noteItem } from '../items/item-writing.store.ts';
import { readItem } from '../items/item-reading.store.ts';
import { holdOwnItem } from '../items/owned-item.store.ts';
import { accounts } from '../../../platform/accounts/accounts.ts';

interface Candidate {
  readonly id: string;
  readonly entity_type: string;
  readonly inactive: boolean;
  readonly name: string;
}

const usersOf = (work: Work, ids: readonly number[]): Promise<Candidate[]> =>
  work.transaction.query<Candidate>({
    name: 'drive_share_candidates',
    text: `select id, entity_type, blocked or archived as inactive, full_name as name
      from ${accounts} u where id = any($1::bigint[]) order by id for key share`,
    values: [ids],
  });

/** @throws Refusal 400 for the whole call if one of them cannot be shared with, 404 if one does not exist (DRV-6) */
const judge = (users: readonly Candidate[], ids: readonly number[], own: number): void => {
  if (ids.length === 0) throw new Invalid('Choose at least one person.');
  if (ids.includes(own))
    throw invalidField('userIds', 'self', 'You cannot share your own items with yourself.');
  if (users.length < ids.length) throw unknownItem();
  const inactive = users.find((user) => user.inactive);
  if (inactive)
    throw invalidField('userIds', 'inactive', 'The account of %{name} is not active.', {
      name: inactive.name,
    });
  const stranger = users.find(({ entity_type: kind }) => !['EMPLOYEE', 'ADMIN'].includes(kind));
  if (stranger)
    throw invalidField('userIds', 'notStaff', '%{name} does not work here.', { name: stranger.name });
};

const nameOf = async ({ transaction, context }: Work): Promise<string> => {
  const [row] = await transaction.query<{ name: string }>({
    name: 'drive_sharer',
    text: `select full_name as name from ${accounts} u where id = $1`,
    values: [context.actor.id],
  });
  return row?.name ?? '';
};

/** Lets people read an item and, if it is a folder, everything in it. Returns those it was not shared with before. */
export const shareItem = async (
  work: Work,
  id: number,
  users: readonly number[],
): Promise<readonly number[]> => {
  const { transaction, context } = work;
  const item = await holdOwnItem(transaction, context.actor.id, id);
  judge(await usersOf(work, users), users, item.owner);
  const added = await transaction.query<{ user_id: string }>({
    name: 'drive_share_add',
    text: `insert into drive_share (item_id, user_id, shared_by_id) select $1, u, $3 from unnest($2::bigint[]) u
      on conflict (user_id, item_id) do nothing returning user_id`,
    values: [id, users, context.actor.id],
  });
  const ids = added.map(({ user_id: user }) => Number(user));
  if (ids.length === 0) return ids;
  noteItem(work, 'action:share', { id, version: item.version, changes: { sharedWith: [null, ids] } });
  await notify(transaction, ids, {
    message: 'drive.shared',
    params: { name: await nameOf(work), item: item.name },
    link: `/doc_managers?section=shared${item.itemType === 'FOLDER' ? `&folder=${id}` : ''}`,
  });
  return ids;
};

/** Folders above that still give one of the people access. */
const inherited = async (
  work: Work,
  id: number,
  users: readonly number[],
): Promise<{ readonly name: string; readonly folder: string } | undefined> => {
  const [row] = await work.transaction.query<{ name: string; folder: string }>({
    name: 'drive_share_inherited',
    text: `select u.full_name as name, a.name as folder
      from drive_item_lineage l join drive_share s on s.item_id = l.target_id join drive_item a on a.id = l.target_id
      join ${accounts} u on u.id = s.user_id
      where l.owner_id = $1 and l.target_id <> $1 and s.user_id = any($2::bigint[])
        and not exists (select from drive_share d where d.item_id = $1 and d.user_id = s.user_id)
      order by l.position desc limit 1`,
    values: [id, users],
  });
  return row;
};

/**
 * Revokes direct shares (DRV-5): the owner from anyone, everyone else from themselves (DRV-2).
 * @throws Refusal 409 naming the folder for people whose access comes only from there
 */
export const unshareItem = async (work: Work, id: number, users: readonly number[]): Promise<void> => {
  const { transaction, context } = work;
  const own = context.actor.id;
  if (users.length === 0) throw new Invalid('Choose at least one person.');
  const { ownerId, version } = await readItem(transaction, own, id);
  if (ownerId === own) await holdOwnItem(transaction, own, id);
  else if (users.some((user) => user !== own)) throw notOwner();
  const above = await inherited(work, id, users);
  if (above) throw inheritedShare(above.name, above.folder);
  const gone = await transaction.query<{ user_id: string }>({
    name: 'drive_share_remove',
    text: 'delete from drive_share where item_id = $1 and user_id = any($2::bigint[]) returning user_id',
    values: [id, users],
  });
  const ids = gone.map(({ user_id: user }) => Number(user));
  if (ids.length > 0) noteItem(work, 'action:unshare', { id, version, changes: { sharedWith: [ids, null] } });
};

/** Stars an item the user may read, or removes the star. */
export const starItem = async (work: Work, id: number, starred: boolean): Promise<void> => {
  const user = work.context.actor.id;
  await readItem(work.transaction, user, id);
  await work.transaction.query({
    name: starred ? 'drive_star_add' : 'drive_star_remove',
    text: starred
      ? 'insert into drive_star (item_id, user_id) values ($1, $2) on conflict (user_id, item_id) do nothing'
      : 'delete from drive_star where item_id = $1 and user_id = $2',
    values: [id, user],
  });
};
