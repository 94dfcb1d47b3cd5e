import type { DriveItem, PathStep, SharedWith } from '@school/domain';
import { accounts } from '../../../platform/accounts/accounts.ts';
import { staff } from '../../hr/staff.store.ts';

export interface ItemRow {
  readonly id: string;
  readonly name: string;
  readonly item_type: 'FILE' | 'FOLDER';
  readonly mime_type: string | null;
  readonly size: string;
  readonly owner_id: string;
  readonly owner_name: string;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly trashed_at: Date | null;
  readonly parent_id: string | null;
  readonly shares: readonly SharedWith[] | null;
  readonly starred: boolean;
  readonly version: number;
  readonly path?: readonly PathStep[] | null;
}

const shares = `(select json_agg(json_build_object('userId', p.id, 'fullName', p.full_name, 'email', p.email,
    'departmentName', e.department, 'departmentId', e.department_id, 'entityType', p.entity_type) order by p.full_name, p.id)
  from drive_share sh join ${accounts} p on p.id = sh.user_id left join ${staff} e on e.id = p.employee_id
  where sh.item_id = i.id and (i.owner_id = $1 or sh.user_id = $1))`;

/** Queried row by row, which a limit makes the database do: otherwise it would first find everything shared. */
const isParentShared = `select true from drive_item_lineage pl join drive_share ps on ps.item_id = pl.target_id
  where pl.owner_id = i.parent_folder_id and ps.user_id = $1 limit 1`;

/** Response columns for the user `$1`; the item is `i`. */
export const itemColumns = `i.id, i.name, i.item_type, f.type as mime_type, coalesce(f.size, 0) as size, i.owner_id,
  o.full_name as owner_name, i.created_at, i.updated_at, i.trashed_at, i.version,
  case when i.owner_id = $1 or (${isParentShared}) then i.parent_folder_id end as parent_id,
  ${shares} as shares,
  exists (select from drive_star st where st.user_id = $1 and st.item_id = i.id) as starred`;

export const itemTables = `drive_item i join ${accounts} o on o.id = i.owner_id left join stored_file f on f.id = i.file_id`;

/** The path to the item, as far up as `$1` may see. */
export const pathColumn = `(select json_agg(json_build_object('id', a.id, 'name', a.name) order by al.position)
  from drive_item_lineage al join drive_item a on a.id = al.target_id
  where al.owner_id = i.id and al.target_id <> i.id and (i.owner_id = $1 or al.position >= (
    select min(ml.position) from drive_item_lineage ml join drive_share ms on ms.item_id = ml.target_id
    where ml.owner_id = i.id and ms.user_id = $1))) as path`;

export const itemAnswer = (row: ItemRow): DriveItem => ({
  id: Number(row.id),
  name: row.name,
  itemType: row.item_type,
  mimeType: row.mime_type,
  size: Number(row.size),
  ownerId: Number(row.owner_id),
  ownerName: row.owner_name,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  parentFolderId: row.parent_id === null ? null : Number(row.parent_id),
  contents: [],
  sharedWithUsers: row.shares ?? [],
  sharedWithUserIds: (row.shares ?? []).map(({ userId }) => userId),
  starred: row.starred,
  version: row.version,
  ...(row.path === undefined ? {} : { path: row.path ?? [] }),
  ...(row.trashed_at === null ? {} : { trashedAt: row.trashed_at.toISOString() }),
});
