import { Inject, Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { Operations } from '../../engine/operation/operations.ts';
import { Reports } from '../../engine/report/reports.ts';
import { Views } from '../../engine/view/views.ts';
import { giveAttendance } from '../assessment/cards/attendance-source.ts';
import { guardLessons } from '../timetable/covers/lesson-guard.ts';
import { tieToBatch } from '../students/move-tie.ts';
import { attendanceTie } from './move-tie.ts';
import { bindAttendanceViews } from './attendance-views.ts';
import { lessonHandlers } from './lessons/lesson.operations.ts';
import { bindLessonViews } from './lessons/lesson-views.ts';
import { subjectReportBinding } from './lessons/subject-report.ts';
import { isLessonTaken } from './lessons/lesson.store.ts';
import { NoticeController } from './notices/notice.controller.ts';
import { StudentRegisterController } from './register/register.controller.ts';
import { seatHandlers } from './seats/seat.operations.ts';
import { consolidatedBinding } from './reports/consolidated-report.store.ts';
import { dayReportBinding } from './reports/day-report.store.ts';
import { attendanceRankBinding } from './reports/rank-report.store.ts';
import { studentReportBinding } from './reports/student-report.store.ts';
import { readTimeline } from './student/read-timeline.ts';
import { studentAttendanceReadings } from './student/student-attendance.operations.ts';
import { noticeReadings } from './notices/notice.operations.ts';

/** The attendance of students: registers, percentages, notices to parents. */
@OfFeature('attendance')
@Module({
  controllers: [StudentRegisterController, NoticeController],
  providers: [WriteCalls],
})
export class AttendanceModule implements OnModuleInit {
  constructor(
    @Inject(Reports) private readonly reports: Reports,
    @Inject(Views) private readonly views: Views,
    @Inject(Operations) private readonly operations: Operations,
  ) {}

  onModuleInit(): void {
    tieToBatch(attendanceTie);
    this.operations.bind(...studentAttendanceReadings, ...noticeReadings, ...lessonHandlers, ...seatHandlers);
    const { engine } = this.reports;
    bindAttendanceViews(this.views);
    bindLessonViews(this.views);
    guardLessons(isLessonTaken);
    giveAttendance(
      async (connection, asked, context) => (await readTimeline(connection, asked, context)).total.percentage,
    );
    this.reports.bind('studentAttendanceReport', studentReportBinding(engine, false));
    this.reports.bind('subjectAttendanceReport', subjectReportBinding(engine));
    this.reports.bind('lowAttendanceReport', studentReportBinding(engine, true));
    this.reports.bind('attendanceRank', attendanceRankBinding(engine));
    this.reports.bind('dayWiseAttendance', dayReportBinding(engine));
    this.reports.bind('consolidatedAttendance', consolidatedBinding(engine));
  }
}
