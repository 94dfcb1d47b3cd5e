import { Inject, Injectable } from '@nestjs/common';
import type { Work } from '../../../engine/behaviour.ts';
import { Engine } from '../../../engine/engine.ts';
import type { JobDefinition } from '../../../platform/jobs/job.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { ABSENCE_SOURCE } from '../../leave/attendance/absence-source.ts';
import type { AbsenceSource } from '../../leave/attendance/absence-source.ts';
import type { GenerateAllRequest, StartedRun } from './generate-all.ts';
import { startGenerateAll } from './generate-all.ts';
import { generateAllJob } from './generate-all.job.ts';
import type { GenerateAll } from './generate-all.job.ts';
import type { RunState } from './payroll-run.store.ts';

/** Payslips of whole groups, generated in the background. */
@Injectable()
export class PayrollRuns {
  readonly definition: JobDefinition<GenerateAll, RunState>;

  constructor(
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(Engine) engine: Engine,
    @Inject(ABSENCE_SOURCE) private readonly absences: AbsenceSource,
  ) {
    this.definition = generateAllJob(engine, absences);
  }

  /** Starts a run in the transaction of the call. */
  start(work: Work, request: GenerateAllRequest): Promise<StartedRun> {
    const { jobs, definition, absences } = this;
    return startGenerateAll(work, { jobs, definition, absences }, request);
  }
}
