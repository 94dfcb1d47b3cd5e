import type { Work } from '../../../engine/behaviour.ts';
import { Engine } from '../../../engine/engine.ts';
import { inTransaction } from '../../../engine/write/in-transaction.ts';
import { EngineRecords } from '../../../engine/write/records.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { JobDefinition, JobRun } from '../../../platform/jobs/job.ts';
import type { AbsenceSource } from '../../leave/attendance/absence-source.ts';
import { generatePayslips } from '../generation/generate.ts';
import { membersOf } from '../generation/member.store.ts';
import type { PayslipRequest } from '../generation/payslip-request.ts';
import { groupOf } from '../groups/group.store.ts';
import type { StoredGroup } from '../groups/stored-group.ts';
import { generators } from '../http/rights.ts';
import { requireAny } from '../../../engine/own-calls/require-any.ts';
import { startedPeriodOfGroup } from '../periods/period-of-group.ts';
import { addToRun, endRun } from './payroll-run.store.ts';
import type { RunState } from './payroll-run.store.ts';

/** The job's input; typed amounts by employee and line code. */
export interface GenerateAll {
  readonly runId: number;
  readonly groupId: number;
  readonly groupName: string;
  readonly payPeriod: string;
  readonly amounts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Payslips per transaction: few enough to be quick, many enough to keep transactions few. */
const batchSize = 200;

const batchesOf = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, index) =>
    ids.slice(index * batchSize, (index + 1) * batchSize),
  );

const endGroupRun = (
  engine: Engine,
  { context }: Pick<JobRun, 'context'>,
  run: number,
  ...end: readonly ['DONE' | 'FAILED', string | null]
): Promise<RunState> =>
  inTransaction(engine, new EngineRecords(engine), context, (work) => endRun(work, run, ...end));

/** Generates the payslips of a whole group in batches, each all or nothing. */
class GroupRun {
  private readonly engine: Engine;
  private readonly absences: AbsenceSource;
  private readonly input: GenerateAll;
  private readonly job: JobRun;

  constructor(engine: Engine, absences: AbsenceSource, input: GenerateAll, job: JobRun) {
    this.engine = engine;
    this.absences = absences;
    this.input = input;
    this.job = job;
  }

  /** Employees who got a payslip before the last run was interrupted are not requested again. */
  async run(): Promise<RunState> {
    const { job, input } = this;
    requireAny(job.context.actor, generators);
    const connection = this.engine.database.of(job.context.institute);
    const group = await groupOf(connection, input.groupId);
    const period = startedPeriodOfGroup(group, input.payPeriod, job.context.today);
    const members = await membersOf(connection, group.id, period);
    const missing = members.filter(({ payslip }) => !payslip).map(({ employeeId }) => employeeId);
    let done = members.length - missing.length;
    await job.progress(done, members.length);
    for (const employees of batchesOf(missing)) {
      await this.batch(group, employees);
      done += employees.length;
      await job.progress(done, members.length);
    }
    return endGroupRun(this.engine, job, input.runId, 'DONE', null);
  }

  private batch(group: StoredGroup, employees: readonly number[]): Promise<void> {
    const { context } = this.job;
    const period = startedPeriodOfGroup(group, this.input.payPeriod, context.today);
    const requests = employees.map((employeeId): PayslipRequest => ({
      employeeId,
      at: `employees.${employeeId}`,
      amounts: this.input.amounts[String(employeeId)] ?? {},
    }));
    return inTransaction(this.engine, new EngineRecords(this.engine), context, async (work: Work) => {
      const { created, skipped } = await generatePayslips(work, this.absences, { group, period, requests });
      await addToRun(work, this.input.runId, created.length, skipped);
    });
  }
}

/** The job behind "generate all payslips" of large groups. */
export const generateAllJob = (
  engine: Engine,
  absences: AbsenceSource,
): JobDefinition<GenerateAll, RunState> =>
  defineJob({
    kind: 'payroll.generateAll',
    title: ({ groupName, payPeriod }) => `Payslips of ${groupName}, ${payPeriod}`,
    run: (input, job) => new GroupRun(engine, absences, input, job).run(),
    left: ({ runId }, job, problem) => endGroupRun(engine, job, runId, 'FAILED', problem),
  });
