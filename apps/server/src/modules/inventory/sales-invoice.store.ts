import type { Connection } from '../../platform/database/database.ts';

/** The next number of a store's invoices; the counter is held until the transaction ends, so that none is left out. */
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
