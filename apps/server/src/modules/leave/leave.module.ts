import { Inject, Module } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import type { OnModuleInit } from '@nestjs/common';
import { Reports } from '../../engine/report/reports.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { LeaveApplicationController } from './applications/leave-application.controller.ts';
import { RegisterController } from './attendance/register.controller.ts';
import { CreditController } from './credit/credit.controller.ts';
import { LeaveClock } from './credit/leave-clock.ts';
import { LeaveGroupReadController } from './groups/leave-group-read.controller.ts';
import { LeaveGroupWriteController } from './groups/leave-group-write.controller.ts';
import { attendanceBinding } from './reports/attendance-report.store.ts';
import { leaveBalanceBinding, leaveYearRecordBinding } from './reports/leave-reports.store.ts';
import { LeaveYearController } from './years/leave-year.controller.ts';

/** Leave, leave years and the attendance of employees. */
@OfFeature('leave')
@Module({
  controllers: [
    LeaveApplicationController,
    RegisterController,
    CreditController,
    LeaveGroupReadController,
    LeaveGroupWriteController,
    LeaveYearController,
  ],
  providers: [WriteCalls, LeaveClock],
  exports: [LeaveClock],
})
export class LeaveModule implements OnModuleInit {
  constructor(@Inject(Reports) private readonly reports: Reports) {}

  onModuleInit(): void {
    this.reports.bind('leaveBalanceReport', leaveBalanceBinding);
    this.reports.bind('leaveYearRecord', leaveYearRecordBinding);
    this.reports.bind('employeeAttendanceReport', attendanceBinding(this.reports.engine));
  }
}
