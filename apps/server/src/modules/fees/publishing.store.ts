import type { BillDiscount, BillParticular, TaxMode } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';
import { familyOf } from './family-sql.ts';

/** Someone who is to get a bill. */
export interface BilledStudent {
  readonly id: number;
  readonly batch: number;
  readonly category: number | null;
  /** An older sibling is here, too; absent where no concession requires it. */
  readonly isSibling?: boolean;
  /** One of the guardians works here. */
  readonly isStaffChild?: boolean;
}

/** Students of a collection's batches who have no bill from it yet; if it has none, of the fee category's batches. */
export const studentsToBill = (connection: Connection, collection: number): Promise<BilledStudent[]> =>
  connection.query<BilledStudent>({
    name: 'fee_collection_students',
    text: `with wanted as (
        select target_id from fee_collection_batches where owner_id = $1
        union all
        select b.target_id from fee_collection c join fee_category_batches b on b.owner_id = c.category_id
        where c.id = $1 and not exists (select from fee_collection_batches where owner_id = $1))
      select s.id::float8 as id, s.batch_id::float8 as batch, s.category_id::float8 as category,
        ${familyOf('s')}
      from student s where s.batch_id in (select target_id from wanted) and s.status = 'ACTIVE' and not s.archived
        and not exists (select from student_fee f where f.collection_id = $1 and f.student_id = s.id)
      order by s.id`,
    values: [collection],
  });

interface Received {
  readonly receiverType: 'ALL' | 'STUDENT_CATEGORY' | 'STUDENT' | 'SIBLING' | 'STAFF_CHILD';
  readonly studentCategory: number | null;
  readonly student: number | null;
  /** Batches it applies to; none: all. */
  readonly batches: readonly number[];
}
export interface StoredParticular extends BillParticular, Received {
  readonly name: string;
  readonly master: number;
}
export interface StoredDiscount extends Omit<BillDiscount, 'particular'>, Received {
  readonly name: string;
  /** Master particular it is deducted from; null for the whole fee. */
  readonly master: number | null;
}

const receiver = (table: string) => `p.receiver_type as "receiverType",
  p.student_category_id::float8 as "studentCategory", p.student_id::float8 as student,
  coalesce((select array_agg(b.target_id::float8) from ${table}_batches b where b.owner_id = p.id), '{}') as batches`;

export const particularsOf = (connection: Connection, category: number): Promise<StoredParticular[]> =>
  connection.query<StoredParticular>({
    name: 'fee_particulars_of_category',
    text: `select p.id::float8 as id, coalesce(nullif(p.name, ''), m.name) as name,
        p.master_particular_id::float8 as master, p.amount::text as amount, coalesce(t.rate, 0)::text as "taxRate",
        ${receiver('fee_particular')}
      from fee_particular p join master_particular m on m.id = p.master_particular_id
        left join tax_slab t on t.id = p.tax_slab_id
      where p.category_id = $1 and not p.archived order by p.priority, p.id`,
    most: 5_000,
    values: [category],
  });

export const discountsOf = (connection: Connection, category: number): Promise<StoredDiscount[]> =>
  connection.query<StoredDiscount>({
    name: 'fee_discounts_of_category',
    text: `select p.id::float8 as id, p.name, p.kind, p.value::text as value,
        p.master_particular_id::float8 as master, ${receiver('fee_discount')}
      from fee_discount p where p.category_id = $1 and not p.archived order by p.id`,
    most: 5_000,
    values: [category],
  });

/**
 * The most anyone pays of a fee, or of one of its heads; null without such particulars.
 * @param master a master particular; null for the whole fee
 */
export const targetOf = async (
  connection: Connection,
  category: number,
  master: number | null,
): Promise<string | null> => {
  const [row] = await connection.query<{ target: string | null }>({
    name: 'fee_discount_target',
    text: `select (case when $2::bigint is null then sum(amount) else max(amount) end)::numeric(15,2)::text as target
      from fee_particular where category_id = $1 and not archived
        and ($2::bigint is null or master_particular_id = $2)`,
    values: [category, master],
  });
  return row?.target ?? null;
};

export const taxModeOf = async (connection: Connection): Promise<TaxMode> => {
  const [row] = await connection.query<{ enabled: boolean; inclusive: boolean }>({
    name: 'tax_setting_mode',
    text: 'select enabled, inclusive from tax_setting order by id limit 1',
  });
  if (!row?.enabled) return 'NONE';
  return row.inclusive ? 'INCLUSIVE' : 'EXCLUSIVE';
};

/** A bill as it is stored. */
export interface BillRow {
  readonly id: number;
  readonly student: number;
  readonly batch: number;
  readonly particulars: string;
  readonly discount: string;
  readonly tax: string;
  readonly payable: string;
  readonly status: string;
}
export interface BillLine {
  readonly bill: number;
  readonly position: number;
  readonly name: string;
  readonly particular: number | null;
  readonly master: number;
  readonly amount: string;
  readonly discount: string;
  readonly net: string;
  readonly rate: string;
  readonly tax: string;
  readonly total: string;
  readonly discounts: readonly object[];
}

/** Inserts bills; a student who already has one from the collection does not get a second, whoever was first. */
export const insertBills = async (
  connection: Connection,
  {
    collection,
    due,
    rows,
  }: { readonly collection: number; readonly due: string; readonly rows: readonly BillRow[] },
  actor: number | null,
): Promise<number[]> => {
  const made = await connection.query<{ id: number }>({
    name: 'student_fees_insert',
    text: `insert into student_fee (id, student_id, collection_id, batch_id, due_date, particulars_total, discount_total,
        tax_total, payable, status, created_by, updated_by)
      select id, student, $2, batch, $3, particulars, discount, tax, payable, status, $4, $4
      from jsonb_to_recordset($1::jsonb) as b (id bigint, student bigint, batch bigint, particulars numeric,
        discount numeric, tax numeric, payable numeric, status text) order by id
      on conflict do nothing returning id::float8 as id`,
    values: [JSON.stringify(rows), collection, due, actor],
  });
  return made.map(({ id }) => id);
};

export const insertBillLines = async (
  connection: Connection,
  rows: readonly BillLine[],
  actor: number | null,
): Promise<void> => {
  await connection.query({
    name: 'student_fee_lines_insert',
    text: `insert into student_fee_line (student_fee_id, position, name, fee_particular_id, master_particular_id, amount,
        discount, net, tax_rate, tax, total, discounts, created_by, updated_by)
      select bill, position, left(name, 80), particular, master, amount, discount, net, rate, tax, total, discounts, $2, $2
      from jsonb_to_recordset($1::jsonb) as l (bill bigint, position integer, name text, particular bigint,
        master bigint, amount numeric, discount numeric, net numeric, rate numeric, tax numeric, total numeric,
        discounts jsonb)`,
    values: [JSON.stringify(rows), actor],
  });
};
