import type { Connection } from '../../../platform/database/database.ts';
import { familyOf } from '../family-sql.ts';
import type { TakenAway } from '../assigning/assignments.store.ts';
import type { BilledStudent, BillLine } from '../publishing.store.ts';

/** A bill whose lines are to change, with its student as particulars and discounts see them. */
export interface ChangingBill {
  readonly id: number;
  readonly version: number;
  readonly collection: number;
  readonly collectionName: string;
  readonly category: number;
  readonly student: BilledStudent;
  readonly studentName: string;
  readonly admissionNumber: string;
  readonly payable: string;
  /** Given back since the stay or seat changed: the bill is reduced by it. */
  readonly credited: string;
  readonly status: string;
  readonly takenAway: TakenAway | null;
  /** Something was paid or waived: its lines stay as they are. */
  readonly isPaid: boolean;
}

interface BillRow extends Omit<ChangingBill, 'student'> {
  readonly studentId: number;
  readonly batch: number;
  readonly studentCategory: number | null;
  readonly isSibling: boolean;
  readonly isStaffChild: boolean;
}

const select = `select b.id::float8 as id, b.version, b.collection_id::float8 as collection, c.name as "collectionName",
    c.category_id::float8 as category, b.student_id::float8 as "studentId", b.batch_id::float8 as batch,
    s.category_id::float8 as "studentCategory", ${familyOf('s')}, concat_ws(' ', s.first_name, s.middle_name, s.last_name) as "studentName",
    s.admission_number as "admissionNumber", b.payable::text as payable,
    b.credited_total::text as credited, b.status, b.taken_away as "takenAway",
    b.principal_paid > 0 or b.fine_paid > 0 or b.fine_waived > 0 as "isPaid"
  from student_fee b join fee_collection c on c.id = b.collection_id join student s on s.id = b.student_id`;

const billIn = ({
  studentId,
  batch,
  studentCategory,
  isSibling,
  isStaffChild,
  ...row
}: BillRow): ChangingBill => ({
  ...row,
  student: { id: studentId, batch, category: studentCategory, isSibling, isStaffChild },
});

/** Bills in order of id, locked until the transaction ends. */
export const holdChanging = async (
  connection: Connection,
  ids: readonly number[],
): Promise<readonly ChangingBill[]> => {
  const rows = await connection.query<BillRow>({
    name: 'student_fees_hold_to_change',
    text: `${select} where b.id = any($1::bigint[]) order by b.id for update of b`,
    values: [ids],
  });
  return rows.map(billIn);
};

/** The valid bills of a collection in a batch, by student name. */
export const billsIn = async (
  connection: Connection,
  collection: number,
  batch: number,
): Promise<readonly ChangingBill[]> => {
  const rows = await connection.query<BillRow>({
    name: 'student_fees_of_collection_and_batch',
    text: `${select} where b.collection_id = $1 and b.batch_id = $2 and b.status <> 'CANCELLED'
      order by "studentName", b.id`,
    most: 5_000,
    values: [collection, batch],
  });
  return rows.map(billIn);
};

/** A bill line with what it was based on. */
export interface StoredLine {
  readonly id: number;
  readonly bill: number;
  readonly name: string;
  readonly particular: number | null;
  readonly master: number;
  readonly amount: string;
  readonly taxRate: string;
  readonly discounts: readonly { readonly name: string; readonly amount: string }[];
}

export const storedLines = (connection: Connection, bills: readonly number[]): Promise<StoredLine[]> =>
  connection.query<StoredLine>({
    name: 'student_fee_lines_to_change',
    text: `select id::float8 as id, student_fee_id::float8 as bill, name, fee_particular_id::float8 as particular,
        master_particular_id::float8 as master, amount::text as amount, tax_rate::text as "taxRate",
        coalesce(discounts, '[]') as discounts
      from student_fee_line where student_fee_id = any($1::bigint[]) order by student_fee_id, position, id`,
    values: [bills],
  });

/** Bills with a line that was once paid; the line stays, for the receipts that name it. */
export const billsOncePaid = async (
  connection: Connection,
  bills: readonly number[],
): Promise<ReadonlySet<number>> => {
  const rows = await connection.query<{ bill: number }>({
    name: 'student_fees_once_paid',
    text: `select distinct student_fee_id::float8 as bill from particular_payment
      where student_fee_id = any($1::bigint[])`,
    values: [bills],
  });
  return new Set(rows.map(({ bill }) => bill));
};

/** The figures of a bill whose lines changed. */
export interface ChangedFigures {
  readonly id: number;
  readonly particulars: string;
  readonly discount: string;
  readonly tax: string;
  readonly payable: string;
  readonly status: string;
}

export const writeFigures = (
  connection: Connection,
  rows: readonly ChangedFigures[],
  actor: number | null,
): Promise<{ id: number; version: number }[]> =>
  connection.query({
    name: 'student_fees_change',
    text: `update student_fee b set particulars_total = w.particulars, discount_total = w.discount, tax_total = w.tax,
        payable = w.payable, status = w.status, taken_away = null, would_be = null,
        settled_on = null, version = b.version + 1, updated_at = now(),
        updated_by = $2
      from jsonb_to_recordset($1::jsonb) as w (id bigint, particulars numeric, discount numeric, tax numeric,
        payable numeric, status text)
      where b.id = w.id returning b.id::float8 as id, b.version`,
    values: [JSON.stringify(rows), actor],
  });

/** A line in its new state; without an id it is a new one. */
export type ChangedLine = BillLine & { readonly id: number | null };

/** Changes the remaining lines, and deletes those no longer there. */
export const writeKeptLines = async (
  connection: Connection,
  bills: readonly number[],
  rows: readonly ChangedLine[],
  actor: number | null,
): Promise<void> => {
  await connection.query({
    name: 'student_fee_lines_take_away',
    text: `delete from student_fee_line where student_fee_id = any($1::bigint[]) and id <> all ($2::bigint[])`,
    values: [bills, rows.flatMap(({ id }) => (id === null ? [] : [id]))],
  });
  await connection.query({
    name: 'student_fee_lines_change',
    text: `update student_fee_line l set position = w.position, discount = w.discount, net = w.net, tax_rate = w.rate,
        tax = w.tax, total = w.total, discounts = w.discounts, version = l.version + 1, updated_at = now(), updated_by = $2
      from jsonb_to_recordset($1::jsonb) as w (id bigint, position integer, discount numeric, net numeric, rate numeric,
        tax numeric, total numeric, discounts jsonb)
      where l.id = w.id`,
    values: [JSON.stringify(rows.filter(({ id }) => id !== null)), actor],
  });
};
