import type { Connection } from '../../platform/database/database.ts';

/** A line of an approved indent that is still waiting. */
export interface WaitingLine {
  readonly id: number;
  readonly indent: number;
  readonly indentNo: string;
  readonly storeItem: number;
  readonly pending: string;
}

/** Lines waiting for items, earliest decided first; their indents are locked in id order. */
export const holdWaitingLines = async (
  connection: Connection,
  items: readonly number[],
): Promise<WaitingLine[]> => {
  await connection.query({
    name: 'indents_waiting_hold',
    text: `select id from indent where status in ('APPROVED', 'PARTIALLY_ISSUED') and id in (
        select indent_id from indent_item where store_item_id = any($1::bigint[]) and approved_qty > issued_qty)
      order by id for update`,
    values: [items],
  });
  return connection.query<WaitingLine>({
    name: 'indents_waiting_lines',
    text: `select l.id::float8 as id, i.id::float8 as indent, i.indent_no as "indentNo",
        l.store_item_id::float8 as "storeItem", (l.approved_qty - l.issued_qty)::text as pending
      from indent_item l join indent i on i.id = l.indent_id
      where l.store_item_id = any($1::bigint[]) and l.approved_qty > l.issued_qty
        and i.status in ('APPROVED', 'PARTIALLY_ISSUED')
      order by i.decided_at, i.id, l.position, l.id`,
    values: [items],
  });
};

/** Records what a line was issued; the table rejects more than was approved. */
export const giveLine = async (connection: Connection, line: number, quantity: string): Promise<void> => {
  await connection.query({
    name: 'indent_line_give',
    text: `update indent_item set issued_qty = issued_qty + $2::numeric, version = version + 1, updated_at = now()
      where id = $1`,
    values: [line, quantity],
  });
};

/** The state that follows from what was issued, for indents that are being issued. */
export const settleIndents = (
  connection: Connection,
  ids: readonly number[],
  actor: number | null,
): Promise<{ id: number; version: number; status: string }[]> =>
  connection.query({
    name: 'indents_settle',
    text: `update indent i set version = version + 1, updated_at = now(), updated_by = $2::bigint,
        status = case when exists (select from indent_item l where l.indent_id = i.id and l.approved_qty > l.issued_qty)
          then 'PARTIALLY_ISSUED' else 'ISSUED' end
      where id = any($1::bigint[]) and status in ('APPROVED', 'PARTIALLY_ISSUED')
      returning id::float8 as id, version, status`,
    values: [ids, actor],
  });

/** A line that was lent, locked with its indent. */
export interface LentLine {
  readonly indent: number;
  readonly indentNo: string;
  readonly storeItem: number;
  readonly issueType: string;
  readonly returned: string;
  readonly outstanding: string;
}

export const holdLentLine = async (connection: Connection, line: number): Promise<LentLine | undefined> => {
  await connection.query({
    name: 'indent_of_line_hold',
    text: `select i.id from indent i where i.id = (select indent_id from indent_item where id = $1) for update`,
    values: [line],
  });
  const [row] = await connection.query<LentLine>({
    name: 'indent_line_lent',
    text: `select i.id::float8 as indent, i.indent_no as "indentNo", l.store_item_id::float8 as "storeItem",
        l.issue_type as "issueType", l.returned_qty::text as returned, (l.issued_qty - l.returned_qty)::text as outstanding
      from indent_item l join indent i on i.id = l.indent_id where l.id = $1`,
    values: [line],
  });
  return row;
};

/** Records what came back; nothing if that would be more than is still out (INV-10). */
export const takeBackLine = async (
  connection: Connection,
  line: number,
  quantity: string,
): Promise<boolean> => {
  const rows = await connection.query({
    name: 'indent_line_take_back',
    text: `update indent_item set returned_qty = returned_qty + $2::numeric, version = version + 1, updated_at = now()
      where id = $1 and issue_type = 'TEMPORARY' and returned_qty + $2::numeric <= issued_qty returning id`,
    values: [line, quantity],
  });
  return rows.length > 0;
};

/** What is open in a person's indents, and in those that wait for that person's decision. */
export const openIndentsOf = async (
  connection: Connection,
  employee: number,
): Promise<{ readonly own: number; readonly toDecide: number; readonly lent: number }> => {
  const [row] = await connection.query<{ own: number; toDecide: number; lent: number }>({
    name: 'indents_open_of',
    text: `select
      (select count(*)::int from indent where raised_by_id = $1
        and status in ('PENDING', 'APPROVED', 'PARTIALLY_ISSUED')) as own,
      (select count(*)::int from indent where decider_id = $1 and status = 'PENDING') as "toDecide",
      (select coalesce(sum(l.issued_qty - l.returned_qty), 0)::float8 from indent_item l join indent i on i.id = l.indent_id
        where i.raised_by_id = $1 and l.issue_type = 'TEMPORARY') as lent`,
    values: [employee],
  });
  return row ?? { own: 0, toDecide: 0, lent: 0 };
};

interface Rewritten {
  readonly id: number;
  readonly version: number;
}

/** Ends a person's indents: undecided ones are cancelled, the remainder of others is no longer issued. */
export const endIndentsOf = (
  connection: Connection,
  employee: number,
  actor: number | null,
): Promise<(Rewritten & { readonly before: string; readonly status: string })[]> =>
  connection.query({
    name: 'indents_end_of',
    text: `with held as (select id, status from indent
        where raised_by_id = $1 and status in ('PENDING', 'APPROVED', 'PARTIALLY_ISSUED') order by id for update)
      update indent i set status = case when h.status = 'PENDING' then 'CANCELLED' else 'CLOSED' end,
        version = i.version + 1, updated_at = now(), updated_by = $2::bigint
      from held h where h.id = i.id and not exists (select from indent_item l where l.indent_id = i.id
        and l.issue_type = 'TEMPORARY' and l.issued_qty > l.returned_qty)
      returning i.id::float8 as id, i.version, h.status as before, i.status`,
    values: [employee, actor],
  });
