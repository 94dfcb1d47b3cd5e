import { Inject, Module } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import type { OnModuleInit } from '@nestjs/common';
import { Reports } from '../../engine/report/reports.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { LeaveApplicationController } from './applications/leave-application.controller.ts';
import { RegisterController } from './attendance/register.controller.ts';
import { CreditController } from './credit/credit.controller.ts';
import { LeaveClock } from './credit/leave-clock.ts';
import { LeaveGroupWriteController } from './groups/leave-group-write.controller.ts';
import { attendanceBinding } from './reports/attendance-report.store.ts';
import { leaveBalanceBinding, leaveYearRecordBinding } from './reports/leave-reports.store.ts';
import { LeaveYearController } from './years/leave-year.controller.ts';
import { leaveGroupReadings } from './groups/leave-group-read.operations.ts';
import { leaveApplicationReadings } from './applications/leave-application.operations.ts';
import { deputyHandler } from './applications/choose-deputy.ts';
import { staffRegisterReadings } from './attendance/register.operations.ts';
import { Operations } from '../../engine/operation/operations.ts';
import { leaveGroupHandlers } from './groups/leave-group-write.operations.ts';
import { giveMarked } from '../calendar/holiday-attendance.ts';
import { addToCalendars } from '../calendar/range/calendar-items.ts';
import { markedOn } from './attendance/marked-days.store.ts';
import { myLeaveSource } from './calendar/my-leave.source.ts';

/** Leave, leave years and the attendance of employees. */
@OfFeature('leave')
@Module({
  controllers: [
    LeaveApplicationController,
    RegisterController,
    CreditController,
    LeaveGroupWriteController,
    LeaveYearController,
  ],
  providers: [WriteCalls, LeaveClock],
  exports: [LeaveClock],
})
export class LeaveModule implements OnModuleInit {
  constructor(
    @Inject(Reports) private readonly reports: Reports,
    @Inject(Operations) private readonly operations: Operations,
  ) {}

  onModuleInit(): void {
    addToCalendars(myLeaveSource);
    giveMarked(markedOn);
    this.operations.bind(
      ...leaveGroupHandlers,
      ...leaveGroupReadings,
      ...leaveApplicationReadings,
      ...staffRegisterReadings,
      deputyHandler,
    );
    this.reports.bind('leaveBalanceReport', leaveBalanceBinding);
    this.reports.bind('leaveYearRecord', leaveYearRecordBinding);
    this.reports.bind('employeeAttendanceReport', attendanceBinding(this.reports.engine));
  }
}
