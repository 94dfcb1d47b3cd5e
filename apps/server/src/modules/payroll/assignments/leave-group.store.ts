import { Conflict, NotFound } from '@school/kernel';
import type { Work } from '../../../engine/behaviour.ts';
import { actorId, writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import { sampleOf } from '../../../platform/database/part-of-rows.ts';

interface Held {
  readonly id: number;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
}

const heldOf = async ({ transaction, context }: Work, group: number, employee: number): Promise<Held> => {
  const [held] = await transaction.query<Held>({
    name: 'payroll_held_assignment',
    text: `SELECT id::float8 AS id, effective_from::text AS "effectiveFrom", effective_to::text AS "effectiveTo"
      FROM employee_payroll WHERE group_id = $1 AND employee_id = $2 AND NOT archived
        AND (effective_to IS NULL OR effective_to > $3::date) ORDER BY effective_from DESC LIMIT 1 FOR UPDATE`,
    values: [group, employee, context.today],
  });
  if (!held) throw new NotFound();
  return held;
};

/** A pending payslip, or one for a period still running, keeps the membership from ending. */
const refuseWhilePaid = async (
  { transaction, context }: Work,
  group: number,
  employee: number,
): Promise<void> => {
  const rows = await transaction.query<{ number: string; status: string }>({
    name: 'payroll_payslips_of_member',
    text: `SELECT number, status FROM payslip WHERE group_id = $1 AND employee_id = $2
      AND (status IN ('PENDING', 'REJECTED') OR (status = 'APPROVED' AND period_end >= $3::date)) ORDER BY id ${sampleOf(5)}`,
    values: [group, employee, context.today],
  });
  if (rows.length === 0) return;
  const sample = rows.map(({ number, status }) => `${number} (${status})`);
  throw new Conflict('The employee has payslips in the group: %{sample}.', {
    code: 'HAS_DEPENDENTS',
    params: { sample: sample.join(', ') },
    data: { dependents: [{ entity: 'payslip', label: 'Payslips', count: rows.length, sample }] },
  });
};

/** An assignment that has not begun was never in force. */
const endOrRemove = async (work: Work, { id, effectiveFrom, effectiveTo }: Held): Promise<string | null> => {
  const { transaction, context } = work;
  if (effectiveFrom > context.today) {
    await transaction.query({
      text: 'DELETE FROM employee_payroll_line WHERE employee_payroll_id = $1',
      values: [id],
    });
    await transaction.query({ text: 'DELETE FROM employee_payroll WHERE id = $1', values: [id] });
    writeAuditLines(work, 'employeePayroll', 'delete', [{ id, version: 1 }]);
    return null;
  }
  const [row] = await transaction.query<{ version: number }>({
    name: 'payroll_end_assignment',
    text: `UPDATE employee_payroll SET effective_to = $2, version = version + 1, updated_at = now(), updated_by = $3
      WHERE id = $1 RETURNING version`,
    values: [id, context.today, actorId(work)],
  });
  writeAuditLines(work, 'employeePayroll', 'update', [
    { id, version: row?.version ?? 1, changes: { effectiveTo: [effectiveTo, context.today] } },
  ]);
  return context.today;
};

/**
 * Removes an employee from a group: today is the last day.
 * @throws NotFound for an employee who is not a member, Conflict while payslips keep the membership from ending
 */
export const leaveGroup = async (
  work: Work,
  group: number,
  employee: number,
): Promise<{ readonly employeeId: number; readonly effectiveTo: string | null }> => {
  const held = await heldOf(work, group, employee);
  await refuseWhilePaid(work, group, employee);
  return { employeeId: employee, effectiveTo: await endOrRemove(work, held) };
};
