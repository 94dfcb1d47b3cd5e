import type { Transaction } from '../../../platform/database/database.ts';
import { nameTaken } from '../drive-refusal.ts';
import { nameParts } from './item-name.ts';

/** Where a name must be unique: a folder, or the root of a user's drive. */
export interface Place {
  readonly owner: number;
  readonly parent: number | null;
  /** The item itself, when it is only being renamed. */
  readonly except?: number;
}

/** Live items in the same place; `$1` is the owner, `$2` the folder or null, `$3` the excluded item. */
const siblings = `drive_item s where s.owner_id = $1 and s.parent_folder_id is not distinct from $2::bigint
  and s.id is distinct from $3::bigint and s.trashed_at is null`;

/** @throws Refusal 409 when the place already has an item of that name, ignoring case (DRV-10) */
export const refuseTakenName = async (
  transaction: Transaction,
  { owner, parent, except }: Place,
  name: string,
): Promise<void> => {
  const found = await transaction.query({
    name: 'drive_name_taken',
    text: `select from ${siblings} and lower(btrim(s.name)) = lower(btrim($4::text)) limit 1`,
    values: [owner, parent, except ?? null, name],
  });
  if (found.length > 0) throw nameTaken(name);
};

/** The name, or the first unused one of `name (1).ext`, `name (2).ext` … there (DRV-10). */
export const freeName = async (
  transaction: Transaction,
  { owner, parent, except }: Place,
  name: string,
): Promise<string> => {
  const [stem, extension] = nameParts(name);
  const [row] = await transaction.query<{ name: string }>({
    name: 'drive_free_name',
    text: `select c.name from (select n, case when n = 0 then $4::text
        else left($5::text, 255 - length($6::text) - 8) || ' (' || n || ')' || $6::text end as name
        from generate_series(0, 20000) n) c
      where not exists (select from ${siblings} and lower(btrim(s.name)) = lower(btrim(c.name)))
      order by c.n limit 1`,
    values: [owner, parent, except ?? null, name, stem, extension],
  });
  if (!row) throw nameTaken(name);
  return row.name;
};
