import { addMoney, compareMoney, subtractMoney } from '@school/domain';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { refused } from './library-refusal.ts';

const money = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : '0.00');

const settle = async (
  row: RecordValues,
  key: 'paid' | 'waived',
  asked: RecordValues,
  work: Work,
): Promise<unknown> => {
  const [amount, paid, waived] = ['amount', 'paid', 'waived'].map((name) => money(row[name]));
  const due = subtractMoney(amount ?? '0.00', addMoney(paid ?? '0.00', waived ?? '0.00'));
  const part = asked[key] ? money(asked[key]) : due;
  if (compareMoney(part, due) > 0) throw refused('NOT_MORE_THAN_DUE', { due });
  const isSettled = compareMoney(part, due) === 0;
  const paidInAll = addMoney(paid ?? '0.00', key === 'paid' ? part : '0.00');
  const settled = compareMoney(paidInAll, '0.00') > 0 ? 'PAID' : 'WAIVED';
  const values = { ...asked, [key]: addMoney(money(row[key]), part), status: isSettled ? settled : 'OPEN' };
  return work.records.update(work, 'libraryFine', Number(row['id']), values, { system: true });
};

/** Fines are paid or waived, in one go or in parts; nobody changes them in another way. */
export const libraryFineBehaviour: Behaviour = {
  actions: {
    pay: async ([row], asked, work) => (row ? settle(row, 'paid', asked, work) : undefined),
    waive: async ([row], asked, work) => (row ? settle(row, 'waived', asked, work) : undefined),
  },
};
