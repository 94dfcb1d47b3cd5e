import { Conflict } from '@school/kernel';
import { addMoney, compareMoney, fineAfter, subtractMoney, sumMoney, type FineMoment } from '@school/domain';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { Work } from '../../engine/behaviour.ts';
import type { TakenBack } from '../finance/taking-back.ts';
import type { HeldBill } from './bill.store.ts';
import { grouped } from './grouped.ts';
import { figuresOf, openBills, standing, type OpenBill } from './open-bills.ts';
import { addToLines, fineMoments, insertParts, partsOf, writeBills } from './paying.store.ts';

const below = (amount: string): string => subtractMoney('0.00', amount);

/** The bill with the fine that would be left if only what is still valid had ever happened to it. */
const withFineOf = (open: OpenBill, moments: readonly FineMoment[]): HeldBill => {
  const { bill, slabs } = open;
  const settled = addMoney(bill.finePaid, bill.fineWaived);
  const assessed = fineAfter({ slabs, due: bill.due, payable: bill.payable }, moments);
  return { ...bill, fineAssessed: compareMoney(assessed, settled) > 0 ? assessed : settled };
};

/**
 * Reopens the bills whose payments were reversed, and removes the fine these had fixed.
 * @throws Conflict `REFUNDED` where more was refunded than would be left as paid
 */
export const reopenBills = async (work: Work, taken: readonly TakenBack[]): Promise<void> => {
  const fees = taken.filter(({ of }) => of.source_type === 'STUDENT_FEE');
  if (fees.length === 0) return;
  const { transaction } = work;
  const bills = await openBills(transaction, [...new Set(fees.map(({ of }) => of.source_id))]);
  const parts = await partsOf(
    transaction,
    fees.map(({ of }) => of.id),
  );
  for (const { of } of fees) {
    const open = bills.get(of.source_id);
    if (!open) continue;
    const principal = sumMoney(
      parts.filter((part) => part.transaction === of.id).map(({ amount }) => amount),
    );
    const bill = {
      ...open.bill,
      principalPaid: subtractMoney(open.bill.principalPaid, principal),
      finePaid: subtractMoney(open.bill.finePaid, of.fine),
    };
    if (compareMoney(bill.principalPaid, bill.refunded) < 0) {
      throw new Conflict('%{name}: part of it has been refunded. Cancel that refund first.', {
        code: 'REFUNDED',
        params: { name: bill.collection },
      });
    }
    open.bill = bill;
  }
  const moments = grouped(await fineMoments(transaction, [...bills.keys()]), ({ bill }) => bill);
  for (const [id, open] of bills) {
    open.bill = standing(withFineOf(open, moments.get(id) ?? []), work.context.today);
  }
  const byOf = new Map(fees.map(({ of, by }) => [of.id, by]));
  const mirrored = parts.map((part) => ({
    ...part,
    transaction: byOf.get(part.transaction) ?? 0,
    day: work.context.today,
    amount: below(part.amount),
    tax: below(part.tax),
  }));
  const actor = actorId(work);
  await insertParts(transaction, mirrored, actor);
  await addToLines(transaction, mirrored);
  const written = await writeBills(transaction, [...bills.values()].map(figuresOf), actor);
  writeAuditLines(
    work,
    'studentFee',
    'update',
    written.map((row) => ({ ...row, changes: { status: [null, bills.get(row.id)?.bill.status] } as const })),
  );
};
