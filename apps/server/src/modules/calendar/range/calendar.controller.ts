import { Controller, Get, Inject } from '@nestjs/common';
import { dayNumber } from '@school/domain';
import type { CalendarItem } from '@school/domain';
import { calendarRangeMax } from '@school/resources';
import type { CallContext } from '../../../engine/context.ts';
import { Caller } from '../../../engine/calls/session.guard.ts';
import { succeeded } from '../../../engine/envelope/envelope.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { bodyDate } from '../../../engine/own-calls/body-values.ts';
import { KnownQuery } from '../../../engine/own-calls/known-query.ts';
import type { KnownParameters } from '../../../engine/own-calls/known-query.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import { RECORDS } from '../../../engine/records.ts';
import type { Records } from '../../../engine/records.ts';
import { Database } from '../../../platform/database/database.ts';
import { calendarItems } from './calendar-items.ts';

/** What stands in the calendar of the caller. */
@Controller('setup/v1/calendar')
export class CalendarController {
  constructor(
    @Inject(RECORDS) private readonly records: Records,
    @Inject(Database) private readonly database: Database,
  ) {}

  /** Everything from one day to another; at most `calendarRangeMax` days at a time. */
  @Get('items')
  async items(
    @KnownQuery(['from', 'to']) query: KnownParameters,
    @Caller() caller: CallContext,
  ): Promise<Envelope<readonly CalendarItem[]>> {
    const from = bodyDate(query['from'], 'from');
    const to = bodyDate(query['to'], 'to');
    if (to < from || dayNumber(to) - dayNumber(from) >= calendarRangeMax)
      throw invalidField('to', 'range', 'At most %{max} days at a time.', { max: calendarRangeMax });
    const connection = this.database.of(caller.institute);
    const { records } = this;
    return succeeded(await calendarItems({ caller, records, connection }, { from, to }));
  }
}
