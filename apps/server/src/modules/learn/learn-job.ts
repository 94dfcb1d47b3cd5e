import { Inject, Injectable } from '@nestjs/common';
import type { Work } from '../../engine/behaviour.ts';
import { Engine } from '../../engine/engine.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { SETTINGS } from '../../platform/platform.tokens.ts';
import type { Settings } from '../../platform/settings/definitions.ts';
import { endRun, putOff } from './run.store.ts';
import { sendRun } from './sending.ts';

interface Asked {
  readonly run: number;
}

/** Carries out user-started runs in the background. */
@Injectable()
export class LearnJob {
  readonly definition = defineJob({
    kind: 'learn.sync',
    title: 'Synchronise the learning platform',
    run: async ({ run }: Asked, { context, progress }) => {
      const { learnAddresses: named } = this.settings;
      await sendRun(run, { engine: this.engine, context, named }, progress);
      return { run };
    },
    left: async ({ run }: Asked, { context }) => {
      const connection = this.engine.database.of(context.institute);
      await putOff(connection, run, { problem: 'STOPPED', said: null }, null);
      await endRun(connection, run, 'STOPPED', null);
      return { run };
    },
  });

  constructor(
    @Inject(Engine) private readonly engine: Engine,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Starts the job of a run together with whatever else the transaction writes. */
  async start({ context, transaction }: Work, run: number): Promise<string> {
    const options = { uniqueKey: `learn:${run}`, transaction };
    return (await this.jobs.start(context, this.definition, { run }, options)).jobId;
  }
}
