import type { Transaction } from '../../../platform/database/database.ts';

/** The non-deleted content at the root of a drive. The caller has locked the drive. */
export const rootItemsOf = (
  transaction: Transaction,
  owner: number,
): Promise<readonly { readonly id: string; readonly version: number }[]> =>
  transaction.query({
    name: 'drive_roots_of',
    text: `select id, version from drive_item where owner_id = $1 and parent_folder_id is null
      and trashed_at is null order by id`,
    values: [owner],
  });

/**
 * Moves the live root items of an owner with all their content below a folder. What was deleted at the root stays there: it
 * is restored to the root of the new owner.
 */
export const hangUnder = async (transaction: Transaction, folder: number, owner: number): Promise<void> => {
  const roots = `select id from drive_item where owner_id = $2 and parent_folder_id is null and trashed_at is null`;
  await transaction.query({
    name: 'drive_hang_roots',
    text: `with below as (select l.owner_id as id from drive_item_lineage l where l.target_id in (${roots})),
      shifted as (update drive_item_lineage l set position = l.position + 1 from below
        where l.owner_id = below.id returning 1)
      insert into drive_item_lineage (owner_id, target_id, position)
        select id, $1, 0 from below where (select count(*) from shifted) >= 0`,
    values: [folder, owner],
  });
  await transaction.query({
    name: 'drive_place_roots',
    text: `update drive_item set parent_folder_id = $1, version = version + 1, updated_at = updated_at
      where id in (${roots})`,
    values: [folder, owner],
  });
};

/**
 * Makes one person the owner of all that another owns; shares with the new owner end, as they no longer serve a purpose.
 * @returns how many items there were
 */
export const giveItems = async (transaction: Transaction, from: number, to: number): Promise<number> => {
  await transaction.query({
    name: 'drive_unshare_new_owner',
    text: `delete from drive_share s using drive_item i where s.user_id = $2 and i.id = s.item_id and i.owner_id = $1`,
    values: [from, to],
  });
  const [row] = await transaction.query<{ given: number }>({
    name: 'drive_change_owner',
    text: `with given as (update drive_item set owner_id = $2 where owner_id = $1 returning 1)
      select count(*)::int as given from given`,
    values: [from, to],
  });
  return row?.given ?? 0;
};
