import type { SkippedEmployee } from '@school/domain';
import type { Work } from '../../../engine/behaviour.ts';
import { actorId, writeAuditLines } from '../../../engine/audit/audit-lines.ts';

/** Records that payslips of a group and period were requested; returns the id. */
export const addRun = async (
  work: Work,
  group: number,
  payPeriod: string,
  requested: number,
): Promise<number> => {
  const [row] = await work.transaction.query<{ id: number }>({
    name: 'payroll_run_add',
    text: `INSERT INTO payroll_run (group_id, pay_period, status, requested, created, skipped, created_by, updated_by)
      VALUES ($1, $2, 'QUEUED', $3, 0, '[]', $4, $4) RETURNING id::float8 AS id`,
    values: [group, payPeriod, requested, actorId(work)],
  });
  const id = row?.id ?? 0;
  writeAuditLines(work, 'payrollRun', 'create', [{ id, version: 1 }]);
  return id;
};

/** Removes a run that was not started after all. */
export const removeRun = async (work: Work, id: number): Promise<void> => {
  await work.transaction.query({ text: 'DELETE FROM payroll_run WHERE id = $1', values: [id] });
  writeAuditLines(work, 'payrollRun', 'delete', [{ id, version: 1 }]);
};

/** Adds one batch to a run, in the transaction of its payslips, so that both are stored or neither. */
export const addToRun = async (
  work: Work,
  id: number,
  created: number,
  skipped: readonly SkippedEmployee[],
): Promise<void> => {
  const [row] = await work.transaction.query<{ version: number }>({
    name: 'payroll_run_batch',
    text: `UPDATE payroll_run SET status = 'RUNNING', created = created + $2,
        skipped = coalesce(skipped, '[]'::jsonb) || $3::jsonb, version = version + 1, updated_at = now() WHERE id = $1
        RETURNING version`,
    values: [id, created, JSON.stringify(skipped)],
  });
  if (row) writeAuditLines(work, 'payrollRun', 'update', [{ id, version: row.version }]);
};

/** The progress of a run. */
export interface RunState {
  readonly requested: number;
  readonly created: number;
  readonly skipped: readonly SkippedEmployee[];
}

/** Ends a run, or ends it again after it was resumed. */
export const endRun = async (
  work: Work,
  id: number,
  status: 'DONE' | 'FAILED',
  problem: string | null,
): Promise<RunState> => {
  const [row] = await work.transaction.query<RunState & { version: number }>({
    name: 'payroll_run_end',
    text: `UPDATE payroll_run SET status = $2, problem = $3, version = version + 1, updated_at = now() WHERE id = $1
      RETURNING version, requested, created, coalesce(skipped, '[]'::jsonb) AS skipped`,
    values: [id, status, problem?.slice(0, 2000) ?? null],
  });
  if (!row) return { requested: 0, created: 0, skipped: [] };
  const { version, ...state } = row;
  writeAuditLines(work, 'payrollRun', 'update', [{ id, version }]);
  return state;
};
