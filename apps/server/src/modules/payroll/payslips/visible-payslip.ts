import { NotFound } from '@school/kernel';
import type { Actor } from '@school/kernel';
import type { PayslipDetail } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import { seesAll } from '../http/rights.ts';
import { payslipDetail } from './payslip-detail.store.ts';

/** What employees see of their own payslips: nothing that tells who worked on them. */
const ownView = (payslip: PayslipDetail): PayslipDetail => ({
  ...payslip,
  isOutdated: false,
  events: [],
  lines: payslip.lines.map((line) => ({ ...line, computedAmount: line.amount, isEdited: false })),
});

/**
 * One payslip as somebody may see it: the offices see all, an employee his own once it is approved.
 * @throws NotFound for one that is not there and for one that he may not see alike
 */
export const visiblePayslip = async (
  connection: Connection,
  actor: Actor,
  id: number,
): Promise<PayslipDetail> => {
  const payslip = await payslipDetail(connection, id);
  if (seesAll(actor)) return payslip;
  const isOwn = actor.employee != null && actor.employee === payslip.employeeId;
  if (!isOwn || payslip.status !== 'APPROVED') throw new NotFound();
  return ownView(payslip);
};
