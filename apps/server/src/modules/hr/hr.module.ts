import { Module } from '@nestjs/common';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { BankDetailsController } from './bank-details.controller.ts';
import { DepartmentController } from './department.controller.ts';
import { DocumentClock } from './document-clock.ts';

/** Employees and their masters beyond what the catalogue says. */
@Module({
  controllers: [BankDetailsController, DepartmentController],
  providers: [DocumentClock, WriteCalls],
  exports: [DocumentClock],
})
export class HrModule {}
