import { checkSelection } from '@school/domain';
import type { Work } from '../../../engine/behaviour.ts';
import type { JobDefinition } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { AbsenceSource } from '../../leave/attendance/absence-source.ts';
import { payContextOf } from '../generation/pay-context.ts';
import type { PayslipRequest } from '../generation/payslip-request.ts';
import { workOutAll } from '../generation/work-out-all.ts';
import { groupOf } from '../groups/group.store.ts';
import { invalidAt } from '../payroll-refusal.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import { startedPeriodOfGroup } from '../periods/period-of-group.ts';
import type { GenerateAll } from './generate-all.job.ts';
import { addRun, removeRun } from './payroll-run.store.ts';
import type { RunState } from './payroll-run.store.ts';

/** Payslips for everyone in a group, with typed amounts by employee. */
export interface GenerateAllRequest {
  readonly groupId: number;
  readonly payPeriod: string;
  readonly amounts: GenerateAll['amounts'];
}

/** A started job; `total` payslips will be generated. */
export interface StartedRun {
  readonly jobId: string;
  readonly total: number;
}

/**
 * Checks a whole group and starts its job. Anything that would cause a payslip to be refused causes the job to be refused,
 * before anything is written. A request for the same group and period while a job is running returns that job.
 */
export const startGenerateAll = async (
  work: Work,
  {
    jobs,
    definition,
    absences,
  }: { jobs: Jobs; definition: JobDefinition<GenerateAll, RunState>; absences: AbsenceSource },
  { groupId, payPeriod, amounts }: GenerateAllRequest,
): Promise<StartedRun> => {
  const { transaction, context } = work;
  const group = await groupOf(transaction, groupId);
  const period = startedPeriodOfGroup(group, payPeriod, context.today);
  const pay = await payContextOf(transaction, absences, group, period, context.today);
  const requests = pay.members
    .filter(({ payslip }) => !payslip)
    .map(({ employeeId }): PayslipRequest => ({
      employeeId,
      at: `employees.${employeeId}`,
      amounts: amounts[String(employeeId)] ?? {},
    }));
  const stranger = Object.keys(amounts).find(
    (id) => !pay.members.some(({ employeeId }) => employeeId === Number(id)),
  );
  if (stranger !== undefined) {
    throw invalidField('edits', 'notMember', 'Employee %{stranger} is not in %{name} in this period.', {
      stranger,
      name: group.name,
    });
  }
  const selection = checkSelection(requests);
  if (!selection.ok) throw invalidAt('groupId', selection.error);
  workOutAll(pay, requests);
  const runId = await addRun(work, group.id, period.start, requests.length);
  const input = { runId, groupId: group.id, groupName: group.name, payPeriod: period.start, amounts };
  const uniqueKey = `${group.id}/${period.start}`;
  const { jobId, isNew } = await jobs.start(context, definition, input, { uniqueKey, transaction });
  if (!isNew) await removeRun(work, runId);
  return { jobId, total: requests.length };
};
