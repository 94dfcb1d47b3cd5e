import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { book } from '../finance/booking.ts';
import { fixedCategory } from '../finance/fixed-category.store.ts';
import type { Means } from '../finance/means.ts';
import { cancelReceipts, takeBack } from '../finance/taking-back.ts';
import { accountOfStore, payerOf } from './sales-invoice.store.ts';

/** Means of payment at a store's counter, as the school's books name them. */
const modes: Readonly<Record<string, Means['mode']>> = {
  CASH: 'CASH',
  CARD: 'CARD',
  CHEQUE: 'CHEQUE',
  TRANSFER: 'BANK_TRANSFER',
  ONLINE: 'ONLINE',
};

const source = (row: RecordValues) => ({ type: 'STORE_SALE', id: Number(row['id']) }) as const;

/** Books what a buyer paid, with a receipt like all incoming money; an invoice of zero needs no payment. */
export const takePayment = async (row: RecordValues, asked: RecordValues, work: Work): Promise<void> => {
  const amount = String(row['total']);
  if (Number(amount) <= 0) return;
  const payee = await payerOf(work.transaction, Number(row['id']));
  const category = await fixedCategory(work.transaction, 'STORE_SALE');
  const label = `Invoice ${String(row['invoiceNo'])}`;
  await book(work, [
    {
      direction: 'INCOME',
      date: String(asked['paidOn']),
      means: { mode: modes[String(asked['paymentMode'])] ?? 'OTHERS', referenceNo: null, bankName: null },
      payee,
      sequence: null,
      details: { lines: [{ label, amount }], fees: [] },
      parts: [
        {
          title: `${label} – ${payee.name}`,
          category,
          amount,
          tax: String(row['taxTotal']),
          fine: '0.00',
          source: source(row),
          feeAccount: null,
          ledgerAccount: await accountOfStore(work.transaction, Number(row['store'])),
        },
      ],
    },
  ]);
};

/** What was paid is refunded, on the day of the cancellation; its receipt is cancelled and keeps its number. */
export const giveBack = async (row: RecordValues, work: Work): Promise<void> => {
  if (row['status'] !== 'PAID' || Number(row['total']) <= 0) return;
  const reason = `Invoice ${String(row['invoiceNo'])} cancelled`;
  await cancelReceipts(work, await takeBack(work, { source: source(row) }, reason), reason);
};
