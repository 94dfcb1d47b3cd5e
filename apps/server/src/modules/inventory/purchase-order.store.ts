import type { Connection } from '../../platform/database/database.ts';

/** An order with what receipts need, locked until the transaction ends. */
export interface HeldOrder {
  readonly id: number;
  readonly poNo: string;
  readonly poDate: string;
  readonly status: string;
  readonly supplier: number;
  readonly store: number;
}

const orderColumns = `id::float8 as id, po_no as "poNo", po_date::text as "poDate", status,
  supplier_id::float8 as supplier, store_id::float8 as store`;

export const findOrder = async (connection: Connection, id: number): Promise<HeldOrder | undefined> => {
  const [row] = await connection.query<HeldOrder>({
    name: 'purchase_order_find',
    text: `select ${orderColumns} from purchase_order where id = $1`,
    values: [id],
  });
  return row;
};

export const holdOrder = async (connection: Connection, id: number): Promise<HeldOrder | undefined> => {
  const [row] = await connection.query<HeldOrder>({
    name: 'purchase_order_hold',
    text: `select ${orderColumns} from purchase_order where id = $1 for update`,
    values: [id],
  });
  return row;
};

/** The part of an order line that receipts need. */
export interface OrderLine {
  readonly id: number;
  readonly storeItem: number;
  readonly pending: string;
  readonly unitPrice: string;
  readonly discountPercent: string;
  readonly taxPercent: string;
}

export const linesOfOrder = (connection: Connection, order: number): Promise<OrderLine[]> =>
  connection.query<OrderLine>({
    name: 'purchase_order_lines',
    text: `select id::float8 as id, store_item_id::float8 as "storeItem",
        greatest(ordered_qty - received_qty, 0)::text as pending, unit_price::text as "unitPrice",
        discount_percent::text as "discountPercent", tax_percent::text as "taxPercent"
      from purchase_order_item where purchase_order_id = $1 order by position, id`,
    values: [order],
  });

/**
 * Records what arrived for a line, or takes it back; nothing if it would exceed the ordered quantity plus the tolerance,
 * compared exactly (INV-4).
 */
export const receiveLine = async (
  connection: Connection,
  { line, order, quantity, beyond }: { line: number; order: number; quantity: string; beyond: string },
): Promise<boolean> => {
  const rows = await connection.query({
    name: 'purchase_order_line_receive',
    text: `update purchase_order_item set received_qty = received_qty + $3::numeric, version = version + 1,
        updated_at = now()
      where id = $1 and purchase_order_id = $2 and received_qty + $3::numeric >= 0
        and ($3::numeric <= 0 or (received_qty + $3::numeric) * 100 <= ordered_qty * (100 + $4::numeric))
      returning id`,
    values: [line, order, quantity, beyond],
  });
  return rows.length > 0;
};

/** The state that follows from what has arrived, line by line (INV-5); a closed order stays closed. */
export const settleOrder = (
  connection: Connection,
  order: number,
  actor: number | null,
): Promise<{ id: number; version: number; status: string }[]> =>
  connection.query({
    name: 'purchase_order_settle',
    text: `update purchase_order o set version = version + 1, updated_at = now(), updated_by = $2::bigint,
        status = case
          when not exists (select from purchase_order_item l where l.purchase_order_id = o.id and l.received_qty < l.ordered_qty)
            then 'RECEIVED'
          when exists (select from purchase_order_item l where l.purchase_order_id = o.id and l.received_qty > 0)
            then 'PARTIALLY_RECEIVED'
          else 'ISSUED' end
      where id = $1 and status in ('ISSUED', 'PARTIALLY_RECEIVED', 'RECEIVED')
      returning id::float8 as id, version, status`,
    values: [order, actor],
  });

/** Receipts of an order that have not been cancelled. */
export const countReceipts = async (connection: Connection, order: number): Promise<number> => {
  const [row] = await connection.query<{ count: number }>({
    name: 'purchase_order_receipts',
    text: `select count(*)::int as count from grn where purchase_order_id = $1 and status <> 'CANCELLED'`,
    values: [order],
  });
  return row?.count ?? 0;
};

/** What indents of a store are still waiting for, summed by item, at item prices. */
export const awaitedByIndents = (
  connection: Connection,
  indents: readonly number[],
  store: number,
): Promise<{ storeItem: number; quantity: string; unitPrice: string; taxPercent: string }[]> =>
  connection.query({
    name: 'indents_awaited',
    text: `select l.store_item_id::float8 as "storeItem", sum(l.approved_qty - l.issued_qty)::text as quantity,
        max(s.unit_price)::text as "unitPrice", max(s.tax_percent)::text as "taxPercent"
      from indent_item l join indent i on i.id = l.indent_id join store_item s on s.id = l.store_item_id
      where l.indent_id = any($1::bigint[]) and i.store_id = $2 and i.status in ('APPROVED', 'PARTIALLY_ISSUED')
        and l.approved_qty > l.issued_qty and s.is_active and not s.archived
      group by l.store_item_id order by min(l.position), l.store_item_id`,
    values: [indents, store],
  });

/** The orders under way for indents, by number. */
export const ordersFor = async (connection: Connection, indents: readonly number[]): Promise<string[]> => {
  const rows = await connection.query<{ number: string }>({
    name: 'indents_orders_under_way',
    text: `select po_no as number from purchase_order o
      where status in ('DRAFT', 'PENDING_APPROVAL', 'ISSUED', 'PARTIALLY_RECEIVED')
        and exists (select from purchase_order_indents i where i.owner_id = o.id and i.target_id = any($1::bigint[]))
      order by po_no`,
    values: [indents],
  });
  return rows.map(({ number }) => number);
};
