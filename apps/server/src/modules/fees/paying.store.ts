import type { FineMoment } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';

/** The figures of a bill after a payment, or after one was cancelled. */
export interface BillFigures {
  readonly id: number;
  readonly principal: string;
  readonly assessed: string;
  readonly fine: string;
  readonly waived: string;
  readonly status: string;
  readonly settled: string | null;
}

export const writeBills = (
  connection: Connection,
  rows: readonly BillFigures[],
  actor: number | null,
): Promise<{ id: number; version: number }[]> =>
  connection.query({
    name: 'student_fees_write',
    text: `update student_fee b set principal_paid = w.principal, fine_assessed = w.assessed, fine_paid = w.fine,
        fine_waived = w.waived, status = w.status, settled_on = w.settled, version = b.version + 1, updated_at = now(),
        updated_by = $2
      from jsonb_to_recordset($1::jsonb) as w (id bigint, principal numeric, assessed numeric, fine numeric,
        waived numeric, status text, settled date)
      where b.id = w.id returning b.id::float8 as id, b.version`,
    values: [JSON.stringify(rows), actor],
  });

/** The change in what is paid of a particular, up or down. */
export interface LineChange {
  readonly line: number;
  readonly amount: string;
  readonly tax: string;
}

export const addToLines = async (connection: Connection, rows: readonly LineChange[]): Promise<void> => {
  await connection.query({
    name: 'student_fee_lines_add',
    text: `update student_fee_line l set paid = l.paid + w.amount, tax_paid = l.tax_paid + w.tax,
        version = l.version + 1, updated_at = now()
      from (select line, sum(amount) as amount, sum(tax) as tax
        from jsonb_to_recordset($1::jsonb) as r (line bigint, amount numeric, tax numeric) group by line) w
      where l.id = w.line`,
    values: [JSON.stringify(rows)],
  });
};

/** What a transaction paid of a particular; below zero where it reverses a payment. */
export interface PartRow extends LineChange {
  readonly transaction: number;
  readonly bill: number;
  readonly master: number;
  readonly student: number;
  readonly batch: number;
  readonly day: string;
}

export const insertParts = async (
  connection: Connection,
  rows: readonly PartRow[],
  actor: number | null,
): Promise<void> => {
  await connection.query({
    name: 'particular_payments_insert',
    text: `insert into particular_payment (transaction_id, student_fee_id, line_id, master_particular_id, student_id,
        batch_id, paid_on, amount, tax, created_by, updated_by)
      select transaction, bill, line, master, student, batch, day, amount, tax, $2, $2
      from jsonb_to_recordset($1::jsonb) as p (transaction bigint, bill bigint, line bigint, master bigint,
        student bigint, batch bigint, day date, amount numeric, tax numeric)`,
    values: [JSON.stringify(rows), actor],
  });
};

/** What transactions paid of particulars. */
export const partsOf = (connection: Connection, transactions: readonly number[]): Promise<PartRow[]> =>
  connection.query<PartRow>({
    name: 'particular_payments_of',
    text: `select transaction_id::float8 as transaction, student_fee_id::float8 as bill, line_id::float8 as line,
        master_particular_id::float8 as master, student_id::float8 as student, batch_id::float8 as batch,
        paid_on::text as day, amount::text as amount, tax::text as tax
      from particular_payment where transaction_id = any($1::bigint[]) order by id`,
    values: [transactions],
  });

/** When the fines of bills were fixed, by valid payments and waivers, in order. */
export const fineMoments = (
  connection: Connection,
  bills: readonly number[],
): Promise<(FineMoment & { readonly bill: number })[]> =>
  connection.query({
    name: 'student_fees_fine_moments',
    text: `select bill::float8 as bill, day::text as on, principal::text as principal from (
        select t.source_id as bill, t.transaction_date as day, t.amount - t.fine_amount as principal, t.created_at as at
        from finance_transaction t
        where t.source_type = 'STUDENT_FEE' and t.source_id = any($1::bigint[]) and t.reversal_of_id is null
          and not exists (select from finance_transaction r where r.reversal_of_id = t.id)
        union all select w.student_fee_id, w.date, 0.00, w.created_at from fine_waiver w
        where w.student_fee_id = any($1::bigint[])) m
      order by at, day`,
    values: [bills],
  });
