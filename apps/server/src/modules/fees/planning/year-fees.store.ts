import type { Connection } from '../../../platform/database/database.ts';
import { classes, studentCategories } from '../../academics/classes.ts';

/** A financial year with its days. */
export interface Year {
  readonly id: number;
  readonly from: string;
  readonly to: string;
}
/** A fee category as it would be entered in another year. */
export interface CategoryToCopy {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
  readonly feeAccount: number | null;
  readonly receiptSequence: number | null;
  readonly batches: readonly number[];
  /** Why it is left alone: it belongs to that year, the year has one of its name, or there is no successor batch. */
  readonly left: LeftReason | null;
}
export type LeftReason = 'OF_THAT_YEAR' | 'THERE' | 'NO_BATCH';

/** One of its particulars or discounts; `part` is null where it cannot be taken over. */
export interface PartToCopy {
  readonly id: number;
  readonly category: number;
  readonly name: string;
  readonly amount: string;
  readonly isFit: boolean;
  readonly batches: readonly number[];
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * SQL: whether a batch `n` belongs to a year: most of its days, or most of the days of the year, are common to both.
 * Financial years seldom begin on the day classes do.
 */
const isOfYear = `2 * (least(n.end_date, $3::date) - greatest(n.start_date, $2::date) + 1)
  > least(n.end_date - n.start_date, $3::date - $2::date)`;

/**
 * SQL: batches of a year that succeed a batch: of its course, begun later, of its name where one has that. A continuing
 * batch stays.
 */
const nextBatches = (owner: string, table: string): string => `coalesce((
    select array_agg(distinct n.id::float8 order by n.id::float8) from ${table} o join ${classes} b on b.id = o.target_id
      cross join lateral (
        select n.id, lower(btrim(n.name)) = lower(btrim(b.name)) as same,
          bool_or(lower(btrim(n.name)) = lower(btrim(b.name))) over () as has_same
        from ${classes} n where n.course_id = b.course_id and n.is_open
          and (n.id = b.id or n.start_date > b.start_date) and ${isOfYear}) n
    where o.owner_id = ${owner} and (n.same or not n.has_same)), '{}')`;

/** The given categories, with the batches they would be for, and why some are left alone. */
export const categoriesToCopy = (
  connection: Connection,
  ids: readonly number[],
  { id, from, to }: Year,
): Promise<CategoryToCopy[]> =>
  connection.query<CategoryToCopy>({
    name: 'fee_categories_to_copy',
    text: `select c.*, case when c.year = $4 then 'OF_THAT_YEAR' when c.is_there then 'THERE'
        when c.batches = '{}' then 'NO_BATCH' end as left
      from (select c.id::float8 as id, c.name, c.description, a.id::float8 as "feeAccount", s.id::float8 as "receiptSequence",
        ${nextBatches('c.id', 'fee_category_batches')} as batches, c.financial_year_id as year,
        exists (select from fee_category n where n.financial_year_id = $4 and lower(btrim(n.name)) = lower(btrim(c.name))) as is_there
      from fee_category c left join fee_account a on a.id = c.fee_account_id and a.active and not a.archived
        left join receipt_sequence s on s.id = c.receipt_sequence_id and s.active and not s.archived
      where c.id = any($1::bigint[])) c
      order by c.name, c.id`,
    most: 1_000,
    values: [ids, from, to, id],
  });

const receiver = `'receiverType', p.receiver_type, 'studentCategory', p.student_category_id, 'student', p.student_id`;
const isReceiverHere = `(p.student_id is null or exists (select from student t where t.id = p.student_id and t.status = 'ACTIVE'))
  and (p.student_category_id is null or exists (select from ${studentCategories} t where t.id = p.student_category_id and t.active))`;
/** SQL: a part that was for given batches is for none if they have no successors. */
const hasBatches = (table: string): string => `(not exists (select from ${table} o where o.owner_id = p.id)
  or ${nextBatches('p.id', table)} <> '{}')`;

export const particularsToCopy = (
  connection: Connection,
  ids: readonly number[],
  { from, to }: Year,
): Promise<PartToCopy[]> =>
  connection.query<PartToCopy>({
    name: 'fee_particulars_to_copy',
    text: `select p.id::float8 as id, p.category_id::float8 as category, coalesce(nullif(p.name, ''), m.name) as name,
        p.amount::text as amount, ${nextBatches('p.id', 'fee_particular_batches')} as batches,
        m.active and not m.archived and (t.id is null or (t.active and not t.archived)) and ${isReceiverHere}
          and ${hasBatches('fee_particular_batches')} as "isFit",
        jsonb_build_object('masterParticular', m.id, 'name', p.name, 'description', p.description, 'taxSlab', t.id,
          'priority', p.priority, ${receiver}) as values
      from fee_particular p join master_particular m on m.id = p.master_particular_id
        left join tax_slab t on t.id = p.tax_slab_id
      where p.category_id = any($1::bigint[]) and not p.archived order by p.priority, p.id`,
    most: 10_000,
    values: [ids, from, to],
  });

export const discountsToCopy = (
  connection: Connection,
  ids: readonly number[],
  { from, to }: Year,
): Promise<PartToCopy[]> =>
  connection.query<PartToCopy>({
    name: 'fee_discounts_to_copy',
    text: `select p.id::float8 as id, p.category_id::float8 as category, p.name, p.value::text as amount,
        ${nextBatches('p.id', 'fee_discount_batches')} as batches,
        coalesce(d.active and not d.archived, true) and coalesce(m.active and not m.archived, true) and ${isReceiverHere}
          and ${hasBatches('fee_discount_batches')} as "isFit",
        jsonb_build_object('masterDiscount', d.id, 'name', p.name, 'kind', p.kind, 'target', p.target,
          'masterParticular', m.id, ${receiver}) as values
      from fee_discount p left join master_discount d on d.id = p.master_discount_id
        left join master_particular m on m.id = p.master_particular_id
      where p.category_id = any($1::bigint[]) and not p.archived order by p.id`,
    most: 10_000,
    values: [ids, from, to],
  });

/** Names of batches, by id. */
export const batchNames = async (
  connection: Connection,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const rows = await connection.query<{ id: number; label: string }>({
    name: 'batch_labels_of',
    text: `select b.id::float8 as id, b.label from ${classes} b where b.id = any($1::bigint[])`,
    most: 10_000,
    values: [ids],
  });
  return new Map(rows.map(({ id, label }) => [id, label]));
};
