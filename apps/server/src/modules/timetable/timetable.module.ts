import { Inject, Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import { Operations } from '../../engine/operation/operations.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { Reports } from '../../engine/report/reports.ts';
import { Views } from '../../engine/view/views.ts';
import { addToCalendarFiles } from '../calendar/range/calendar-items.ts';
import { coverHandlers } from './covers/cover.operations.ts';
import { coverReport } from './covers/cover-report.store.ts';
import { searchHandlers } from './making/search.operations.ts';
import { TimetableSearch } from './making/timetable-search.ts';
import { lessonFeed } from './views/lesson-feed.ts';
import { viewHandlers } from './views/view.operations.ts';
import { bindTimetableViews } from './views/waiting-views.ts';
import { wholeTimetableBinding } from './views/whole-timetable.ts';
import { TimetableController } from './plans/timetable.controller.ts';
import { timetablePlanReadings } from './plans/timetable.operations.ts';

/** When and where lessons take place, and who gives them. */
@OfFeature('timetable')
@Module({
  controllers: [TimetableController],
  providers: [WriteCalls, TimetableSearch],
})
export class TimetableModule implements OnModuleInit {
  constructor(
    @Inject(Operations) private readonly operations: Operations,
    @Inject(Reports) private readonly reports: Reports,
    @Inject(Views) private readonly views: Views,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(TimetableSearch) private readonly search: TimetableSearch,
  ) {}

  onModuleInit(): void {
    this.jobs.register(this.search.definition);
    this.operations.bind(
      ...timetablePlanReadings,
      ...searchHandlers(this.search),
      ...viewHandlers,
      ...coverHandlers,
    );
    this.reports.bind('coverReport', coverReport);
    this.reports.bind('wholeTimetable', wholeTimetableBinding(this.reports.engine));
    bindTimetableViews(this.views);
    addToCalendarFiles(lessonFeed);
  }
}
