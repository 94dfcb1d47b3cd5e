import type { FeeToRefund, RefundOfStudent } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';

/** What a refund needs to know of the fee: what was paid, what was refunded, and the tax in both. */
export interface RefundedFee {
  readonly student: number;
  readonly collection: number;
  readonly batch: number;
  readonly label: string;
  readonly payable: string;
  readonly credited: string;
  readonly studentName: string;
  readonly admissionNumber: string;
  readonly feeAccount: number | null;
  readonly status: string;
  readonly paid: string;
  readonly refunded: string;
  readonly taxPaid: string;
  readonly taxRefunded: string;
}

/** Locks a bill until the transaction ends, with what a refund needs to know of it. */
export const holdRefundedFee = async (
  connection: Connection,
  bill: number,
): Promise<RefundedFee | undefined> => {
  const [row] = await connection.query<RefundedFee>({
    name: 'student_fee_hold_for_refund',
    text: `select b.student_id::float8 as student, b.collection_id::float8 as collection, b.batch_id::float8 as batch,
        c.name as label, concat_ws(' ', s.first_name, s.middle_name, s.last_name) as "studentName",
        s.admission_number as "admissionNumber", k.fee_account_id::float8 as "feeAccount", b.status,
        b.payable::text as payable, b.credited_total::text as credited, b.principal_paid::text as paid,
        b.refunded_total::text as refunded,
        (select coalesce(sum(l.tax_paid), 0)::numeric(15,2)::text from student_fee_line l where l.student_fee_id = b.id) as "taxPaid",
        (select coalesce(sum(r.tax), 0)::numeric(15,2)::text from fee_refund r
          where r.student_fee_id = b.id and r.status = 'POSTED') as "taxRefunded"
      from student_fee b join student s on s.id = b.student_id join fee_collection c on c.id = b.collection_id
        join fee_category k on k.id = c.category_id
      where b.id = $1 for update of b`,
    values: [bill],
  });
  return row;
};

/** The amount refunded of a fee, below zero where a refund was cancelled. */
export interface CountedRefund {
  readonly bill: number;
  readonly amount: string;
  /** Refunded since the stay or seat changed, so that the bill is reduced by it. */
  readonly isDifference: boolean;
}

/**
 * Counts a refund on a fee. One statement checks and writes, so that two concurrent refunds never return more than was
 * paid.
 * @returns nothing where it would be more than was paid
 */
export const addRefunded = async (
  connection: Connection,
  { bill, amount, isDifference }: CountedRefund,
  actor: number | null,
): Promise<{ readonly id: number; readonly version: number; readonly refunded: string } | undefined> => {
  const [row] = await connection.query<{ id: number; version: number; refunded: string }>({
    name: 'student_fee_add_refunded',
    text: `update student_fee set refunded_total = refunded_total + $2,
        credited_total = credited_total + case when $4 then $2 else 0 end, version = version + 1, updated_at = now(),
        updated_by = $3
      where id = $1 and refunded_total + $2 between 0 and principal_paid
      returning id::float8 as id, version, refunded_total::text as refunded`,
    values: [bill, amount, actor, isDifference],
  });
  return row;
};

/** A student's fee of which something was paid. */
type PaidFee = Omit<FeeToRefund, 'refundable' | 'rules'>;

export const feesToRefund = (connection: Connection, student: number): Promise<PaidFee[]> =>
  connection.query<PaidFee>({
    name: 'student_fees_to_refund',
    text: `select b.id::float8 as id, b.collection_id::float8 as collection, c.name as label,
        b.principal_paid::text as paid, b.refunded_total::text as refunded
      from student_fee b join fee_collection c on c.id = b.collection_id
      where b.student_id = $1 and b.principal_paid > 0 and b.status <> 'CANCELLED'
      order by b.due_date desc, b.id desc`,
    most: 5_000,
    values: [student],
  });

/** A rule as shown for selection. */
export interface StoredRule {
  readonly id: number;
  readonly collection: number;
  readonly name: string;
  readonly validUntil: string;
  readonly kind: 'PERCENT' | 'AMOUNT';
  readonly value: string;
}

const rule = `id::float8 as id, collection_id::float8 as collection, name, valid_until::text as "validUntil",
  refund_type as kind, value::text as value`;

export const refundRule = async (connection: Connection, id: number): Promise<StoredRule | undefined> => {
  const [row] = await connection.query<StoredRule>({
    name: 'fee_refund_rule',
    text: `select ${rule} from fee_refund_rule where id = $1 and active and not archived`,
    values: [id],
  });
  return row;
};

/** Rules of collections valid on a day, earliest end first. */
export const rulesOf = (
  connection: Connection,
  collections: readonly number[],
  on: string,
): Promise<StoredRule[]> =>
  connection.query<StoredRule>({
    name: 'fee_refund_rules_of',
    text: `select ${rule} from fee_refund_rule
      where collection_id = any($1::bigint[]) and valid_until >= $2 and active and not archived
      order by valid_until, id`,
    most: 5_000,
    values: [collections, on],
  });

export const refundsOfStudent = (connection: Connection, student: number): Promise<RefundOfStudent[]> =>
  connection.query<RefundOfStudent>({
    name: 'fee_refunds_of_student',
    text: `select r.id::float8 as id, r.version, r.date::text as date, r.number, c.name as label, r.amount::text as amount,
        r.reason, r.status
      from fee_refund r join fee_collection c on c.id = r.collection_id
      where r.student_id = $1 order by r.date desc, r.id desc`,
    most: 5_000,
    values: [student],
  });

/** Rules by which fees were refunded, without cancelled refunds; each refunds a fee once. */
export const usedRules = (
  connection: Connection,
  fees: readonly number[],
): Promise<{ readonly fee: number; readonly rule: number }[]> =>
  connection.query({
    name: 'fee_refund_rules_used',
    text: `select student_fee_id::float8 as fee, rule_id::float8 as rule from fee_refund
      where student_fee_id = any($1::bigint[]) and status = 'POSTED'`,
    values: [fees],
  });
