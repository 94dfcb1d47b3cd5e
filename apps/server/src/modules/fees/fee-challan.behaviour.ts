import { Conflict } from '@school/kernel';
import { compareMoney, pour, sumMoney } from '@school/domain';
import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { takeNumbers, usualSequence } from '../finance/receipt-sequence.store.ts';
import { billsOfStudent } from './bill.store.ts';
import { assessedOn, dueOf, openBills, type OpenBill } from './open-bills.ts';
import { payFees, type PaidReceipt } from './paying.ts';

/** What one bill of a challan required on the day of its issue. */
export interface ChallanShare {
  readonly bill: string;
  readonly dueDate: string;
  readonly amount: string;
}

const idsIn = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);

/** What is left to pay of bills on a day, in order of due date. */
const leftOf = (bills: ReadonlyMap<number, OpenBill>, on: string) =>
  [...bills.values()]
    .map(({ bill, slabs }) => ({
      id: bill.id,
      student: bill.student,
      name: bill.collection,
      day: bill.due,
      due: dueOf(assessedOn(bill, slabs, on)),
    }))
    .sort((a, b) => a.day.localeCompare(b.day) || a.id - b.id);

/** The amount, the number and the bills of a new challan; by default all open bills. */
const issue = async (input: RecordValues, work: Work): Promise<RecordValues> => {
  const { transaction, context } = work;
  const student = Number(input['student']);
  const asked = idsIn(input['bills']);
  const open = (await billsOfStudent(transaction, student)).filter(({ status }) => status !== 'PAID');
  const chosen = asked.length > 0 ? asked : open.map(({ id }) => id);
  const left = leftOf(await openBills(transaction, chosen), context.today);
  if (left.some((bill) => bill.student !== student)) {
    throw invalidField('bills', 'OTHER_STUDENT', 'These bills belong to another student.');
  }
  const amount = sumMoney(left.map(({ due }) => due));
  if (compareMoney(amount, '0.00') <= 0) {
    throw invalidField('bills', 'NOTHING_DUE', 'There is nothing to pay.');
  }
  const [number] = await takeNumbers(transaction, await usualSequence(transaction, 'CHALLAN'), 1);
  const shares = left.map(({ name, day, due }): ChallanShare => ({ bill: name, dueDate: day, amount: due }));
  return { ...input, bills: chosen, amount, shares, number: number?.text, issuedOn: context.today };
};

/**
 * Pays the bills of a challan with what the bank took, which is the amount on the challan: the bill due first is filled
 * first, a fine added later stays open.
 */
const payChallan = async (row: RecordValues, paidOn: string, work: Work): Promise<readonly PaidReceipt[]> => {
  const student = Number(row['student']);
  const amount = String(row['amount'] ?? '0.00');
  const left = leftOf(await openBills(work.transaction, idsIn(row['bills'])), paidOn);
  const items = pour(amount, left).filter((part) => part.amount !== '0.00');
  if (compareMoney(amount, '0.00') <= 0)
    throw new Conflict('There is nothing to pay.', { code: 'NOTHING_DUE' });
  if (compareMoney(sumMoney(items.map((part) => part.amount)), amount) < 0) {
    throw new Conflict(
      'Less is left to pay on these bills than the bank took. Take the rest as an advance.',
      {
        code: 'ABOVE_BALANCE',
      },
    );
  }
  const means = { mode: 'BANK_TRANSFER', referenceNo: String(row['number']), bankName: null } as const;
  return payFees(work, [
    {
      student,
      date: paidOn,
      means,
      items: items.map((part) => ({ studentFee: part.id, amount: part.amount })),
    },
  ]);
};

const numbersOf = (receipts: readonly PaidReceipt[]): string =>
  receipts
    .map(({ number }) => number)
    .join(', ')
    .slice(0, 250);

/** A challan is issued with its own number and paid by it. */
export const feeChallanBehaviour: Behaviour = {
  beforeSave: (input, current, work) => (current ? input : issue(input, work)),
  transitions: {
    pay: async (row, asked, work) => {
      const paidOn = String(asked['paidOn']);
      return { paidOn, receipts: numbersOf(await payChallan(row, paidOn, work)) };
    },
  },
  actions: {
    payByNumber: async (_rows, asked, work) => {
      const number = String(asked['number']).trim();
      const [found] = await work.transaction.query<{ id: number }>({
        name: 'fee_challan_by_number',
        text: 'select id::float8 as id from fee_challan where lower(number) = lower($1)',
        values: [number],
      });
      if (!found) throw invalidField('number', 'unknown', 'There is no challan with this number.');
      const { paidOn } = asked;
      const paid = await work.records.transition(work, 'feeChallan', found.id, 'pay', { paidOn });
      return { receipts: paid['receipts'] };
    },
  },
};
