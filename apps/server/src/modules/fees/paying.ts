import { NotFound } from '@school/kernel';
import { sumMoney, type Allocation, type Money } from '@school/domain';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { Work } from '../../engine/behaviour.ts';
import { book, type BookedPart, type Booking } from '../finance/booking.ts';
import { fixedCategory } from '../finance/fixed-category.store.ts';
import type { Means } from '../finance/means.ts';
import { grouped } from './grouped.ts';
import { paymentSettings, type PaymentSettings } from './bill.store.ts';
import { dueOf, figuresOf, openBills, payBill, type OpenBill } from './open-bills.ts';
import { refuseOtherDay } from './payment-day.ts';
import { addToLines, insertParts, writeBills } from './paying.store.ts';
import { useAdvance, type AdvanceUse } from './paying-with-advance.ts';
import { writeMovements } from './wallet.ts';

/** What someone pays at the counter: one fee or several. */
export interface FeePayment {
  readonly student: number;
  readonly date: string;
  readonly means: Means;
  readonly items: readonly { readonly studentFee: number; readonly amount: Money }[];
}

/** A receipt that was created. */
export interface PaidReceipt {
  readonly id: number;
  readonly number: string;
  readonly total: Money;
}

interface PaidItem {
  readonly open: OpenBill;
  readonly amount: Money;
  readonly left: Money;
  readonly allocation: Allocation;
}
interface PaidTogether {
  readonly payment: FeePayment;
  readonly items: readonly PaidItem[];
}

/** Fees that share a receipt: those of one number series and one account, or each on its own. */
const together = (
  payment: FeePayment,
  items: readonly PaidItem[],
  { receiptMode }: PaymentSettings,
): PaidTogether[] => {
  const key = ({ open }: PaidItem): string =>
    receiptMode === 'MULTIPLE' ? `${open.bill.id}` : `${open.bill.sequence}/${open.bill.feeAccount}`;
  return [...grouped(items, key).values()].map((group) => ({ payment, items: group }));
};

const taxOf = ({ parts }: Allocation): Money => sumMoney(parts.map(({ tax }) => tax));

/** What the receipt states for each fee; names are kept as they were. */
const feeOnReceipt = ({ open, amount, left, allocation }: PaidItem) => {
  const names = new Map(open.lines.map(({ id, name }) => [id, name]));
  const lines = allocation.parts.map((part) => ({ label: names.get(part.line) ?? '', amount: part.amount }));
  return { label: open.bill.collection, amount, fine: allocation.fine, tax: taxOf(allocation), left, lines };
};

const totalOf = ({ items }: PaidTogether): Money => sumMoney(items.map(({ amount }) => amount));

/** What is paid from an advance leaves the wallet before anything is numbered; nothing for other means. */
const usesOf = async (
  work: Work,
  groups: readonly PaidTogether[],
): Promise<readonly (AdvanceUse | undefined)[]> => {
  const uses: (AdvanceUse | undefined)[] = [];
  for (const group of groups) {
    const { means, student, date } = group.payment;
    const studentName = group.items[0]?.open.bill.studentName ?? '';
    const isAhead = means.mode === 'WALLET';
    uses.push(
      isAhead ? await useAdvance(work, { student, studentName, date, amount: totalOf(group) }) : undefined,
    );
  }
  return uses;
};

const bookingOf = (
  { payment, items }: PaidTogether,
  category: number,
  use: AdvanceUse | undefined,
): Booking => {
  const [first] = items;
  if (!first) throw new NotFound();
  const { bill } = first.open;
  return {
    direction: 'INCOME',
    date: payment.date,
    means: payment.means,
    payee: { name: bill.studentName, number: bill.admissionNumber, student: bill.student, batch: bill.batch },
    sequence: bill.sequence,
    details: { fees: items.map(feeOnReceipt), lines: [] },
    parts: items.map(({ open, amount, allocation }): BookedPart => ({
      title: `${open.bill.collection} – ${open.bill.studentName}`,
      category,
      amount,
      tax: taxOf(allocation),
      fine: allocation.fine,
      source: { type: 'STUDENT_FEE', id: open.bill.id },
      feeAccount: open.bill.feeAccount,
    })),
    ...(use ? { against: use.against } : {}),
  };
};

/**
 * Takes payments of fees, all or nothing, however many: bills are locked first and numbers are taken last, so that two
 * clerks at the same bill are serialised, and the second one learns what is left.
 * @throws NotFound, Conflict `ABOVE_BALANCE`, `ABOVE_ADVANCE`, `NOT_IN_PART`, `YEAR_CLOSED`, Invalid for a day too far back
 */
export const payFees = async (
  work: Work,
  payments: readonly FeePayment[],
): Promise<readonly PaidReceipt[]> => {
  const { transaction } = work;
  const settings = await paymentSettings(transaction);
  for (const { date } of payments) refuseOtherDay(date, work, settings.daysBack);
  const ids = [...new Set(payments.flatMap(({ items }) => items.map(({ studentFee }) => studentFee)))];
  const bills = await openBills(transaction, ids);
  const groups = payments.flatMap((payment) => {
    const items = payment.items.map(({ studentFee, amount }): PaidItem => {
      const open = bills.get(studentFee);
      const at = { student: payment.student, amount, on: payment.date };
      const allocation = payBill(open, at, settings);
      if (!open) throw new NotFound();
      return { open, amount, left: dueOf(open.bill), allocation };
    });
    return together(payment, items, settings);
  });
  const category = await fixedCategory(transaction, 'FEE');
  const uses = await usesOf(work, groups);
  const booked = await book(
    work,
    groups.map((group, at) => bookingOf(group, category, uses[at])),
  );
  await writeMovements(
    work,
    uses.flatMap((use, at) => use?.written(booked[at]) ?? []),
  );
  const actor = actorId(work);
  const parts = groups.flatMap(({ payment, items }, at) =>
    items.flatMap(({ open, allocation }, place) =>
      allocation.parts.map((part) => ({
        ...part,
        transaction: booked[at]?.transactions[place] ?? 0,
        bill: open.bill.id,
        master: open.lines.find(({ id }) => id === part.line)?.master ?? 0,
        student: open.bill.student,
        batch: open.bill.batch,
        day: booked[at]?.day ?? payment.date,
      })),
    ),
  );
  await insertParts(transaction, parts, actor);
  await addToLines(transaction, parts);
  const written = await writeBills(transaction, [...bills.values()].map(figuresOf), actor);
  writeAuditLines(
    work,
    'studentFee',
    'update',
    written.map((row) => {
      const now = bills.get(row.id)?.bill;
      return {
        ...row,
        changes: { principalPaid: [null, now?.principalPaid], status: [null, now?.status] } as const,
      };
    }),
  );
  return groups.map((group, at) => ({
    id: booked[at]?.receipt ?? 0,
    number: booked[at]?.number ?? '',
    total: totalOf(group),
  }));
};
