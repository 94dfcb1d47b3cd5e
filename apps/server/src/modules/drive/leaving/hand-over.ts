import { Conflict } from '@school/kernel';
import { writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import type { Work } from '../../../engine/behaviour.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { cleanFileName } from '../../../platform/files/file-name.ts';
import { notify } from '../../../platform/notifications/notify.ts';
import { insertItem, noteItem } from '../items/item-writing.store.ts';
import { lockDriveOf } from '../items/owned-item.store.ts';
import { freeName } from '../items/sibling-name.ts';
import { giveItems, hangUnder, rootItemsOf } from './hand-over.store.ts';
import { accounts } from '../../../platform/accounts/accounts.ts';

/**
 * @param wayOut what to do about it
 * @throws Refusal 409 while someone leaving owns what others read (DRV-14)
 */
export const refuseWhileShared = async (
  transaction: Transaction,
  user: number,
  wayOut = 'Choose who gets the documents.',
): Promise<void> => {
  await lockDriveOf(transaction, user);
  const [row] = await transaction.query<{ count: number }>({
    name: 'drive_shared_of_leaver',
    text: `select count(*)::int as count from drive_item i where i.owner_id = $1 and i.trashed_at is null
      and exists (select from drive_share s where s.item_id = i.id)`,
    values: [user],
  });
  const count = row?.count ?? 0;
  if (count > 0)
    throw new Conflict('This person shares documents and folders with others: %{count}. %{wayOut}', {
      code: 'OWNS_SHARED_ITEMS',
      params: { count, wayOut },
      data: { count },
    });
};

interface Person {
  readonly name: string;
  readonly version: number;
  readonly takes: boolean;
}

const personOf = async (transaction: Transaction, user: number): Promise<Person> => {
  const [row] = await transaction.query<Person>({
    name: 'drive_new_owner',
    text: `select full_name as name, version, entity_type in ('ADMIN', 'EMPLOYEE') and not blocked and not archived as takes
      from ${accounts} u where id = $1 for no key update`,
    values: [user],
  });
  return row ?? { name: '', version: 0, takes: false };
};

interface HandOver {
  readonly from: number;
  readonly to: number;
  /** Where the new owner was specified. */
  readonly field: string;
}

/** Being allowed to make people leave does not give access to what they kept private. @throws Refusal 400 */
const refuseForOneself = ({ context: { actor } }: Work, { to, field }: HandOver): void => {
  if (to === actor.id && actor.role !== 'ADMIN')
    throw invalidField(field, 'forOneself', 'Only an administrator may take documents over.');
};

/** A folder of the new owner with everything from the root. @returns nothing if the root was empty */
const hangInFolder = async (
  work: Work,
  { from, to }: HandOver,
  leaver: Person,
): Promise<{ readonly id: number; readonly name: string } | undefined> => {
  const { transaction } = work;
  const roots = await rootItemsOf(transaction, from);
  if (roots.length === 0) return undefined;
  const wished = cleanFileName(leaver.name).slice(0, 200);
  const name = await freeName(transaction, { owner: to, parent: null }, wished);
  const id = await insertItem(work, { name, itemType: 'FOLDER', owner: to, parent: null });
  await hangUnder(transaction, id, from);
  const changes = { owner: [from, to], parentFolder: [null, id] } as const;
  const lines = roots.map((root) => ({ id: Number(root.id), version: root.version + 1, changes }));
  noteItem(work, 'action:handOver', ...lines);
  return { id, name };
};

/**
 * Gives a whole drive to another person: the root's content goes into a folder of its own there, so that no names clash;
 * tree, versions, trash and shares stay as they are (DRV-14). Both are notified and both accounts get an audit entry. The
 * new owner's space is not checked, since otherwise a full drive could keep someone from leaving.
 * @returns the folder, undefined if the root was empty
 * @throws Refusal 400 for a new owner who has no drive, or who is the caller and not an administrator
 */
export const handOverDrive = async (work: Work, handOver: HandOver): Promise<number | undefined> => {
  const { transaction } = work;
  const { from, to, field } = handOver;
  if (from === to) throw invalidField(field, 'self', 'Choose another person.');
  refuseForOneself(work, handOver);
  const [leaver, owner] = [await personOf(transaction, from), await personOf(transaction, to)];
  if (!owner.takes) throw invalidField(field, 'inactive', 'This person cannot have documents.');
  const folder = await hangInFolder(work, handOver, leaver);
  const given = await giveItems(transaction, from, to);
  writeAuditLines(work, 'user', 'action:gaveDrive', [{ id: from, version: leaver.version }]);
  writeAuditLines(work, 'user', 'action:gotDrive', [{ id: to, version: owner.version }]);
  if (given > 0)
    await notify(transaction, [from], { message: 'drive.takenOver', params: { name: owner.name } });
  if (folder)
    await notify(transaction, [to], {
      message: 'drive.handedOver',
      params: { name: leaver.name, folder: folder.name },
      link: `/doc_managers?folder=${folder.id}`,
    });
  return folder?.id;
};
