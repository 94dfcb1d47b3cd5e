import { addMoney, compareMoney, subtractMoney } from '@school/domain';
import { chargeDifference, creditDifference, settleDifference } from '@school/resources';
import { actorId, writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import type { Work } from '../../../engine/behaviour.ts';
import { handle } from '../../../engine/operation/handle.ts';
import { postBills, takePostingsBack } from '../../finance/ledger/posting.ts';
import { insertBillLines } from '../publishing.store.ts';
import { holdChanging, storedLines } from './changes.store.ts';
import { noteWouldBe, raiseBill } from './difference.store.ts';
import { tellOfChanges } from './follow-bill.ts';
import { lowerWhatIsLeft } from './lowering.ts';

/** Another line on a bill, under the heading of its last one. */
const addLine = async (work: Work, bill: number, name: string, amount: string): Promise<void> => {
  const lines = await storedLines(work.transaction, [bill]);
  const line = {
    bill,
    position: lines.length,
    name,
    particular: null,
    master: lines.at(-1)?.master ?? 0,
    amount,
    discount: '0.00',
    net: amount,
    rate: '0',
    tax: '0.00',
    total: amount,
    discounts: [],
  };
  await insertBillLines(work.transaction, [line], actorId(work));
};

/** Settles the difference of a bill. @param how what the audit states instead of the amount */
const note = async (
  work: Work,
  { id, wouldBe }: { readonly id: number; readonly wouldBe: string | null },
  how: string | null,
): Promise<void> => {
  const rows = await noteWouldBe(work.transaction, id, null, actorId(work));
  const changes = { wouldBe: [wouldBe, how] as const };
  writeAuditLines(
    work,
    'studentFee',
    'update',
    rows.map((row) => ({ ...row, changes })),
  );
};

/** What the office does about a paid bill that differs from its stay or seat. */
export const differenceHandlers = [
  handle(chargeDifference, async ({ record, input, work }) => {
    const [bill] = await holdChanging(work.transaction, [record.id]);
    const charged = record.difference ?? '0.00';
    await takePostingsBack(work, 'BILL', [record.id]);
    const written = await raiseBill(work.transaction, record.id, charged, actorId(work));
    await addLine(work, record.id, input.name, charged);
    await postBills(work, [record.id]);
    const amount = addMoney(record.payable, charged);
    writeAuditLines(
      work,
      'studentFee',
      'update',
      written.map((row) => ({
        ...row,
        changes: { payable: [record.payable, amount] as const, wouldBe: [record.wouldBe, null] as const },
      })),
    );
    if (bill) {
      const change = { collection: bill.collectionName, before: subtractMoney(amount, charged), amount };
      await tellOfChanges(work, { id: bill.student.id, name: bill.studentName }, [change]);
    }
    return { charged };
  }),
  handle(creditDifference, async ({ record, input: { reason }, work }) => {
    const [bill] = await holdChanging(work.transaction, [record.id]);
    const less = subtractMoney('0.00', record.difference ?? '0.00');
    const { takenOff, paidAbove } = await lowerWhatIsLeft(work, record.id, less, reason);
    if (compareMoney(paidAbove, '0.00') > 0) {
      const given = {
        studentFee: record.id,
        amount: paidAbove,
        reason,
        paymentMode: 'WALLET',
        cause: 'DIFFERENCE',
      };
      await work.records.create(work, 'feeRefund', [given], { system: true });
    }
    await note(work, record, null);
    if (bill) {
      const before = subtractMoney(record.payable, record.creditedTotal);
      const change = { collection: bill.collectionName, before, amount: subtractMoney(before, less) };
      await tellOfChanges(work, { id: bill.student.id, name: bill.studentName }, [change]);
    }
    return { takenOff, credited: paidAbove };
  }),
  handle(settleDifference, async ({ record, input, work }) => {
    await note(work, record, input.reason);
    return {};
  }),
];
