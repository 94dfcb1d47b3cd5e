import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { numberDocument } from './booked-number.store.ts';
import { book } from './booking.ts';
import { fixedCategory } from './fixed-category.store.ts';
import { meansFrom } from './means.ts';
import { cancelReceipts, takeBack } from './taking-back.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Books a donation and gives it its receipt number. */
const bookDonation = async (saved: RecordValues, work: Work): Promise<void> => {
  const amount = text(saved['amount']);
  const donor = text(saved['donor']);
  const label = text(saved['description']) || 'Donation';
  const [booked] = await book(work, [
    {
      direction: 'INCOME',
      date: text(saved['date']),
      means: meansFrom(saved),
      payee: { name: donor, number: null, student: null, batch: null },
      sequence: null,
      details: { lines: [{ label, amount }], fees: [] },
      parts: [
        {
          title: `${label} – ${donor}`,
          category: await fixedCategory(work.transaction, 'DONATION'),
          amount,
          tax: '0.00',
          fine: '0.00',
          source: { type: 'DONATION', id: Number(saved['id']) },
          feeAccount: null,
        },
      ],
    },
  ]);
  await numberDocument(work.transaction, 'donation', saved['id'], booked);
};

/** A donation is booked on saving; its amount is never edited, a wrong one is cancelled and entered again. */
export const donationBehaviour: Behaviour = {
  afterSave: async (saved, before, work) => {
    if (!before) await bookDonation(saved, work);
  },
  transitions: {
    reverse: async (row, input, work) => {
      const reason = text(input['reverseReason']);
      const taken = await takeBack(work, { source: { type: 'DONATION', id: Number(row['id']) } }, reason);
      await cancelReceipts(work, taken, reason);
      return {};
    },
  },
};
