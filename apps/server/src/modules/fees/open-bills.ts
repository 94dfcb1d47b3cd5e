import { Conflict, NotFound } from '@school/kernel';
import {
  addMoney,
  allocate,
  compareMoney,
  fineDue,
  fineOf,
  formatMoney,
  principalDue,
  type Allocation,
  type FineSlab,
  type Money,
  type PaymentProblem,
} from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';
import { grouped } from './grouped.ts';
import { holdBills, linesOfBills, slabsOf, type BillLineRow, type HeldBill } from './bill.store.ts';
import type { PaymentSettings } from './bill.store.ts';
import type { BillFigures } from './paying.store.ts';

/** A bill as successive payments of one transaction change it. */
export interface OpenBill {
  bill: HeldBill;
  lines: readonly BillLineRow[];
  readonly slabs: readonly FineSlab[];
}

/** Locks bills with everything a payment needs to know of them. */
export const openBills = async (
  connection: Connection,
  ids: readonly number[],
): Promise<ReadonlyMap<number, OpenBill>> => {
  const bills = await holdBills(connection, ids);
  const lines = await linesOfBills(connection, ids);
  const slabs = await slabsOf(
    connection,
    bills.map(({ fine }) => fine),
  );
  const byBill = grouped(lines, (line) => line.bill);
  return new Map(
    bills.map((bill) => [
      bill.id,
      { bill, lines: byBill.get(bill.id) ?? [], slabs: slabs.get(bill.fine ?? 0) ?? [] },
    ]),
  );
};

/** The bill with its fine on a given day. */
export const assessedOn = (bill: HeldBill, slabs: readonly FineSlab[], on: string): HeldBill => ({
  ...bill,
  fineAssessed: fineOf({
    slabs,
    due: bill.due,
    on,
    principal: principalDue(bill),
    assessed: bill.fineAssessed,
  }),
});

/** The amount to pay on a bill, including its fine. */
export const dueOf = (bill: HeldBill): Money => addMoney(principalDue(bill), fineDue(bill));

/** Whether a bill is paid follows from what is left of it; an unpaid fine keeps it open. */
const statusOf = (bill: HeldBill): HeldBill['status'] => {
  if (compareMoney(dueOf(bill), '0.00') === 0) return 'PAID';
  const paid = addMoney(bill.principalPaid, bill.finePaid);
  return compareMoney(paid, '0.00') > 0 ? 'PARTIAL' : 'UNPAID';
};

/** The bill with the values derived from its figures. */
export const standing = (bill: HeldBill, on: string): HeldBill => {
  const isSettled = compareMoney(principalDue(bill), '0.00') === 0;
  return { ...bill, status: statusOf(bill), settledOn: isSettled ? (bill.settledOn ?? on) : null };
};

const sentences: Readonly<Record<PaymentProblem['code'], string>> = {
  NOT_ABOVE_ZERO: '%{name}: the amount must be above zero.',
  ABOVE_BALANCE: '%{name}: %{balance} is left to pay.',
  NOT_IN_PART: '%{name} must be paid in full or not at all.',
};

const refusal = (problem: PaymentProblem, name: string, currency: string): Conflict => {
  const balance = problem.code === 'ABOVE_BALANCE' ? formatMoney(problem.params.balance, currency) : '';
  return new Conflict(sentences[problem.code], {
    code: problem.code,
    params: { name, balance },
    data: { params: { name, ...problem.params } },
  });
};

/**
 * Takes a payment for one bill: what it pays of the fine and of each particular.
 * @throws NotFound for someone else's bill, Conflict for a cancelled one and for an amount that cannot be accepted
 */
export const payBill = (
  open: OpenBill | undefined,
  { student, amount, on }: { readonly student: number; readonly amount: Money; readonly on: string },
  settings: PaymentSettings,
): Allocation => {
  if (!open || open.bill.student !== student) throw new NotFound();
  if (open.bill.status === 'CANCELLED') {
    throw new Conflict('%{collection} was cancelled.', {
      code: 'ILLEGAL_STATE',
      params: { collection: open.bill.collection },
    });
  }
  const bill = assessedOn(open.bill, open.slabs, on);
  const outcome = allocate(amount, fineDue(bill), open.lines, settings);
  if (!outcome.ok) throw refusal(outcome.error, bill.collection, settings.currency);
  const parts = new Map(outcome.value.parts.map((part) => [part.line, part]));
  open.lines = open.lines.map((line) => {
    const part = parts.get(line.id);
    if (!part) return line;
    return { ...line, paid: addMoney(line.paid, part.amount), taxPaid: addMoney(line.taxPaid, part.tax) };
  });
  const paid = {
    ...bill,
    finePaid: addMoney(bill.finePaid, outcome.value.fine),
    principalPaid: outcome.value.parts.reduce((sum, part) => addMoney(sum, part.amount), bill.principalPaid),
  };
  open.bill = standing(paid, on);
  return outcome.value;
};

/** The bill as it is written. */
export const figuresOf = ({ bill }: OpenBill): BillFigures => ({
  id: bill.id,
  principal: bill.principalPaid,
  assessed: bill.fineAssessed,
  fine: bill.finePaid,
  waived: bill.fineWaived,
  status: bill.status,
  settled: bill.settledOn,
});
