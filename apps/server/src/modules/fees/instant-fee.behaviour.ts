import { Conflict, Invalid } from '@school/kernel';
import { instantLine, sumMoney } from '@school/domain';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { book } from '../finance/booking.ts';
import { fixedCategory } from '../finance/fixed-category.store.ts';
import { meansFrom } from '../finance/means.ts';
import { numberDocument } from '../finance/booked-number.store.ts';
import { cancelReceipts, takeBack } from '../finance/taking-back.ts';
import { instantPayee, instantParticulars, instantSets } from './instant-fee.store.ts';
import { paymentSettings } from './bill.store.ts';
import { refuseOtherDay } from './payment-day.ts';
import { taxModeOf } from './publishing.store.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const linesIn = (value: unknown): readonly RecordValues[] =>
  Array.isArray(value) ? (value as readonly RecordValues[]) : [];

/** The lines with amounts, discounts and tax as they are booked; values not entered come from the particular. */
const priced = async (input: RecordValues, work: Work): Promise<RecordValues> => {
  const mode = await taxModeOf(work.transaction);
  const lines = linesIn(input['lines']);
  const known = await instantParticulars(
    work.transaction,
    lines.flatMap((line) => (line['particular'] ? [Number(line['particular'])] : [])),
  );
  const done = lines.map((line, at) => {
    const particular = known.get(Number(line['particular'] ?? 0));
    const amount = text(line['amount']) || particular?.amount;
    const name = text(line['name']) || particular?.name;
    if (!amount || !name) {
      const field = `lines[${at}].${amount ? 'name' : 'amount'}`;
      const message = 'Choose a particular, or enter what is paid for and how much.';
      throw new Invalid(message, [{ field, code: 'required', message }]);
    }
    const figures = instantLine(
      {
        amount,
        discountKind: line['discountKind'] === 'AMOUNT' ? 'AMOUNT' : 'PERCENT',
        discountValue: text(line['discountValue']) || '0',
        taxRate: particular?.taxRate ?? '0',
      },
      mode,
    );
    return { ...line, name, amount, taxRate: particular?.taxRate ?? '0', ...figures };
  });
  const total = sumMoney(done.map((line) => line.total));
  if (Number(total) <= 0) {
    const message = 'There is nothing to pay.';
    throw new Invalid(message, [{ field: 'lines', code: 'NOT_ABOVE_ZERO', message }]);
  }
  const discountTotal = sumMoney(done.map((line) => line.discount));
  return { ...input, lines: done, total, discountTotal, taxTotal: sumMoney(done.map((line) => line.tax)) };
};

const bookInstantFee = async (saved: RecordValues, work: Work): Promise<void> => {
  const { transaction } = work;
  const category = await fixedCategory(transaction, 'INSTANT_FEE');
  const sets = await instantSets(transaction, Number(saved['category']));
  const payee = await instantPayee(transaction, saved);
  const lines = linesIn(saved['lines']).map((line) => ({
    label: text(line['name']),
    amount: text(line['total']),
  }));
  const [booked] = await book(work, [
    {
      direction: 'INCOME',
      date: text(saved['date']),
      means: meansFrom(saved),
      payee,
      sequence: sets.sequence,
      details: { lines, fees: [] },
      parts: [
        {
          title: `${sets.name} – ${payee.name}`,
          category,
          amount: text(saved['total']),
          tax: text(saved['taxTotal']),
          fine: '0.00',
          source: { type: 'INSTANT_FEE', id: Number(saved['id']) },
          feeAccount: sets.feeAccount,
        },
      ],
    },
  ]);
  await numberDocument(transaction, 'instant_fee', saved['id'], booked);
};

/** An instant fee is booked on saving and is permanent. */
export const instantFeeBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    if (current)
      throw new Conflict('This has been booked and cannot be changed. Cancel it instead.', {
        code: 'BOOKED',
      });
    const { daysBack } = await paymentSettings(work.transaction);
    refuseOtherDay(text(input['date']) || work.context.today, work, daysBack);
    return priced(input, work);
  },
  afterSave: async (saved, before, work) => {
    if (!before) await bookInstantFee(saved, work);
  },
  transitions: {
    reverse: async (row, input, work) => {
      const reason = text(input['reverseReason']);
      const taken = await takeBack(work, { source: { type: 'INSTANT_FEE', id: Number(row['id']) } }, reason);
      await cancelReceipts(work, taken, reason);
      return {};
    },
  },
};
