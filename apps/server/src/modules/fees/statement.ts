import { NotFound } from '@school/kernel';
import {
  addMoney,
  fineCharged,
  fineDue,
  principalDue,
  sumMoney,
  type FeeStatement,
  type StatementFee,
} from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';
import { billsOfStudent, linesOfBills, paymentSettings, slabsOf } from './bill.store.ts';
import { counterStudents, receiptsOfStudent, usualPrinter } from './counter.store.ts';
import { grouped } from './grouped.ts';
import { assessedOn, dueOf } from './open-bills.ts';
import { standingOf } from '../library/card.store.ts';
import { balanceOf } from './wallet.store.ts';

/** What a student has to pay on a day. @throws NotFound for an unknown student */
export const statementOf = async (
  connection: Connection,
  student: number,
  today: string,
): Promise<FeeStatement> => {
  const [found] = await counterStudents(connection, [student]);
  if (!found) throw new NotFound();
  const bills = await billsOfStudent(connection, student);
  const [lines, slabs, receipts, settings, advance, printer, library] = await Promise.all([
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
    standingOf(connection, { kind: 'STUDENT', id: student }),
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
      lines: (byBill.get(bill.id) ?? []).map(({ bill: _bill, master: _master, ...line }) => line),
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
    libraryFines: library.openFines,
    printer,
  };
};
