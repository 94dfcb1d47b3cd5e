import { Module } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { TimetableController } from './plans/timetable.controller.ts';

/** When and where lessons are, and who gives them. */
@OfFeature('timetable')
@Module({
  controllers: [TimetableController],
  providers: [WriteCalls],
})
export class TimetableModule {}
