import { compareMoney } from '@school/domain';
import { Conflict } from '@school/kernel';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { book } from '../finance/booking.ts';
import { fixedCategory } from '../finance/fixed-category.store.ts';
import { meansFrom } from '../finance/means.ts';
import { holdOpening } from './opening.store.ts';

/** Takes the fee of an application: with a receipt and a ledger posting, like all incoming money. */
export const payApplicationFee = async (
  row: RecordValues,
  asked: RecordValues,
  work: Work,
): Promise<unknown> => {
  const id = Number(row['id']);
  const opening = await holdOpening(work.transaction, Number(row['opening']));
  const fee = opening?.fee ?? '0.00';
  if (compareMoney(fee, '0.00') === 0) {
    throw new Conflict('There is nothing to pay for this application.', { code: 'NO_FEE' });
  }
  const name = String(row['fullName'] ?? row['firstName']);
  const number = String(row['registrationNumber']);
  const label = `Application fee: ${opening?.name ?? ''}`;
  const [booked] = await book(work, [
    {
      direction: 'INCOME',
      date: String(asked['paidOn']),
      means: meansFrom(asked),
      payee: { name, number, student: null, batch: null },
      sequence: null,
      details: { lines: [{ label, amount: fee }], fees: [] },
      parts: [
        {
          title: `${label} – ${name}`.slice(0, 200),
          category: await fixedCategory(work.transaction, 'APPLICATION'),
          amount: fee,
          tax: '0.00',
          fine: '0.00',
          source: { type: 'APPLICATION', id },
          feeAccount: null,
        },
      ],
    },
  ]);
  const paid = { feePaid: fee, feePaidOn: asked['paidOn'], receipt: booked?.number };
  return work.records.update(work, 'applicant', id, paid, { system: true });
};
