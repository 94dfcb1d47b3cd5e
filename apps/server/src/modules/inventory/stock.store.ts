import type { Batch } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';

/** An item of a store in its current state, locked until the transaction ends. */
export interface HeldItem {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly unit: string;
  readonly store: number;
  readonly active: boolean;
  readonly sellable: boolean;
  readonly tracksExpiry: boolean;
  readonly unitPrice: string;
  readonly onHand: string;
  readonly avgRate: string;
  readonly value: string;
  readonly entries: number;
}
export interface HeldBatch extends Batch {
  readonly storeItem: number;
  readonly batchNumber: string | null;
}

const itemColumns = `id::float8 as id, version, item_name as name, unit, store_id::float8 as store,
  is_active and not archived as active, is_sellable as sellable, tracks_expiry as "tracksExpiry",
  unit_price::text as "unitPrice", on_hand::text as "onHand", avg_rate::text as "avgRate",
  stock_value::text as value, entries`;

/** Items, locked one after the other in id order, so that two postings never deadlock. */
export const holdItems = (connection: Connection, ids: readonly number[]): Promise<HeldItem[]> =>
  connection.query<HeldItem>({
    name: 'store_items_hold',
    text: `select ${itemColumns} from store_item where id = any($1::bigint[]) order by id for update`,
    values: [ids],
  });

/** The same without locking them. */
export const findItems = (connection: Connection, ids: readonly number[]): Promise<HeldItem[]> =>
  connection.query<HeldItem>({
    name: 'store_items_find',
    text: `select ${itemColumns} from store_item where id = any($1::bigint[]) order by id`,
    values: [ids],
  });

/** What is left of the batches of items; batches are locked through their items. */
export const batchesOf = (connection: Connection, items: readonly number[]): Promise<HeldBatch[]> =>
  connection.query<HeldBatch>({
    name: 'stock_batches_of_items',
    text: `select id::float8 as id, store_item_id::float8 as "storeItem", batch_number as "batchNumber",
        expiry_date::text as "expiryDate", on_hand::text as "onHand"
      from stock_batch where store_item_id = any($1::bigint[]) and on_hand > 0 order by expiry_date, id`,
    values: [items],
  });

/** The batch of an item with this number and date, created if there is none; `isNew` states that. */
export const ensureBatch = async (
  connection: Connection,
  batch: { readonly item: number; readonly number: string | null; readonly expiry: string },
  actor: number | null,
): Promise<{ readonly id: number; readonly isNew: boolean }> => {
  const values = [batch.item, batch.number, batch.expiry];
  const [known] = await connection.query<{ id: number }>({
    name: 'stock_batch_find',
    text: `select id::float8 as id from stock_batch
      where store_item_id = $1 and batch_number is not distinct from $2::text and expiry_date = $3::date`,
    values,
  });
  if (known) return { id: known.id, isNew: false };
  const [made] = await connection.query<{ id: number }>({
    name: 'stock_batch_make',
    text: `insert into stock_batch (store_item_id, batch_number, expiry_date, created_by, updated_by)
      values ($1, $2, $3, $4, $4) returning id::float8 as id`,
    values: [...values, actor],
  });
  return { id: made?.id ?? 0, isNew: true };
};

/** A batch after a movement, with its stock before and after. */
export interface MovedBatch {
  readonly id: number;
  readonly version: number;
  readonly before: string;
  readonly after: string;
}

/** Changes the stock of a batch; undefined, with nothing moved, if it would become negative. */
export const moveBatch = async (
  connection: Connection,
  id: number,
  quantity: string,
  actor: number | null,
): Promise<MovedBatch | undefined> => {
  const [moved] = await connection.query<MovedBatch>({
    name: 'stock_batch_move',
    text: `update stock_batch set on_hand = on_hand + $2::numeric, version = version + 1, updated_at = now(),
        updated_by = $3
      where id = $1 and on_hand + $2::numeric >= 0
      returning id::float8 as id, version, (on_hand - $2::numeric)::text as before, on_hand::text as after`,
    values: [id, quantity, actor],
  });
  return moved;
};

/** A ledger row to be written. */
export interface LedgerRow {
  readonly storeItem: number;
  readonly number: number;
  readonly postingDate: string;
  readonly movementType: string;
  readonly quantity: string;
  readonly rate: string;
  readonly value: string;
  readonly balanceAfter: string;
  readonly batch: number | null;
  readonly document: string;
  readonly indent: number | null;
  readonly grn: number | null;
  readonly invoice: number | null;
  readonly adjustment: number | null;
  readonly sourceLine: number | null;
}

/** Enters the rows in order; the number within the item is taken once. */
export const enterRows = (
  connection: Connection,
  rows: readonly LedgerRow[],
  actor: number | null,
): Promise<{ id: number; version: number }[]> =>
  connection.query({
    name: 'stock_ledger_enter',
    text: `insert into stock_ledger_entry (store_item_id, number, posting_date, movement_type, quantity, rate, value,
        balance_after, batch_id, document, indent_id, grn_id, invoice_id, adjustment_id, source_line, created_by, updated_by)
      select r."storeItem", r.number, r."postingDate", r."movementType", r.quantity, r.rate, r.value, r."balanceAfter",
        r.batch, r.document, r.indent, r.grn, r.invoice, r.adjustment, r."sourceLine", $2::bigint, $2::bigint
      from jsonb_to_recordset($1::jsonb) as r("storeItem" bigint, number int, "postingDate" date, "movementType" text,
        quantity numeric, rate numeric, value numeric, "balanceAfter" numeric, batch bigint, document text, indent bigint,
        grn bigint, invoice bigint, adjustment bigint, "sourceLine" int)
      returning id::float8 as id, version`,
    values: [JSON.stringify(rows), actor],
  });

/** The stock of items after a posting; the table rejects negative stock. */
export const setStock = (
  connection: Connection,
  items: readonly Pick<HeldItem, 'id' | 'onHand' | 'avgRate' | 'value' | 'entries'>[],
  actor: number | null,
): Promise<{ id: number; version: number }[]> =>
  connection.query({
    name: 'store_items_set_stock',
    text: `update store_item i set on_hand = r."onHand", avg_rate = r."avgRate", stock_value = r.value,
        entries = r.entries, version = i.version + 1, updated_at = now(), updated_by = $2::bigint
      from jsonb_to_recordset($1::jsonb) as r(id bigint, "onHand" numeric, "avgRate" numeric, value numeric, entries int)
      where i.id = r.id returning i.id::float8 as id, i.version`,
    values: [JSON.stringify(items), actor],
  });

/** An item whose stock would have been negative at some time since a day, for backdated entries (INV-3). */
export const belowZeroSince = async (
  connection: Connection,
  items: readonly number[],
  day: string,
): Promise<{ id: number; day: string } | undefined> => {
  const [row] = await connection.query<{ id: number; day: string }>({
    name: 'stock_below_zero_since',
    text: `select id::float8 as id, day::text as day from (
        select e.store_item_id as id, e.posting_date as day, i.on_hand - coalesce(sum(e.quantity) over (
          partition by e.store_item_id order by e.posting_date desc, e.id desc
          rows between unbounded preceding and 1 preceding), 0) as balance
        from stock_ledger_entry e join store_item i on i.id = e.store_item_id
        where e.store_item_id = any($1::bigint[]) and e.posting_date >= $2::date) then_
      where balance < 0 limit 1`,
    values: [items, day],
  });
  return row;
};

/** What an entry of a document did, to be offset by a reverse one. */
export interface PostedRow {
  readonly storeItem: number;
  readonly quantity: string;
  readonly value: string;
  readonly batch: number | null;
  readonly line: number | null;
}

/** The entries of one kind that a document made. */
export const rowsOfDocument = (
  connection: Connection,
  source: 'grn' | 'invoice' | 'indent',
  id: number,
  movementType: string,
): Promise<PostedRow[]> =>
  connection.query<PostedRow>({
    name: `stock_rows_of_${source}`,
    text: `select store_item_id::float8 as "storeItem", quantity::text as quantity, value::text as value,
        batch_id::float8 as batch, source_line as line
      from stock_ledger_entry where ${source}_id = $1 and movement_type = $2 order by id`,
    values: [id, movementType],
  });
