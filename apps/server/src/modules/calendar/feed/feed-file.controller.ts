import { Controller, Get, Header, Inject, Param, Req } from '@nestjs/common';
import { addDays } from '@school/domain';
import { NotFound, isOff } from '@school/kernel';
import type { FastifyRequest } from 'fastify';
import type { CallContext } from '../../../engine/context.ts';
import { Public } from '../../../engine/calls/session.guard.ts';
import { RECORDS } from '../../../engine/records.ts';
import type { Records } from '../../../engine/records.ts';
import { Described } from '../../../engine/calls/described.ts';
import { InstitutionClock } from '../../../platform/clock/institution-clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { Sessions } from '../../../platform/sessions/sessions.ts';
import { calendarFileItems } from '../range/calendar-items.ts';
import { hashOfFeedToken, instituteOfFeed, tokenInName } from './feed-token.ts';
import { readerOfFeed } from './feed.store.ts';
import { writeFeed } from './write-feed.ts';

/** Days before and after today that a feed shows. */
const daysBack = 31;
const daysAhead = 366;

/** Calendar files for other programs. The address is the key; a wrong one is not found, whatever is wrong with it. */
@Public()
@Controller('setup/v1/calendarFeed')
export class FeedFileController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(InstitutionClock) private readonly clock: InstitutionClock,
    @Inject(RECORDS) private readonly records: Records,
  ) {}

  @Get(':institute/:name')
  @Described('Gives the calendar of a user as an iCalendar file', { answers: 'file' })
  @Header('content-type', 'text/calendar; charset=utf-8')
  @Header('cache-control', 'private, max-age=300')
  @Header('content-disposition', 'inline; filename="calendar.ics"')
  @Header('x-robots-tag', 'noindex')
  async file(
    @Param('institute') name: string,
    @Param('name') file: string,
    @Req() request: FastifyRequest,
  ): Promise<string> {
    const caller = await this.reader(name, file, request);
    const { institute, today } = caller;
    const range = { from: addDays(today, -daysBack), to: addDays(today, daysAhead) };
    const connection = this.database.of(institute);
    const items = await calendarFileItems({ caller, records: this.records, connection }, range);
    return writeFeed(items, {
      name: 'School calendar',
      host: `${institute}.school`,
      timeZone: await this.clock.timeZone(institute),
      range,
      now: new Date(),
    });
  }

  /** The owner of an address with their current rights. */
  private async reader(name: string, file: string, request: FastifyRequest): Promise<CallContext> {
    const token = tokenInName(file);
    const institute = token && (await instituteOfFeed(this.database, name));
    if (!token || !institute) throw new NotFound();
    const user = await readerOfFeed(this.database.of(institute), hashOfFeedToken(token));
    const session = user === undefined ? undefined : await this.sessions.rightsOf(institute, user);
    if (!session || isOff(session.actor, 'calendar')) throw new NotFound();
    return {
      actor: session.actor,
      username: session.username,
      institute,
      today: await this.clock.today(institute),
      days: { dayStart: await this.clock.dayStart(institute) },
      locale: session.locale,
      requestId: request.id,
      address: request.ip,
    };
  }
}
