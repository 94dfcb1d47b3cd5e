import { Conflict } from '@school/kernel';
import { compareMoney, subtractMoney, sumMoney } from '@school/domain';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { Work } from '../../engine/behaviour.ts';
import type { TakenBack } from '../finance/taking-back.ts';
import { figuresOf, openBills, standing } from './open-bills.ts';
import { addToLines, insertParts, partsOf, writeBills } from './paying.store.ts';

const below = (amount: string): string => subtractMoney('0.00', amount);

/**
 * Opens the bills again whose payments were taken back. A fine that was added stays.
 * @throws Conflict `REFUNDED` where what was given back is more than would be left as paid
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
      throw new Conflict('%{name}: a part of it was given back. Cancel that refund first.', {
        code: 'REFUNDED',
        params: { name: bill.collection },
      });
    }
    open.bill = standing(bill, work.context.today);
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
