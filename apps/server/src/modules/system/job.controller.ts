import { Controller, Get, Header, HttpCode, Inject, Param, Post } from '@nestjs/common';
import type { PassThrough } from 'node:stream';
import type { CallContext } from '../../engine/context.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import { succeeded } from '../../engine/envelope/envelope.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { Described } from '../../engine/calls/described.ts';
import { UuidPipe } from '../../platform/bodies/uuid.pipe.ts';
import type { Job } from '@school/kernel';
import { Jobs } from '../../platform/jobs/jobs.ts';
import type { Session } from '../../platform/sessions/session.ts';
import { CurrentSession } from '../../platform/sessions/current-session.ts';
import { JobStream } from './job-stream.ts';

/** The jobs of the signed-in user. */
@Controller('setup/v1/jobs')
export class JobController {
  constructor(
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(JobStream) private readonly streams: JobStream,
  ) {}

  @Get('stream')
  @Described("Tells as events how the caller's jobs go on", { answers: 'file' })
  @Header('content-type', 'text/event-stream; charset=utf-8')
  @Header('cache-control', 'no-store')
  @Header('x-accel-buffering', 'no')
  stream(@Caller() caller: CallContext, @CurrentSession() session: Session): Promise<PassThrough> {
    return this.streams.subscribe(caller, session);
  }

  @Post(':id/cancel')
  @Described('Cancels a job of the caller')
  @HttpCode(200)
  async cancel(@Param('id', UuidPipe) id: string, @Caller() caller: CallContext): Promise<Envelope<Job>> {
    return succeeded(await this.jobs.cancel(caller, id), 'The job is being cancelled.');
  }
}
