import { Inject, Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { FeedFileController } from './feed/feed-file.controller.ts';
import { FeedController } from './feed/feed.controller.ts';
import { IcsController } from './ics/ics.controller.ts';
import { calendarReadings } from './range/calendar.operations.ts';
import { feedReadings } from './feed/feed.operations.ts';
import { Operations } from '../../engine/operation/operations.ts';

/** Events, holidays, and everything else in a user's calendar. */
@OfFeature('calendar')
@Module({
  controllers: [FeedController, FeedFileController, IcsController],
  providers: [WriteCalls],
})
export class CalendarModule implements OnModuleInit {
  constructor(@Inject(Operations) private readonly operations: Operations) {}

  onModuleInit(): void {
    this.operations.bind(...calendarReadings, ...feedReadings);
  }
}
