import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import type { Connection } from '../../platform/database/database.ts';
import { numberDocument } from './booked-number.store.ts';
import { book } from './booking.ts';
import { meansFrom } from './means.ts';
import { cancelReceipts, takeBack } from './taking-back.ts';

interface BookedBy {
  readonly feeAccount: number | null;
  readonly sequence: number | null;
}

const bookedBy = async (connection: Connection, category: number): Promise<BookedBy> => {
  const found = await connection.repository('financeTransactionCategory').findOneBy({ id: category });
  return { feeAccount: found?.feeAccount ?? null, sequence: found?.receiptSequence ?? null };
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Books the entry and gives it its receipt or voucher number. */
const bookEntry = async (
  type: 'INCOME' | 'EXPENSE',
  resource: 'income' | 'expense',
  saved: RecordValues,
  work: Work,
): Promise<void> => {
  const category = Number(saved['category']);
  const by = await bookedBy(work.transaction, category);
  const title = text(saved['title']);
  const amount = text(saved['amount']);
  const [booked] = await book(work, [
    {
      direction: type,
      date: text(saved['date']),
      means: meansFrom(saved),
      payee: { name: text(saved['payeeName']) || title, number: null, student: null, batch: null },
      sequence: type === 'INCOME' ? by.sequence : null,
      details: { lines: [{ label: title, amount }], fees: [] },
      parts: [
        {
          title,
          category,
          amount,
          tax: '0.00',
          fine: '0.00',
          source: { type, id: Number(saved['id']) },
          feeAccount: by.feeAccount,
        },
      ],
    },
  ]);
  if (resource === 'income') return numberDocument(work.transaction, resource, saved['id'], booked);
  await work.transaction.query({
    name: 'expense_number',
    text: 'update expense set number = $2, date = $3 where id = $1',
    values: [saved['id'], booked?.number, booked?.day],
  });
};

/** Money entered by hand is booked on saving; a wrong entry is cancelled and made again. */
export const entryBehaviour = (type: 'INCOME' | 'EXPENSE', resource: 'income' | 'expense'): Behaviour => ({
  afterSave: async (saved, before, work) => {
    if (!before) await bookEntry(type, resource, saved, work);
  },
  transitions: {
    reverse: async (row, input, work) => {
      const reason = text(input['reverseReason']);
      const taken = await takeBack(work, { source: { type, id: Number(row['id']) } }, reason);
      await cancelReceipts(work, taken, reason);
      return {};
    },
  },
});
