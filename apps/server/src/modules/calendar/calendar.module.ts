import { Module } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { FeedFileController } from './feed/feed-file.controller.ts';
import { FeedController } from './feed/feed.controller.ts';
import { IcsController } from './ics/ics.controller.ts';
import { CalendarController } from './range/calendar.controller.ts';

/** Events, holidays, and what else stands in the calendar of a user. */
@OfFeature('calendar')
@Module({
  controllers: [CalendarController, FeedController, FeedFileController, IcsController],
  providers: [WriteCalls],
})
export class CalendarModule {}
