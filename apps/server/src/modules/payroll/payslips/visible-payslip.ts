import { NotFound, isAmong } from '@school/kernel';
import type { Actor } from '@school/kernel';
import type { PayslipDetail } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import { seesAll } from '../http/rights.ts';
import { payslipDetail } from './payslip-detail.store.ts';

/** What employees see of their own payslips: nothing that reveals who worked on them. */
const ownView = (payslip: PayslipDetail): PayslipDetail => ({
  ...payslip,
  isOutdated: false,
  events: [],
  lines: payslip.lines.map((line) => ({ ...line, computedAmount: line.amount, isEdited: false })),
});

const seen = 4;

/** The last four characters of an account; short ones are hidden altogether. */
export const maskedAccount = (value: string): string =>
  value.length > seen * 2 ? `${'•'.repeat(4)} ${value.slice(-seen)}` : '•'.repeat(4);

/** A payslip for users who may not know where the money goes. */
export const withMaskedBank = <T extends Pick<PayslipDetail, 'bank'>>(payslip: T): T => ({
  ...payslip,
  bank: payslip.bank.map(({ name, value }) => ({ name, value: maskedAccount(value) })),
});

/**
 * One payslip as a user may see it: the offices see all, employees their own once approved.
 * @throws NotFound alike for one that does not exist and for one that the user may not see
 */
export const visiblePayslip = async (
  connection: Connection,
  actor: Actor,
  id: number,
): Promise<PayslipDetail> => {
  const payslip = await payslipDetail(connection, id);
  const isOwn = actor.employee != null && actor.employee === payslip.employeeId;
  if (seesAll(actor)) {
    return isOwn || isAmong(actor, ['EmployeePrivate']) ? payslip : withMaskedBank(payslip);
  }
  if (!isOwn || payslip.status !== 'APPROVED') throw new NotFound();
  return ownView(payslip);
};
