import { NotFound } from '@school/kernel';
import {
  addMoney,
  fineCharged,
  fineDue,
  principalDue,
  sumMoney,
  type Money,
  type StatementReceipt,
} from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';
import { billsOfStudent, linesOfBills, paymentSettings, slabsOf, type BillLineRow } from './bill.store.ts';
import {
  counterStudents,
  receiptsOfStudent,
  usualPrinter,
  type CounterPrinter,
  type CounterStudent,
} from './counter.store.ts';
import { grouped } from './grouped.ts';
import { assessedOn, dueOf } from './open-bills.ts';
import { balanceOf } from './wallet.store.ts';

/** A bill with its fine of today. */
export interface StatementFee {
  readonly id: number;
  readonly collectionId: number;
  readonly collection: string;
  /** What it bills: particulars of the fee category, or fares. */
  readonly basis: 'CATEGORY' | 'FARES';
  readonly dueDate: string;
  /** The fee itself. */
  readonly payable: Money;
  /** The fine of today, less what was waived; with the fee all that is charged. */
  readonly fineTotal: Money;
  readonly charged: Money;
  /** Paid of the fee and of the fine: charged less paid is due. */
  readonly paid: Money;
  readonly finePaid: Money;
  readonly refunded: Money;
  /** What is left of the fee itself. */
  readonly principal: Money;
  /** What is left of the fine. */
  readonly fine: Money;
  /** Both together. */
  readonly due: Money;
  readonly isLate: boolean;
  readonly status: string;
  readonly lines: readonly Omit<BillLineRow, 'bill' | 'master'>[];
}

/** All that a student has to pay and has paid. */
export interface FeeStatement {
  readonly student: CounterStudent;
  readonly today: string;
  readonly due: Money;
  readonly fees: readonly StatementFee[];
  readonly receipts: readonly StatementReceipt[];
  readonly mayPayInPart: boolean;
  readonly daysBack: number;
  /** What is left of the advance. */
  readonly advance: Money;
  readonly printer: CounterPrinter;
}

/** What a student has to pay on a day. @throws NotFound for nobody */
export const statementOf = async (
  connection: Connection,
  student: number,
  today: string,
): Promise<FeeStatement> => {
  const [found] = await counterStudents(connection, [student]);
  if (!found) throw new NotFound();
  const bills = await billsOfStudent(connection, student);
  const [lines, slabs, receipts, settings, advance, printer] = await Promise.all([
    linesOfBills(
      connection,
      bills.map(({ id }) => id),
    ),
    slabsOf(
      connection,
      bills.map(({ fine }) => fine),
    ),
    receiptsOfStudent(connection, student),
    paymentSettings(connection),
    balanceOf(connection, student),
    usualPrinter(connection),
  ]);
  const byBill = grouped(lines, ({ bill }) => bill);
  const fees = bills.map((stored): StatementFee => {
    const bill = assessedOn(stored, slabs.get(stored.fine ?? 0) ?? [], today);
    return {
      id: bill.id,
      collectionId: bill.collectionId,
      collection: bill.collection,
      basis: bill.basis,
      dueDate: bill.due,
      payable: bill.payable,
      fineTotal: fineCharged(bill),
      charged: addMoney(bill.payable, fineCharged(bill)),
      paid: addMoney(bill.principalPaid, bill.finePaid),
      finePaid: bill.finePaid,
      refunded: bill.refunded,
      principal: principalDue(bill),
      fine: fineDue(bill),
      due: dueOf(bill),
      isLate: bill.due < today && dueOf(bill) !== '0.00',
      status: bill.status,
      lines: byBill.get(bill.id) ?? [],
    };
  });
  return {
    student: found,
    today,
    due: sumMoney(fees.map(({ due }) => due)),
    fees,
    receipts,
    mayPayInPart: settings.mayPayInPart,
    daysBack: settings.daysBack,
    advance,
    printer,
  };
};
