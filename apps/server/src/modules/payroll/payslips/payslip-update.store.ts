import type { Work } from '../../../engine/behaviour.ts';
import { actorId } from '../payroll-audit.store.ts';
import type { NewPayslip } from './payslip-insert.store.ts';
import type { PayslipState } from './payslip-state.store.ts';

/**
 * Puts other figures on a payslip that is still in the state it was read in, and lets it wait for approval again.
 * @returns the new version, undefined when somebody else was faster
 */
export const replaceFigures = async (
  work: Work,
  { id, version, status }: PayslipState,
  figures: NewPayslip,
): Promise<number | undefined> => {
  const [row] = await work.transaction.query<{ version: number }>({
    name: 'payslip_replace_figures',
    text: `UPDATE payslip SET status = 'PENDING', reject_reason = NULL, decided_by_id = NULL, decided_at = NULL,
        group_revision = $4, employee_payroll_id = $5, working_days_count = $6, days_present = $7, days_absent = $8,
        lop_days = $9, lop_amount = $10, earnings_total = $11, deductions_total = $12, net_pay = $13,
        remark = coalesce($14, remark), version = version + 1, updated_at = now(), updated_by = $15
      WHERE id = $1 AND version = $2 AND status = $3 RETURNING version`,
    values: [
      id,
      version,
      status,
      figures.revision,
      figures.payroll,
      figures.working,
      figures.present,
      figures.absent,
      figures.lop_days,
      figures.lop_amount,
      figures.earnings,
      figures.deductions,
      figures.net,
      figures.remark,
      actorId(work),
    ],
  });
  return row?.version;
};

export const removeLines = async (work: Work, payslip: number): Promise<void> => {
  await work.transaction.query({
    name: 'payslip_lines_remove',
    text: 'DELETE FROM payslip_line WHERE payslip_id = $1',
    values: [payslip],
  });
};
