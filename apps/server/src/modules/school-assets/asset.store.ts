import type { Connection } from '../../platform/database/database.ts';
import { roundOf } from '../../platform/database/part-of-rows.ts';

/** Number of expected assets read and written together. */
export const atOnce = 1_000;

/** Locks the fields of a kind until the transaction ends: what is recorded now conforms to them. */
export const holdKind = async (connection: Connection, asset: number): Promise<void> => {
  await connection.query({
    name: 'school_assets_hold_kind',
    text: 'select id from school_asset where id = $1 for share',
    values: [asset],
  });
};

/** Those of the keys of fields, or of file fields, under which something is recorded for assets of the kind. */
export const usedKeys = async (
  connection: Connection,
  asset: number,
  keys: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await connection.query<{ key: string }>({
    name: 'school_assets_used_keys',
    text: `select key from unnest($2::text[]) as asked(key) where exists (
          select 1 from asset_entry e where e.asset_id = $1 and e.values ? asked.key)
        or exists (
          select 1 from asset_file f join asset_entry e on e.id = f.asset_entry_id
            where e.asset_id = $1 and 'k' || f.property_id::text = asked.key)`,
    values: [asset, keys],
  });
  return new Set(rows.map(({ key }) => key));
};

/** The current movement of an asset, if any. */
export const openMovement = async (
  connection: Connection,
  entry: number,
): Promise<{ readonly id: number; readonly fromDate: string } | undefined> => {
  const [row] = await connection.query<{ id: number; fromDate: string }>({
    name: 'school_assets_open_movement',
    text: `select id::float8 as id, to_char(from_date, 'YYYY-MM-DD') as "fromDate" from asset_movement
      where entry_id = $1 and to_date is null`,
    values: [entry],
  });
  return row;
};

/** An asset that a stocktake expects, and where. */
export interface ExpectedAsset {
  readonly entry: number;
  readonly expectedIn: number | null;
  readonly expectedOf: number | null;
}

/**
 * What should be present at the beginning of a stocktake: of the chosen kinds, or all; in the chosen room, or anywhere.
 * @param after the last asset of the previous call, 0 at first
 */
export const expectedAssets = (
  connection: Connection,
  { kinds, classroom }: { readonly kinds: readonly number[]; readonly classroom: number | null },
  after: number,
): Promise<ExpectedAsset[]> =>
  connection.query<ExpectedAsset>({
    name: 'school_assets_expected',
    text: `select id::float8 as entry, classroom_id::float8 as "expectedIn", employee_id::float8 as "expectedOf"
      from asset_entry
      where status in ('IN_STORE', 'IN_USE', 'REPAIR') and id > $3
        and (cardinality($1::bigint[]) = 0 or asset_id = any($1::bigint[]))
        and ($2::bigint is null or classroom_id = $2::bigint)
      order by id ${roundOf(atOnce)}`,
    values: [kinds, classroom, after],
  });

/** An asset whose tag was read, with its line in the stocktake if it is expected. */
export interface ReadAsset extends ExpectedAsset {
  readonly tag: string;
  readonly check: number | null;
  readonly result: string | null;
}

/** The assets with these tags; tags are compared regardless of case. */
export const assetsWithTags = (
  connection: Connection,
  audit: number,
  tags: readonly string[],
): Promise<ReadAsset[]> =>
  connection.query<ReadAsset>({
    name: 'school_assets_with_tags',
    text: `select e.id::float8 as entry, lower(e.tag) as tag, c.id::float8 as check, c.result,
        case when c.id is null then e.classroom_id else c.expected_in_id end::float8 as "expectedIn",
        case when c.id is null then e.employee_id else c.expected_of_id end::float8 as "expectedOf"
      from asset_entry e left join asset_check c on c.entry_id = e.id and c.audit_id = $1
      where lower(e.tag) = any(select lower(tag) from unnest($2::text[]) as asked(tag))`,
    values: [audit, tags],
  });
