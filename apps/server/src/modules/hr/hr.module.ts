import { Inject, Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { Reports } from '../../engine/report/reports.ts';
import { BankDetailsController } from './bank-details.controller.ts';
import { bankDetailsBinding } from './reports/bank-details.store.ts';
import { birthdaysBinding } from './reports/birthdays.store.ts';
import { departmentReadings } from './department.operations.ts';
import { Operations } from '../../engine/operation/operations.ts';

/** Employees and their master data beyond what the catalogue expresses. */
@Module({
  controllers: [BankDetailsController],
  providers: [WriteCalls],
})
export class HrModule implements OnModuleInit {
  constructor(
    @Inject(Reports) private readonly reports: Reports,
    @Inject(Operations) private readonly operations: Operations,
  ) {}

  onModuleInit(): void {
    this.operations.bind(...departmentReadings);
    this.reports.bind('birthdays', birthdaysBinding);
    this.reports.bind('employeeBankDetails', bankDetailsBinding);
  }
}
