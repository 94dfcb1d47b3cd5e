import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import { Operations } from '../../engine/operation/operations.ts';
import { Views } from '../../engine/view/views.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { SETTINGS } from '../../platform/platform.tokens.ts';
import type { Settings } from '../../platform/settings/definitions.ts';
import { LearnClock } from './learn-clock.ts';
import { LearnJob } from './learn-job.ts';
import { learnHandlers } from './learn.operations.ts';
import { learnStanding } from './run.store.ts';

/** The school's learning platform: what goes there, and marks from there. */
@OfFeature('learn')
@Module({ providers: [LearnJob, LearnClock] })
export class LearnModule implements OnModuleInit {
  constructor(
    @Inject(Operations) private readonly operations: Operations,
    @Inject(Views) private readonly views: Views,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(LearnJob) private readonly job: LearnJob,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.jobs.register(this.job.definition);
    this.operations.bind(...learnHandlers(this.job, this.settings));
    this.views.bind('learnFigures', async (_values, _context, connection) => [
      await learnStanding(connection),
    ]);
  }
}
