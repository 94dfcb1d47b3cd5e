import { Conflict, NotFound } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { book } from '../finance/booking.ts';
import { meansFrom } from '../finance/means.ts';
import { cancelReceipts, takeBack } from '../finance/taking-back.ts';
import { paymentSettings } from './bill.store.ts';
import { refuseOtherDay } from './payment-day.ts';
import { undoMovements } from './taking-back-advances.ts';
import { advancePart, putIn } from './wallet.ts';
import { advanceBookedBy, categoriesFor, walletOwner } from './wallet.store.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Books an advance received, with a receipt like all incoming money. */
const bookAdvance = async (saved: RecordValues, work: Work): Promise<void> => {
  const { transaction } = work;
  const owner = await walletOwner(transaction, Number(saved['student']));
  const by = await advanceBookedBy(transaction, Number(saved['category']));
  if (!owner || !by) throw new NotFound();
  const amount = text(saved['amount']);
  const part = await advancePart(work, {
    title: `${by.name} – ${owner.name}`,
    amount,
    feeAccount: by.feeAccount,
    movement: Number(saved['id']),
  });
  const [booked] = await book(work, [
    {
      direction: 'INCOME',
      date: text(saved['date']),
      means: meansFrom(saved),
      payee: owner,
      sequence: by.sequence,
      details: { lines: [{ label: by.name, amount }], fees: [] },
      parts: [part],
    },
  ]);
  await transaction.query({
    name: 'wallet_transaction_number',
    text: 'update wallet_transaction set number = $2, receipt_id = $3 where id = $1',
    values: [saved['id'], booked?.number, booked?.receipt],
  });
};

/** Money paid in advance is put into the wallet and booked on saving; mistakes are cancelled. */
export const walletTransactionBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    if (current)
      throw new Conflict('This has been booked and cannot be changed. Cancel it instead.', {
        code: 'BOOKED',
      });
    if (Number(input['amount']) <= 0) {
      throw invalidField('amount', 'NOT_ABOVE_ZERO', 'The amount must be above zero.');
    }
    if (input['paymentMode'] === 'WALLET') {
      throw invalidField('paymentMode', 'notOption', 'An advance cannot be paid with an advance.');
    }
    const { daysBack } = await paymentSettings(work.transaction);
    refuseOtherDay(text(input['date']) || work.context.today, work, daysBack);
    const student = Number(input['student']);
    const offered = await categoriesFor(work.transaction, student);
    if (!offered.some(({ id }) => id === Number(input['category']))) {
      throw invalidField('category', 'OTHER_BATCH', 'This category is for other batches.');
    }
    const { id, balance } = await putIn(work, student, text(input['amount']));
    return { ...input, wallet: id, balanceAfter: balance };
  },
  afterSave: async (saved, before, work) => {
    if (!before) await bookAdvance(saved, work);
  },
  transitions: {
    reverse: async (row, input, work) => {
      const reason = text(input['reverseReason']);
      const id = Number(row['id']);
      const taken = await takeBack(work, { source: { type: 'WALLET', id } }, reason);
      await undoMovements(work, taken, reason, id);
      await cancelReceipts(work, taken, reason);
      return {};
    },
  },
};
