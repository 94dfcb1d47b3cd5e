import { Inject, Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { Reports } from '../../engine/report/reports.ts';
import { BankDetailsController } from './bank-details.controller.ts';
import { DepartmentController } from './department.controller.ts';
import { bankDetailsBinding } from './reports/bank-details.store.ts';
import { birthdaysBinding } from './reports/birthdays.store.ts';

/** Employees and their masters beyond what the catalogue says. */
@Module({
  controllers: [BankDetailsController, DepartmentController],
  providers: [WriteCalls],
})
export class HrModule implements OnModuleInit {
  constructor(@Inject(Reports) private readonly reports: Reports) {}

  onModuleInit(): void {
    this.reports.bind('birthdays', birthdaysBinding);
    this.reports.bind('employeeBankDetails', bankDetailsBinding);
  }
}
