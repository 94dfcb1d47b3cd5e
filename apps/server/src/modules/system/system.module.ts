import { Module } from '@nestjs/common';
import { JobController } from './job.controller.ts';
import { JobStream } from './job-stream.ts';

/** Jobs, files and what else belongs to no subject of the school. */
@Module({ controllers: [JobController], providers: [JobStream] })
export class SystemModule {}
