import type { Work } from '../../../engine/behaviour.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import type { AuditLine } from '../../../engine/audit/audit-lines.ts';
import { tooDeep } from '../drive-refusal.ts';

/** Maximum depth of nested folders. */
export const deepest = 50;

/** Writes the history of an item. */
export const noteItem = (work: Work, verb: string, ...lines: readonly AuditLine[]): void =>
  writeAuditLines(work, 'driveItem', verb, lines);

interface NewItem {
  readonly name: string;
  readonly itemType: 'FILE' | 'FOLDER';
  readonly owner: number;
  readonly parent: number | null;
  readonly file?: number;
}

/** How deeply an item is nested in folders. */
const depthOf = async (transaction: Transaction, item: number): Promise<number> => {
  const [row] = await transaction.query<{ depth: string }>({
    name: 'drive_depth',
    text: 'select count(*) as depth from drive_item_lineage where owner_id = $1',
    values: [item],
  });
  return Number(row?.depth ?? 0);
};

/** Adds an item and its ancestor path. The caller has locked the drive and chosen a free name. @throws Refusal 409 */
export const insertItem = async (work: Work, item: NewItem): Promise<number> => {
  const { transaction } = work;
  if (item.parent !== null && (await depthOf(transaction, item.parent)) >= deepest) throw tooDeep(deepest);
  const [row] = await transaction.query<{ id: string }>({
    name: 'drive_item_insert',
    text: `insert into drive_item (name, item_type, owner_id, parent_folder_id, file_id, created_by, updated_by)
      values ($1, $2, $3, $4, $5, $6, $6) returning id`,
    values: [item.name, item.itemType, item.owner, item.parent, item.file ?? null, work.context.actor.id],
  });
  const id = Number(row?.id);
  await transaction.query({
    name: 'drive_lineage_insert',
    text: `insert into drive_item_lineage (owner_id, target_id, position)
      select $1::bigint, target_id, position from drive_item_lineage where owner_id = $2
      union all select $1, $1, (select count(*) from drive_item_lineage where owner_id = $2)`,
    values: [id, item.parent],
  });
  noteItem(work, 'create', {
    id,
    version: 1,
    changes: { name: [null, item.name], parentFolder: [null, item.parent] },
  });
  return id;
};

/** Writes only the row's new name and place. */
export const placeItem = async (
  transaction: Transaction,
  { id, name, parent, user }: { id: number; name: string; parent: number | null; user: number },
): Promise<void> => {
  await transaction.query({
    name: 'drive_item_place',
    text: `update drive_item set name = $2, parent_folder_id = $3, version = version + 1, updated_at = now(),
      updated_by = $4 where id = $1`,
    values: [id, name, parent, user],
  });
};

/**
 * Moves an item with all its content under another folder, or to the root: the ancestor paths of all of them are rewritten.
 * The caller has locked the drive.
 * @throws Refusal 409 when the tree would become too deep
 */
export const rewriteLineage = async (
  transaction: Transaction,
  item: number,
  parent: number | null,
): Promise<void> => {
  const [heights] = await transaction.query<{ own: string; lowest: string; above: string }>({
    name: 'drive_lineage_heights',
    text: `select (select position from drive_item_lineage where owner_id = $1 and target_id = $1) as own,
      (select max(l.position) from drive_item_lineage s join drive_item_lineage l
        on l.owner_id = s.owner_id and l.target_id = s.owner_id where s.target_id = $1) as lowest,
      (select count(*) from drive_item_lineage where owner_id = $2) as above`,
    values: [item, parent],
  });
  const [own, lowest, above] = [heights?.own, heights?.lowest, heights?.above].map(Number) as [
    number,
    number,
    number,
  ];
  if (above + lowest - own >= deepest) throw tooDeep(deepest);
  await transaction.query({
    name: 'drive_lineage_cut',
    text: `delete from drive_item_lineage l using drive_item_lineage s, drive_item_lineage a
      where s.target_id = $1 and l.owner_id = s.owner_id and a.owner_id = $1 and a.target_id <> $1
        and l.target_id = a.target_id`,
    values: [item],
  });
  await transaction.query({
    name: 'drive_lineage_shift',
    text: `update drive_item_lineage l set position = l.position + $2::int from drive_item_lineage s
      where s.target_id = $1 and l.owner_id = s.owner_id`,
    values: [item, above - own],
  });
  await transaction.query({
    name: 'drive_lineage_hang',
    text: `insert into drive_item_lineage (owner_id, target_id, position)
      select s.owner_id, p.target_id, p.position from drive_item_lineage s cross join drive_item_lineage p
      where s.target_id = $1 and p.owner_id = $2`,
    values: [item, parent],
  });
};
