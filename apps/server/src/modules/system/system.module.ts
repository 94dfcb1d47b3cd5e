import { Inject, Module } from '@nestjs/common';
import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { Engine } from '../../engine/engine.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { BrandingController } from './branding.controller.ts';
import { FileController } from './file.controller.ts';
import { JobController } from './job.controller.ts';
import { JobStream } from './job-stream.ts';
import { ListViewController } from './list-view.controller.ts';
import { PreferenceController } from './preference.controller.ts';
import { ProfileImageController } from './profile-image.controller.ts';
import { ReadableFiles } from './readable-files.ts';
import { takeUploads } from './upload.ts';
import { devDataReadings } from './dev-data.operations.ts';
import { jobReadings } from './job.operations.ts';
import { listViewReadings } from './list-view.operations.ts';
import { notificationHandlers } from './notification.operations.ts';
import { outboxHandlers } from './outbox.operations.ts';
import { preferenceReadings } from './preference.operations.ts';
import { setUpReadings } from './set-up.operations.ts';
import { Operations } from '../../engine/operation/operations.ts';

/** Jobs, files and everything else that belongs to no subject area of the school. */
@Module({
  controllers: [
    JobController,
    FileController,
    BrandingController,
    ProfileImageController,
    PreferenceController,
    ListViewController,
  ],
  providers: [JobStream, ReadableFiles],
})
export class SystemModule implements OnModuleInit, OnModuleDestroy {
  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost,
    @Inject(JobStream) private readonly stream: JobStream,
    @Inject(Engine) private readonly engine: Engine,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(Operations) private readonly operations: Operations,
  ) {}

  async onModuleInit(): Promise<void> {
    this.operations.bind(
      ...devDataReadings(this.engine),
      ...jobReadings(this.jobs),
      ...listViewReadings(this.engine),
      ...notificationHandlers,
      ...outboxHandlers,
      ...preferenceReadings,
      ...setUpReadings(this.engine),
    );
    await takeUploads(this.host.httpAdapter.getInstance<FastifyInstance>());
  }

  /** Open streams would keep the server from stopping. */
  onModuleDestroy(): void {
    this.stream.endAll();
  }
}
