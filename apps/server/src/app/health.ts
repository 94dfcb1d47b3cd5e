import { Controller, Get, Inject } from '@nestjs/common';
import { Public } from '../engine/calls/session.guard.ts';
import { Unavailable } from '../engine/envelope/database-failure.ts';
import { Readiness } from '../platform/readiness/readiness.ts';
import { Described } from '../engine/calls/described.ts';

/** Tells supervisors and load balancers whether the process is alive and able to serve. */
@Public()
@Controller('health')
class HealthController {
  constructor(@Inject(Readiness) private readonly readiness: Readiness) {}

  @Get('live')
  @Described('Whether the process lives')
  live(): { status: string } {
    return { status: 'live' };
  }

  /** 503 with the names of what is missing in `data.missing`: database, jobs, stopping. */
  @Get('ready')
  @Described('Whether the server can serve')
  async ready(): Promise<{ status: string }> {
    const missing = await this.readiness.missing();
    if (missing.length > 0) throw new Unavailable({ missing });
    return { status: 'ready' };
  }
}

export const healthController = HealthController;
