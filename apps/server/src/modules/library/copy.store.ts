import type { Work } from '../../engine/behaviour.ts';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { Connection } from '../../platform/database/database.ts';

/** A copy with its title's lending rules. */
export interface Copy {
  readonly id: number;
  readonly bookNumber: string;
  readonly barcode: string | null;
  readonly status: string;
  readonly condition: string | null;
  readonly isLoanable: boolean;
  readonly archived: boolean;
  readonly rack: string | null;
  readonly shelf: string | null;
  readonly afterReturn: string;
  readonly bookTitle: number;
  readonly title: string;
  readonly authorNames: string | null;
  readonly mediaType: string;
  /** Directly or through one of its tags. */
  readonly referenceOnly: boolean;
  /** Charged when it is lost; null if unknown. */
  readonly cost: string | null;
  /** The reservation that it is held for; null without one. */
  readonly keptFor: number | null;
}

const copies = `select c.id::float8 as id, c.book_number as "bookNumber", c.barcode, c.status, c.condition,
    c.is_loanable as "isLoanable", c.archived, c.rack, c.shelf, c.after_return as "afterReturn",
    t.id::float8 as "bookTitle", t.title, t.author_names as "authorNames", t.media_type as "mediaType",
    t.is_reference_only or exists (select from book_title_tags tt join book_tag g on g.id = tt.target_id
      where tt.owner_id = t.id and g.blocks_issue) as "referenceOnly",
    coalesce(t.replacement_cost, c.price)::text as cost,
    (select r.id::float8 from book_reservation r where r.assigned_copy_id = c.id and r.status = 'READY') as "keptFor"
  from book_copy c join book_title t on t.id = c.book_title_id`;

/** The copy read by a scanner, by barcode or number. */
export const copyByCode = async (connection: Connection, code: string): Promise<Copy | undefined> => {
  const [row] = await connection.query<Copy>({
    name: 'library_copy_by_code',
    text: `${copies} where not c.archived and c.id = (select id from (
        select 1 as place, id from book_copy where lower(btrim(barcode)) = lower($1) and archived = false
        union all select 2, id from book_copy where lower(btrim(book_number)) = lower($1) and archived = false) found
      order by place limit 1)`,
    values: [code],
  });
  return row;
};

/** A copy and its title, locked until the transaction ends: the second caller sees what the first has done. */
export const holdCopy = async (connection: Connection, id: number): Promise<Copy | undefined> => {
  await connection.query({
    name: 'library_title_hold',
    text: 'select 1 from book_title where id = (select book_title_id from book_copy where id = $1) for update',
    values: [id],
  });
  await connection.query({
    name: 'library_copy_hold',
    text: 'select 1 from book_copy where id = $1 for update',
    values: [id],
  });
  const [row] = await connection.query<Copy>({
    name: 'library_copy_held',
    text: `${copies} where c.id = $1`,
    values: [id],
  });
  return row;
};

/** Changes the state of a copy; also its condition and what comes after, if given. */
export const setCopy = async (
  work: Work,
  copy: Pick<Copy, 'id' | 'status'>,
  { status, condition = null }: { readonly status: string; readonly condition?: string | null },
): Promise<void> => {
  const rows = await work.transaction.query<{ id: number; version: number }>({
    name: 'library_copy_set',
    text: `update book_copy set status = $2::text, condition = coalesce($3, condition),
        after_return = case when $2::text = 'ISSUED' then after_return else 'MAKE_AVAILABLE' end,
        version = version + 1, updated_at = now(), updated_by = $4 where id = $1
      returning id::float8 as id, version`,
    values: [copy.id, status, condition, actorId(work)],
  });
  const changes = { status: [copy.status, status] } as const;
  writeAuditLines(
    work,
    'bookCopy',
    'update',
    rows.map((row) => ({ ...row, changes })),
  );
};

/** Free copies of a title, and who is ahead of someone in its queue. */
export interface Demand {
  readonly free: number;
  readonly ahead: number;
}

/** @param reservation the requester's place in the queue; null without one */
export const demandFor = async (
  connection: Connection,
  title: number,
  reservation: number | null,
): Promise<Demand> => {
  const [row] = await connection.query<Demand>({
    name: 'library_demand',
    text: `select (select count(*)::int from book_copy where book_title_id = $1 and status = 'AVAILABLE' and is_loanable
          and archived = false) as free,
        (select count(*)::int from book_reservation r where r.book_title_id = $1 and r.status = 'WAITING'
          and ($2::bigint is null or (r.reserved_on, r.id) < (select o.reserved_on, o.id from book_reservation o where o.id = $2))) as ahead`,
    values: [title, reservation],
  });
  return row ?? { free: 0, ahead: 0 };
};
