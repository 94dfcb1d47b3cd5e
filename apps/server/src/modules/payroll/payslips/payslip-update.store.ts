import type { Work } from '../../../engine/behaviour.ts';
import { actorId } from '../../../engine/audit/audit-lines.ts';
import type { NewPayslip } from './payslip-insert.store.ts';
import type { PayslipState } from './payslip-state.store.ts';

/**
 * Replaces the figures of a payslip whose state is locked, and returns it to pending approval.
 * @returns the new version
 */
export const replaceFigures = async (
  work: Work,
  { id, version }: PayslipState,
  figures: NewPayslip,
): Promise<number> => {
  await work.transaction.query({
    name: 'payslip_replace_figures',
    text: `UPDATE payslip SET status = 'PENDING', reject_reason = NULL, decided_by_id = NULL, decided_at = NULL,
        group_revision = $2, employee_payroll_id = $3, working_days_count = $4, days_present = $5, days_absent = $6,
        lop_days = $7, lop_amount = $8, earnings_total = $9, deductions_total = $10, net_pay = $11,
        remark = coalesce($12, remark), version = version + 1, updated_at = now(), updated_by = $13,
        late_times = $14, late_minutes = $15, late_days = $16, late_amount = $17
      WHERE id = $1`,
    values: [
      id,
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
      figures.late_times,
      figures.late_minutes,
      figures.late_days,
      figures.late_amount,
    ],
  });
  return version + 1;
};

export const removeLines = async (work: Work, payslip: number): Promise<void> => {
  await work.transaction.query({
    name: 'payslip_lines_remove',
    text: 'DELETE FROM payslip_line WHERE payslip_id = $1',
    values: [payslip],
  });
};
