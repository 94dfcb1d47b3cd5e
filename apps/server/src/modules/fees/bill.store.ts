import type { BillStanding, FineSlab } from '@school/domain';
import { institutionOf } from '../../platform/clock/institution.ts';
import type { Connection } from '../../platform/database/database.ts';

/** A bill locked until the transaction ends. */
export interface HeldBill extends BillStanding {
  readonly id: number;
  readonly version: number;
  readonly student: number;
  /** Refunded from what was paid. */
  readonly refunded: string;
  readonly studentName: string;
  readonly admissionNumber: string;
  readonly batch: number;
  readonly collectionId: number;
  readonly collection: string;
  readonly basis: 'CATEGORY' | 'FARES';
  readonly due: string;
  readonly fine: number | null;
  readonly feeAccount: number | null;
  readonly sequence: number | null;
  readonly status: 'UNPAID' | 'PARTIAL' | 'PAID' | 'CANCELLED';
  /** Day on which nothing of the fee itself was left to pay. */
  readonly settledOn: string | null;
}

const bill = `b.id::float8 as id, b.version, b.student_id::float8 as student,
  concat_ws(' ', s.first_name, s.middle_name, s.last_name) as "studentName", s.admission_number as "admissionNumber",
  b.batch_id::float8 as batch, c.id::float8 as "collectionId", c.name as collection, c.basis, b.due_date::text as due, c.fine_id::float8 as fine,
  k.fee_account_id::float8 as "feeAccount", k.receipt_sequence_id::float8 as sequence, b.payable::text as payable,
  b.principal_paid::text as "principalPaid", b.refunded_total::text as refunded, b.fine_assessed::text as "fineAssessed",
  b.fine_waived::text as "fineWaived", b.fine_paid::text as "finePaid", b.status,
  b.settled_on::text as "settledOn"`;
const from = `from student_fee b join student s on s.id = b.student_id
  join fee_collection c on c.id = b.collection_id join fee_category k on k.id = c.category_id`;

/** Locks bills in order of id, so that two payments of the same bills never deadlock. */
export const holdBills = (connection: Connection, ids: readonly number[]): Promise<HeldBill[]> =>
  connection.query<HeldBill>({
    name: 'student_fees_hold',
    text: `select ${bill} ${from} where b.id = any($1::bigint[]) order by b.id for update of b`,
    values: [ids],
  });

/** The valid bills of a student, earliest due date first. */
export const billsOfStudent = (connection: Connection, student: number): Promise<HeldBill[]> =>
  connection.query<HeldBill>({
    name: 'student_fees_of_student',
    text: `select ${bill} ${from} where b.student_id = $1 and b.status <> 'CANCELLED'
      order by b.due_date, b.id`,
    most: 5_000,
    values: [student],
  });

/** A particular of a bill with the amount paid. */
export interface BillLineRow {
  readonly id: number;
  readonly bill: number;
  readonly name: string;
  readonly master: number;
  readonly amount: string;
  readonly discount: string;
  readonly tax: string;
  readonly total: string;
  readonly paid: string;
  readonly taxPaid: string;
}

/** The particulars of bills, each bill's in the order in which they are paid. */
export const linesOfBills = (connection: Connection, bills: readonly number[]): Promise<BillLineRow[]> =>
  connection.query<BillLineRow>({
    name: 'student_fee_lines_of_bills',
    text: `select id::float8 as id, student_fee_id::float8 as bill, name, master_particular_id::float8 as master,
        amount::text as amount, discount::text as discount, tax::text as tax, total::text as total, paid::text as paid,
        tax_paid::text as "taxPaid"
      from student_fee_line where student_fee_id = any($1::bigint[]) order by student_fee_id, position, id`,
    values: [bills],
  });

/** The fine slabs by the id of the fine. */
export const slabsOf = async (
  connection: Connection,
  fines: readonly (number | null)[],
): Promise<ReadonlyMap<number, readonly FineSlab[]>> => {
  const ids = [...new Set(fines.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const rows = await connection.query<FineSlab & { readonly fine: number }>({
    name: 'fine_slabs_of_fines',
    text: `select fine_id::float8 as fine, days, kind, value::text as value from fine_slab
      where fine_id = any($1::bigint[]) order by days`,
    values: [ids],
  });
  return new Map(ids.map((id) => [id, rows.filter(({ fine }) => fine === id)]));
};

/** How payments are taken, according to the settings. */
export interface PaymentSettings {
  readonly receiptMode: 'SINGLE' | 'MULTIPLE';
  readonly order: 'PRIORITY' | 'PRO_RATA';
  readonly isFineFirst: boolean;
  readonly mayPayInPart: boolean;
  readonly daysBack: number;
  /** The institution's currency, for notices of amounts. */
  readonly currency: string;
}

const usual: Omit<PaymentSettings, 'currency'> = {
  receiptMode: 'SINGLE',
  order: 'PRIORITY',
  isFineFirst: true,
  mayPayInPart: true,
  daysBack: 0,
};

export const paymentSettings = async (connection: Connection): Promise<PaymentSettings> => {
  const [row] = await connection.query<Omit<PaymentSettings, 'currency'>>({
    name: 'finance_general_setting',
    text: `select fee_receipt_mode as "receiptMode", payment_allocation as "order", fine_first as "isFineFirst",
        allow_partial_payment as "mayPayInPart", backdate_days_allowed as "daysBack"
      from finance_general_setting order by id limit 1`,
  });
  const { currency } = await institutionOf(connection);
  return { ...(row ?? usual), currency };
};
