import { Controller, Get, Inject } from '@nestjs/common';
import type { CallContext } from '../../engine/context.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import { succeeded } from '../../engine/envelope/envelope.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { Database } from '../../platform/database/database.ts';
import { dashboardFigures } from './dashboard.store.ts';

/** The numbers of the dashboard in one call; students and parents get none about others. */
@Controller('setup/v1/dashBoardData')
export class DashboardController {
  constructor(@Inject(Database) private readonly database: Database) {}

  @Get('getDashBoardData')
  async figures(@Caller() { actor, institute }: CallContext): Promise<Envelope<object>> {
    const isStaff = actor.role === 'ADMIN' || actor.role === 'EMPLOYEE';
    return succeeded(isStaff ? await dashboardFigures(this.database.of(institute)) : {});
  }
}
