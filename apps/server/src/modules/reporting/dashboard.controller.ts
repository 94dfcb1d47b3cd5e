import { Controller, Get, Inject } from '@nestjs/common';
import { isOff } from '@school/kernel';
import type { CallContext } from '../../engine/context.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import { succeeded } from '../../engine/envelope/envelope.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { Database } from '../../platform/database/database.ts';
import { DASHBOARD_PARTS, type DashboardFigures, type DashboardPart } from './dashboard-part.ts';

/** The numbers of the dashboard in one call; students and parents get none about others. */
@Controller('setup/v1/dashBoardData')
export class DashboardController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(DASHBOARD_PARTS) private readonly parts: readonly DashboardPart[],
  ) {}

  @Get('getDashBoardData')
  async figures(@Caller() context: CallContext): Promise<Envelope<Partial<DashboardFigures>>> {
    const connection = this.database.of(context.institute);
    const shown = this.parts.filter(({ feature }) => !isOff(context.actor, feature));
    const figures = await Promise.all(shown.map((part) => part.figures(context, connection)));
    return succeeded(Object.assign({}, ...figures) as Partial<DashboardFigures>);
  }
}
