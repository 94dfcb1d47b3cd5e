import { compareMoney } from '@school/domain';
import type { Behaviour, RecordValues, Work } from '../../../engine/behaviour.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import { book } from '../../finance/booking.ts';
import { fixedCategory } from '../../finance/fixed-category.store.ts';
import { meansFrom } from '../../finance/means.ts';
import { takeBack } from '../../finance/taking-back.ts';
import { owedOf } from './deduction-remittance.store.ts';

/** Books the remittance and assigns its voucher number. @throws Invalid for more than is owed */
const remit = async (saved: RecordValues, work: Work): Promise<void> => {
  const [id, category] = [Number(saved['id']), Number(saved['category'])];
  const amount = String(saved['amount']);
  const owed = await owedOf(work.transaction, category, id);
  if (compareMoney(amount, owed) > 0) {
    throw invalidField('amount', 'max', 'Only %{owed} is owed for this deduction.', { owed });
  }
  const payee = String(saved['payeeName']);
  const [booked] = await book(work, [
    {
      direction: 'EXPENSE',
      date: String(saved['date']),
      means: meansFrom(saved),
      payee: { name: payee, number: null, student: null, batch: null },
      sequence: null,
      details: {},
      parts: [
        {
          title: `Remittance – ${payee}`,
          category: await fixedCategory(work.transaction, 'DEDUCTION'),
          amount,
          tax: '0.00',
          fine: '0.00',
          source: { type: 'DEDUCTION', id },
          feeAccount: null,
        },
      ],
    },
  ]);
  await work.transaction.query({
    name: 'deduction_remittance_number',
    text: 'update deduction_remittance set number = $2, date = $3 where id = $1',
    values: [id, booked?.number, booked?.day],
  });
};

/** What was withheld from salaries is passed on, never more than is owed. */
export const deductionRemittanceBehaviour: Behaviour = {
  afterSave: async (saved, before, work) => {
    if (!before) await remit(saved, work);
  },
  transitions: {
    reverse: async (row, asked, work) => {
      await takeBack(
        work,
        { source: { type: 'DEDUCTION', id: Number(row['id']) } },
        String(asked['reverseReason']),
      );
      return {};
    },
  },
};
