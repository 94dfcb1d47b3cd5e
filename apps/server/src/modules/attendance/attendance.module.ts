import { Inject, Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { Reports } from '../../engine/report/reports.ts';
import { Views } from '../../engine/view/views.ts';
import { giveAttendance } from '../assessment/cards/attendance-source.ts';
import { bindAttendanceViews } from './attendance-views.ts';
import { NoticeController } from './notices/notice.controller.ts';
import { StudentRegisterController } from './register/register.controller.ts';
import { consolidatedBinding } from './reports/consolidated-report.store.ts';
import { dayReportBinding } from './reports/day-report.store.ts';
import { attendanceRankBinding } from './reports/rank-report.store.ts';
import { studentReportBinding } from './reports/student-report.store.ts';
import { readTimeline } from './student/read-timeline.ts';
import { StudentAttendanceController } from './student/student-attendance.controller.ts';

/** The attendance of students: registers, percentages, notices to parents. */
@OfFeature('attendance')
@Module({
  controllers: [StudentRegisterController, NoticeController, StudentAttendanceController],
  providers: [WriteCalls],
})
export class AttendanceModule implements OnModuleInit {
  constructor(
    @Inject(Reports) private readonly reports: Reports,
    @Inject(Views) private readonly views: Views,
  ) {}

  onModuleInit(): void {
    const { engine } = this.reports;
    bindAttendanceViews(this.views);
    giveAttendance(
      async (connection, asked, context) => (await readTimeline(connection, asked, context)).total.percentage,
    );
    this.reports.bind('studentAttendanceReport', studentReportBinding(engine, false));
    this.reports.bind('lowAttendanceReport', studentReportBinding(engine, true));
    this.reports.bind('attendanceRank', attendanceRankBinding(engine));
    this.reports.bind('dayWiseAttendance', dayReportBinding(engine));
    this.reports.bind('consolidatedAttendance', consolidatedBinding(engine));
  }
}
