import { Inject, Module } from '@nestjs/common';
import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { BrandingController } from './branding.controller.ts';
import { DevDataController } from './dev-data.controller.ts';
import { FileController } from './file.controller.ts';
import { JobController } from './job.controller.ts';
import { JobStream } from './job-stream.ts';
import { NotificationController } from './notification.controller.ts';
import { OutboxController } from './outbox.controller.ts';
import { ListViewController } from './list-view.controller.ts';
import { PreferenceController } from './preference.controller.ts';
import { ProfileImageController } from './profile-image.controller.ts';
import { ReadableFiles } from './readable-files.ts';
import { SetUpController } from './set-up.controller.ts';
import { takeUploads } from './upload.ts';

/** Jobs, files and what else belongs to no subject of the school. */
@Module({
  controllers: [
    JobController,
    FileController,
    BrandingController,
    OutboxController,
    NotificationController,
    DevDataController,
    ProfileImageController,
    PreferenceController,
    ListViewController,
    SetUpController,
  ],
  providers: [JobStream, ReadableFiles],
})
export class SystemModule implements OnModuleInit, OnModuleDestroy {
  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost,
    @Inject(JobStream) private readonly stream: JobStream,
  ) {}

  async onModuleInit(): Promise<void> {
    await takeUploads(this.host.httpAdapter.getInstance<FastifyInstance>());
  }

  /** Open streams would keep the server from stopping. */
  onModuleDestroy(): void {
    this.stream.endAll();
  }
}
