import { Conflict } from '@school/kernel';
import { compareMoney, pour, sumMoney } from '@school/domain';
import { payFeesFromBank } from '@school/resources';
import { handle, type Handler } from '../../engine/operation/handle.ts';
import { matchLine } from '../finance/bank/bank-line.behaviour.ts';
import { entryOfReceipt } from '../finance/ledger/account-postings.store.ts';
import { payFees } from './paying.ts';
import { statementOf } from './statement.ts';

/** Money a family sent to the bank pays its bills, and appears in the books immediately. */
export const bankPaymentHandlers: readonly Handler[] = [
  handle(payFeesFromBank, async ({ record, input, work }) => {
    const { student } = input;
    const { day, amount } = record;
    const { fees } = await statementOf(work.transaction, student, day);
    const open = fees
      .filter(({ due }) => compareMoney(due, '0.00') > 0)
      .sort((a, b) => a.dueDate.localeCompare(b.dueDate) || a.id - b.id);
    const due = sumMoney(open.map((fee) => fee.due));
    if (compareMoney(due, amount) < 0)
      throw new Conflict('Only %{due} is left to pay. Take the rest as an advance at the counter.', {
        code: 'ABOVE_BALANCE',
        params: { due },
      });
    const items = pour(amount, open)
      .filter((part) => compareMoney(part.amount, '0.00') > 0)
      .map((part) => ({ studentFee: part.id, amount: part.amount }));
    const means = {
      mode: 'BANK_TRANSFER',
      referenceNo: (record.reference ?? '').slice(0, 40) || null,
      bankName: null,
    } as const;
    const receipts = await payFees(work, [{ student, date: day, means, items }]);
    const [receipt] = receipts;
    if (!receipt || receipts.length > 1)
      throw new Conflict('These bills need separate receipts. Take the money at the counter, bill by bill.', {
        code: 'SEVERAL_RECEIPTS',
      });
    await matchLine(
      { ...record },
      (await entryOfReceipt(work.transaction, receipt.id)) ?? 0,
      work,
      'student',
    );
    return { receipt: receipt.number, paid: receipt.total };
  }),
];
