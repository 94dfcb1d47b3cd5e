import { subtractMoney, takeOff, type TakenOff } from '@school/domain';
import { actorId, writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import type { Work } from '../../../engine/behaviour.ts';
import { postBills, takePostingsBack } from '../../finance/ledger/posting.ts';
import { figuresOf, openBills, standing } from '../open-bills.ts';
import { writeBills } from '../paying.store.ts';
import { lowerBill, lowerLines } from './difference.store.ts';

/**
 * Reduces a bill without tax: a discount on what is left of its lines. The ledger gets a reversal of the bill as it was,
 * and the bill as it is.
 * @param by above zero
 * @param reason the name of the discount
 * @returns what was taken off, and the amount paid above what the bill now asks for, which the caller has to give back
 */
export const lowerWhatIsLeft = async (
  work: Work,
  bill: number,
  by: string,
  reason: string,
): Promise<TakenOff> => {
  const { transaction, context } = work;
  const actor = actorId(work);
  const open = (await openBills(transaction, [bill])).get(bill);
  if (!open) throw new Error('A bill that is held was not there.');
  const left = open.lines.map(({ id, total, paid }) => ({ line: id, left: subtractMoney(total, paid) }));
  const taken = takeOff(left, by);
  if (taken.lines.length === 0) return taken;
  await takePostingsBack(work, 'BILL', [bill]);
  await lowerLines(transaction, taken.lines, reason, actor);
  await lowerBill(transaction, bill, taken.takenOff);
  const before = open.bill.payable;
  const payable = subtractMoney(before, taken.takenOff);
  open.bill = standing({ ...open.bill, payable }, context.today);
  const written = await writeBills(transaction, [figuresOf(open)], actor);
  await postBills(work, [bill]);
  writeAuditLines(
    work,
    'studentFee',
    'update',
    written.map((row) => ({ ...row, changes: { payable: [before, payable] as const } })),
  );
  return taken;
};
