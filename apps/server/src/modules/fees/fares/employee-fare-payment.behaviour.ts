import { Conflict } from '@school/kernel';
import { compareMoney } from '@school/domain';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import type { Behaviour, RecordValues, Work } from '../../../engine/behaviour.ts';
import { book } from '../../finance/booking.ts';
import { fixedCategory } from '../../finance/fixed-category.store.ts';
import { meansFrom } from '../../finance/means.ts';
import { numberDocument } from '../../finance/booked-number.store.ts';
import { cancelReceipts, takeBack } from '../../finance/taking-back.ts';
import { owedFare } from './fare-payment.store.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Locks the fare being paid, so that no payslip deducts it meanwhile.
 * @throws Invalid for someone else's fare or more than is left, Conflict for one that is not owed
 */
const assertOwed = async (work: Work, values: RecordValues): Promise<void> => {
  const fare = await owedFare(work.transaction, Number(values['fare']));
  if (!fare || fare.employee !== Number(values['employee']))
    throw invalidField('fare', 'notOffered', 'This fare belongs to someone else.');
  if (fare.status !== 'OPEN') throw new Conflict('Nothing is owed on this fare.', { code: 'NOT_OWED' });
  if (compareMoney(text(values['amount']), fare.left) > 0)
    throw invalidField('amount', 'overpaid', 'Only %{left} is left to pay on this fare.', {
      left: fare.left,
    });
};

const bookFare = async (saved: RecordValues, work: Work): Promise<void> => {
  const fare = await owedFare(work.transaction, Number(saved['fare']));
  if (!fare) throw new Error('The fare was not held.');
  const amount = text(saved['amount']);
  const [booked] = await book(work, [
    {
      direction: 'INCOME',
      date: text(saved['date']),
      means: meansFrom(saved),
      payee: { name: fare.name, number: fare.number, student: null, batch: null },
      sequence: null,
      details: { lines: [{ label: fare.label, amount }], fees: [] },
      parts: [
        {
          title: `${fare.label} – ${fare.name}`.slice(0, 200),
          category: await fixedCategory(work.transaction, 'FEE'),
          amount,
          tax: '0.00',
          fine: '0.00',
          source: { type: 'EMPLOYEE_FARE', id: Number(saved['id']) },
          feeAccount: null,
        },
      ],
    },
  ]);
  await numberDocument(work.transaction, 'employee_fare_payment', saved['id'], booked);
};

/** A payment is booked on saving; a wrong one is voided and entered again, and the fare is then open again. */
export const employeeFarePaymentBehaviour: Behaviour = {
  beforeSave: async (accepted, current, work) => {
    if (!current) await assertOwed(work, accepted);
    return accepted;
  },
  afterSave: async (saved, before, work) => {
    if (!before) await bookFare(saved, work);
  },
  transitions: {
    reverse: async (row, input, work) => {
      const reason = text(input['reverseReason']);
      const source = { type: 'EMPLOYEE_FARE', id: Number(row['id']) };
      await cancelReceipts(work, await takeBack(work, { source }, reason), reason);
      return {};
    },
  },
};
