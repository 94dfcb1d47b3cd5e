import type { Connection } from '../../platform/database/database.ts';
import { accounts } from '../../platform/accounts/accounts.ts';
import { classes } from '../academics/classes.ts';

/** A receipt for printing. */
export interface PrintedReceipt {
  readonly id: number;
  readonly number: string;
  readonly date: string;
  readonly student: number | null;
  readonly payee: string;
  readonly payeeNumber: string | null;
  readonly batch: string | null;
  readonly total: string;
  readonly mode: string;
  readonly referenceNo: string | null;
  readonly bankName: string | null;
  readonly status: string;
  readonly takenBy: string | null;
  readonly prints: number;
  /** Tax included in the total. */
  readonly tax: string;
  readonly header: string;
  readonly footer: string;
  readonly details: {
    readonly lines?: readonly { readonly label: string; readonly amount: string }[];
    readonly fees?: readonly {
      readonly label: string;
      readonly amount: string;
      readonly fine: string;
      readonly left: string;
      readonly lines: readonly { readonly label: string; readonly amount: string }[];
    }[];
  };
}

/** Receipts in the requested order; how often each was printed is counted along with it. */
export const printReceipts = (connection: Connection, ids: readonly number[]): Promise<PrintedReceipt[]> =>
  connection.query<PrintedReceipt>({
    name: 'receipts_print',
    text: `with printed as (update transaction_receipt set print_count = coalesce(print_count, 0) + 1
        where id = any($1::bigint[]) returning id, print_count)
      select r.id::float8 as id, r.receipt_no as number, r.receipt_date::text as date, r.student_id::float8 as student,
        r.payee_name as payee, r.payee_number as "payeeNumber",
        (select b.label from ${classes} b where b.id = r.batch_id) as batch,
        r.total::text as total, r.payment_mode as mode, r.reference_no as "referenceNo", r.bank_name as "bankName",
        r.status, (select u.full_name from ${accounts} u where u.id = r.taken_by_id) as "takenBy",
        p.print_count as prints,
        (select coalesce(sum(f.tax_amount), 0)::numeric(15,2)::text from finance_transaction f
          where f.receipt_id = r.id and f.reversal_of_id is null) as tax, coalesce(t.header, '') as header, coalesce(t.footer, '') as footer, r.details
      from printed p join transaction_receipt r on r.id = p.id join receipt_sequence s on s.id = r.sequence_id
        left join receipt_template t on t.id = s.template_id
      order by array_position($1::bigint[], r.id)`,
    values: [ids],
  });

/** Whose receipts they are, before anything is counted. */
export const payersOf = (
  connection: Connection,
  ids: readonly number[],
): Promise<{ readonly student: number | null }[]> =>
  connection.query({
    name: 'receipts_payers',
    text: 'select student_id::float8 as student from transaction_receipt where id = any($1::bigint[])',
    values: [ids],
  });

/** What receipts state about tax. */
export interface TaxOnReceipts {
  readonly isShown: boolean;
  readonly number: string;
}

export const taxOnReceipts = async (connection: Connection): Promise<TaxOnReceipts> => {
  const [row] = await connection.query<TaxOnReceipts>({
    name: 'receipt_tax_setting',
    text: `select enabled and show_on_receipt as "isShown", coalesce(registration_no, '') as number
      from tax_setting order by id limit 1`,
  });
  return row ?? { isShown: false, number: '' };
};

/** What is printed on receipts. */
export interface ReceiptLayout {
  readonly admissionNumber: boolean;
  readonly batch: boolean;
  readonly particulars: boolean;
  readonly balance: boolean;
  readonly cashier: boolean;
  readonly words: boolean;
  readonly signature: string;
  readonly footer: string;
}

const all: ReceiptLayout = {
  admissionNumber: true,
  batch: true,
  particulars: true,
  balance: true,
  cashier: true,
  words: true,
  signature: 'Cashier',
  footer: '',
};

export const receiptLayout = async (connection: Connection): Promise<ReceiptLayout> => {
  const [row] = await connection.query<ReceiptLayout>({
    name: 'receipt_layout_usual',
    text: `select show_admission_number as "admissionNumber", show_batch as batch, show_particulars as particulars,
        show_balance as balance, show_cashier as cashier, show_words as words,
        coalesce(signature, '') as signature, coalesce(footer, '') as footer
      from receipt_pdf_setting where not archived order by is_default desc, id limit 1`,
  });
  return row ?? all;
};
