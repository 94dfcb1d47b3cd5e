import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { Pool } from 'pg';
import { Public } from '../engine/calls/session.guard.ts';

const answerMilliseconds = 2000;

/** Tells supervisors and load balancers whether the process lives and whether it can serve. */
@Public()
@Controller('health')
class HealthController {
  private readonly pool: Pool;

  constructor(pool: Pool) {
    this.pool = pool;
  }

  @Get('live')
  live(): { status: string } {
    return { status: 'live' };
  }

  @Get('ready')
  async ready(): Promise<{ status: string }> {
    const timeLimit = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The database does not answer')), answerMilliseconds).unref();
    });
    try {
      await Promise.race([this.pool.query('select 1'), timeLimit]);
    } catch {
      throw new ServiceUnavailableException('The database does not answer');
    }
    return { status: 'ready' };
  }
}

export const healthController = HealthController;
