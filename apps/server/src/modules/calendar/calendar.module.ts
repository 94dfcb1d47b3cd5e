import { Module } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { CalendarController } from './range/calendar.controller.ts';

/** Events, holidays, and what else stands in the calendar of a user. */
@OfFeature('calendar')
@Module({ controllers: [CalendarController], providers: [WriteCalls] })
export class CalendarModule {}
