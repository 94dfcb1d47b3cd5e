import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { Work } from '../../engine/behaviour.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Payee } from '../finance/booking.ts';
import type { TakenBack } from '../finance/taking-back.ts';
import { accounts } from '../../platform/accounts/accounts.ts';
import { roll } from '../students/roll.store.ts';

/** The next invoice number of a store; the counter is locked until the transaction ends, so that none is skipped. */
export const nextInvoiceNumber = async (connection: Connection, store: number): Promise<string> => {
  const [row] = await connection.query<{ number: string }>({
    name: 'sales_invoice_number',
    text: `insert into series_counter (series, prefix, last)
      select 'salesInvoice.invoiceNo', coalesce(invoice_prefix, 'INV') || '-', 1 from store where id = $1
      on conflict (series, prefix) do update set last = series_counter.last + 1
      returning prefix || lpad(last::text, greatest(4, length(last::text)), '0') as number`,
    values: [store],
  });
  return row?.number ?? '';
};

/** Who pays an invoice, under the current name. */
export const payerOf = async (connection: Connection, invoice: number): Promise<Payee> => {
  const [row] = await connection.query<Payee>({
    name: 'sales_invoice_payer',
    text: `select coalesce(nullif(i.guest_name, ''), u.full_name) as name,
        s.number, s.id::float8 as student, s.batch_id::float8 as batch
      from sales_invoice i left join ${accounts} u on u.id = i.buyer_id left join ${roll} s on s.id = u.student_id
      where i.id = $1`,
    values: [invoice],
  });
  return row ?? { name: '', number: null, student: null, batch: null };
};

/** Where the sales of a store are posted; null: to the account of their category. */
export const accountOfStore = async (connection: Connection, store: number): Promise<number | null> => {
  const [row] = await connection.query<{ account: number | null }>({
    name: 'store_ledger_account',
    text: 'select ledger_account_id::float8 as account from store where id = $1',
    values: [store],
  });
  return row?.account ?? null;
};

/** Invoices whose receipts were cancelled are awaiting payment again. */
export const reopenSales = async (work: Work, taken: readonly TakenBack[]): Promise<void> => {
  const ids = taken.flatMap(({ of }) => (of.source_type === 'STORE_SALE' ? [of.source_id] : []));
  if (ids.length === 0) return;
  const rows = await work.transaction.query<{ id: number; version: number }>({
    name: 'sales_invoices_reopen',
    text: `update sales_invoice set status = 'ISSUED', payment_mode = null, paid_on = null, version = version + 1,
        updated_at = now(), updated_by = $2
      where id = any($1::bigint[]) and status = 'PAID' returning id::float8 as id, version`,
    values: [ids, actorId(work)],
  });
  const changes = { status: ['PAID', 'ISSUED'] } as const;
  writeAuditLines(
    work,
    'salesInvoice',
    'update',
    rows.map((row) => ({ ...row, changes })),
  );
};
