import { Conflict, NotFound } from '@school/kernel';
import { addMoney, compareMoney, fineDue, formatMoney, type Money } from '@school/domain';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { Work } from '../../engine/behaviour.ts';
import { institutionOf } from '../../platform/clock/institution.ts';
import { assessedOn, figuresOf, openBills, standing } from './open-bills.ts';
import { writeBills } from './paying.store.ts';

/**
 * Waives someone's fine, or part of it.
 * @throws NotFound, Conflict `ABOVE_FINE` for more than there is
 */
export const waiveFine = async (
  studentFee: number,
  { amount, reason }: { readonly amount: Money; readonly reason: string },
  work: Work,
): Promise<void> => {
  const { transaction, context } = work;
  const open = (await openBills(transaction, [studentFee])).get(studentFee);
  if (!open || open.bill.status === 'CANCELLED') throw new NotFound();
  const bill = assessedOn(open.bill, open.slabs, context.today);
  const due = fineDue(bill);
  if (compareMoney(amount, '0.00') <= 0 || compareMoney(amount, due) > 0) {
    const { currency } = await institutionOf(transaction);
    throw new Conflict('The fine is %{due}.', {
      code: 'ABOVE_FINE',
      params: { due: formatMoney(due, currency) },
      data: { params: { due } },
    });
  }
  open.bill = standing({ ...bill, fineWaived: addMoney(bill.fineWaived, amount) }, context.today);
  const actor = actorId(work);
  const [row] = await writeBills(transaction, [figuresOf(open)], actor);
  const [waiver] = await transaction.query<{ id: number }>({
    name: 'fine_waiver_insert',
    text: `insert into fine_waiver (date, student_fee_id, student_id, amount, reason, waived_by_id, created_by, updated_by)
      values ($1, $2, $3, $4, $5, $6, $6, $6) returning id::float8 as id`,
    values: [context.today, studentFee, bill.student, amount, reason, actor],
  });
  const changes = { fineWaived: [bill.fineWaived, open.bill.fineWaived] } as const;
  writeAuditLines(work, 'studentFee', 'update', row ? [{ ...row, changes }] : []);
  writeAuditLines(work, 'fineWaiver', 'create', waiver ? [{ id: waiver.id, version: 1 }] : []);
};
