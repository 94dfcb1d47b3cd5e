import { saleTotals } from '@school/domain';
import { Conflict } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { plain } from './amounts.ts';
import { inItsStore } from './lines-in-store.ts';
import { HeldStock } from './posting.ts';
import { giveBack, takePayment } from './sale-money.ts';
import { nextInvoiceNumber } from './sales-invoice.store.ts';
import { findItems, rowsOfDocument } from './stock.store.ts';

const linesOf = (values: RecordValues, key: string): readonly RecordValues[] =>
  Array.isArray(values[key]) ? (values[key] as RecordValues[]) : [];

/** Prices that were not typed are those of the items. */
const priced = async (lines: readonly RecordValues[], work: Work): Promise<RecordValues[]> => {
  const items = await findItems(
    work.transaction,
    lines.map((line) => Number(line['storeItem'])),
  );
  const prices = new Map(items.map(({ id, unitPrice }) => [id, unitPrice]));
  return lines.map((line) => ({
    ...line,
    rate: line['rate'] ?? prices.get(Number(line['storeItem'])) ?? '0',
  }));
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '0');

/** The lines with their prices, and the resulting totals (INV-11). */
const complete = async (
  input: RecordValues,
  current: RecordValues | undefined,
  work: Work,
): Promise<RecordValues> => {
  const whole: RecordValues = { ...current, ...input };
  const items = await priced(linesOf(whole, 'items'), work);
  const totals = saleTotals({
    items: items.map((line) => ({ quantity: textOf(line['quantity']), rate: textOf(line['rate']) })),
    discounts: linesOf(whole, 'discounts').map((line) => ({
      kind: line['kind'] === 'AMOUNT' ? 'AMOUNT' : 'PERCENT',
      value: textOf(line['value']),
    })),
    charges: linesOf(whole, 'charges').map((line) => ({ amount: textOf(line['amount']) })),
    taxPercent: textOf(whole['taxPercent']),
  });
  if (!totals.ok) throw invalidField('discounts', 'TOO_HIGH', 'The discounts exceed the value of the goods.');
  const number = current
    ? {}
    : { invoiceNo: await nextInvoiceNumber(work.transaction, Number(whole['store'])) };
  const lines = current && !('items' in input) ? inItsStore(input, current) : { ...input, items };
  return { ...lines, ...number, ...totals.value };
};

/** The goods leave the store: anything that may be sold, is in stock and has not expired. */
const issue = async (row: RecordValues, _asked: RecordValues, work: Work): Promise<RecordValues> => {
  const lines = linesOf(row, 'items');
  if (lines.length === 0) throw new Conflict('Nothing is sold yet. Add an item first.', { code: 'NO_ITEMS' });
  const stock = await HeldStock.hold(
    work,
    lines.map((line) => Number(line['storeItem'])),
  );
  for (const line of lines) {
    const item = stock.item(Number(line['storeItem']));
    if (!item.active || !item.sellable) {
      throw new Conflict('%{name} is not for sale.', {
        code: 'NOT_FOR_SALE',
        params: { name: item.name },
        data: { item: item.name },
      });
    }
    await stock.move({
      item: item.id,
      type: 'SALE',
      date: String(row['invoiceDate']),
      document: String(row['invoiceNo']),
      goes: { quantity: String(line['quantity']) },
      invoice: Number(row['id']),
      line: Number(line['id']),
    });
  }
  await stock.write();
  return {};
};

/** The goods come back at the value they went out with, and the payment is refunded to the buyer (INV-11). */
const cancel = async (row: RecordValues, _asked: RecordValues, work: Work): Promise<RecordValues> => {
  const id = Number(row['id']);
  const sold = await rowsOfDocument(work.transaction, 'invoice', id, 'SALE');
  const stock = await HeldStock.hold(
    work,
    sold.map(({ storeItem }) => storeItem),
  );
  for (const { storeItem, quantity, value, batch, line } of sold) {
    await stock.move({
      item: storeItem,
      type: 'SALE_CANCEL',
      date: work.context.today,
      document: String(row['invoiceNo']),
      comes: { quantity: plain(quantity), cost: plain(value) },
      invoice: id,
      ...(line === null ? {} : { line }),
      ...(batch === null ? {} : { batch: { id: batch } }),
    });
  }
  await stock.write();
  await giveBack(row, work);
  return {};
};

const pay = async (row: RecordValues, asked: RecordValues, work: Work): Promise<RecordValues> => {
  if (String(asked['paidOn']) < String(row['invoiceDate'])) {
    throw invalidField('paidOn', 'BEFORE_INVOICE', 'The payment date cannot be before the date of sale.');
  }
  await takePayment(row, asked, work);
  return {};
};

/** A draft is prepared, issued, paid, and cancelled if necessary. */
export const salesInvoiceBehaviour: Behaviour = {
  beforeSave: complete,
  transitions: { issue, pay, cancel },
};
