/**
 * Who may read an item, as a condition on a row of `drive_item` (DRV-1): its owner, and anyone it or a folder above it is
 * shared with, unless it is in the trash. Deleting marks everything below, so the row itself knows. Every reading call
 * relies on this one condition; that the user is active was established when the session was checked.
 * @param user placeholder of the user's id
 */
export const readableBy = (user: string, item = 'i'): string =>
  `(${item}.trashed_at is null and (${item}.owner_id = ${user} or ${sharedWith(user, `${item}.id`)}))`;

/** Whether the item with this id, or a folder above it, is shared with the user. */
export const sharedWith = (user: string, id: string): string =>
  `exists (select from drive_item_lineage l join drive_share s on s.item_id = l.target_id
    where l.owner_id = ${id} and s.user_id = ${user})`;
