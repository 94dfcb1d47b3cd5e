import { addMoney, compareMoney, subtractMoney, type Money } from '@school/domain';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { book } from '../finance/booking.ts';
import { fixedCategory } from '../finance/fixed-category.store.ts';
import { meansFrom } from '../finance/means.ts';
import { fineOnReceipt } from './fine.store.ts';
import { refused } from './library-refusal.ts';

const money = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : '0.00');

interface Settled {
  readonly part: Money;
  readonly values: RecordValues;
}

/** The fine after part of it was paid or waived. @throws Conflict `NOT_MORE_THAN_DUE` */
const settled = (row: RecordValues, key: 'paid' | 'waived', asked: unknown): Settled => {
  const [paid, waived] = [money(row['paid']), money(row['waived'])];
  const due = subtractMoney(money(row['amount']), addMoney(paid, waived));
  const part = asked ? money(asked) : due;
  if (compareMoney(part, due) > 0) throw refused('NOT_MORE_THAN_DUE', { due });
  const isPaid = key === 'paid' || compareMoney(paid, '0.00') > 0;
  const status = compareMoney(part, due) < 0 ? 'OPEN' : isPaid ? 'PAID' : 'WAIVED';
  return { part, values: { [key]: addMoney(key === 'paid' ? paid : waived, part), status } };
};

/** Books the payment, with a receipt like all incoming money. @returns its number */
const take = async (row: RecordValues, part: Money, asked: RecordValues, work: Work): Promise<string> => {
  const id = Number(row['id']);
  const { label, payee } = await fineOnReceipt(work.transaction, id);
  const category = await fixedCategory(work.transaction, 'LIBRARY');
  const [booked] = await book(work, [
    {
      direction: 'INCOME',
      date: String(asked['paidOn']),
      means: meansFrom(asked),
      payee,
      sequence: null,
      details: { lines: [{ label, amount: part }], fees: [] },
      parts: [
        {
          title: `${label} – ${payee.name}`,
          category,
          amount: part,
          tax: '0.00',
          fine: '0.00',
          source: { type: 'LIBRARY_FINE', id },
          feeAccount: null,
        },
      ],
    },
  ]);
  return booked?.number ?? '';
};

const pay = async (row: RecordValues, asked: RecordValues, work: Work): Promise<unknown> => {
  const { part, values } = settled(row, 'paid', asked['paid']);
  const receipt = await take(row, part, asked, work);
  const paid = { ...values, paidOn: asked['paidOn'], receipt };
  return work.records.update(work, 'libraryFine', Number(row['id']), paid, { system: true });
};

const waive = (row: RecordValues, asked: RecordValues, work: Work): Promise<unknown> => {
  const { values } = settled(row, 'waived', asked['waived']);
  const waived = { ...values, waiveReason: asked['waiveReason'] };
  return work.records.update(work, 'libraryFine', Number(row['id']), waived, { system: true });
};

/** Fines are paid or waived, in full or in part; nobody changes them in any other way. */
export const libraryFineBehaviour: Behaviour = {
  actions: {
    pay: async ([row], asked, work) => (row ? pay(row, asked, work) : undefined),
    waive: async ([row], asked, work) => (row ? waive(row, asked, work) : undefined),
  },
};
