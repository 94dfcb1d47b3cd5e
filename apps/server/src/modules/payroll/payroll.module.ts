import { Inject, Module } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import type { OnModuleInit } from '@nestjs/common';
import { Documents } from '../../engine/document/documents.ts';
import { Reports } from '../../engine/report/reports.ts';
import { bankTransferBinding } from './reports/bank-transfer.store.ts';
import { payrollComparisonBinding, withoutPayrollBinding } from './reports/payroll-comparison.store.ts';
import { payrollJournalBinding } from './reports/payroll-journal.store.ts';
import { deductionsOwedBinding, payRunBinding, salaryCostBinding } from './reports/pay-run.store.ts';
import { payrollRegisterBinding } from './reports/payroll-register.store.ts';
import { BankFileController } from './bank-file/bank-file.controller.ts';
import { CategoryRulesController } from './categories/category-rules.controller.ts';
import { PaybookController } from './paybook/paybook.controller.ts';
import { PaybookPaper } from './paybook/paybook-paper.ts';
import { PayslipDocumentController } from './documents/payslip-document.controller.ts';
import { PayslipMailing } from './documents/payslip-mailing.ts';
import { PayslipDocuments } from './documents/payslip-documents.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { attendanceAbsences } from '../leave/attendance/attendance-absences.ts';
import { ABSENCE_SOURCE } from '../leave/attendance/absence-source.ts';
import { GroupMembersController } from './groups/group-members.controller.ts';
import { PayrollGroupController } from './groups/payroll-group.controller.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { PayslipDecisionController } from './payslips/payslip-decision.controller.ts';
import { PayslipGenerationController } from './payslips/payslip-generation.controller.ts';
import { PayslipReadController } from './payslips/payslip-read.controller.ts';
import { PayrollRuns } from './runs/payroll-runs.ts';
import { PayrollRunController } from './runs/payroll-run.controller.ts';

/** Payroll groups, assignments and payslips. */
@OfFeature('payroll')
@Module({
  controllers: [
    CategoryRulesController,
    PayrollGroupController,
    GroupMembersController,
    PayslipGenerationController,
    PayslipDecisionController,
    PayrollRunController,
    PayslipDocumentController,
    PayslipReadController,
    PaybookController,
    BankFileController,
  ],
  providers: [
    WriteCalls,
    PayrollRuns,
    PayslipDocuments,
    PayslipMailing,
    PaybookPaper,
    { provide: ABSENCE_SOURCE, useValue: attendanceAbsences },
  ],
})
export class PayrollModule implements OnModuleInit {
  constructor(
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(PayrollRuns) private readonly runs: PayrollRuns,
    @Inject(PayslipMailing) private readonly mailing: PayslipMailing,
    @Inject(Reports) private readonly reports: Reports,
    @Inject(Documents) private readonly documents: Documents,
    @Inject(PayslipDocuments) private readonly payslips: PayslipDocuments,
    @Inject(PaybookPaper) private readonly paybooks: PaybookPaper,
  ) {}

  onModuleInit(): void {
    this.jobs.register(this.runs.definition);
    this.jobs.register(this.mailing.definition);
    this.documents.bind('payslip', this.payslips);
    this.documents.bind('payslipSlip', this.payslips);
    this.documents.bind('paybook', this.paybooks);
    this.reports.bind('bankTransferList', bankTransferBinding);
    this.reports.bind('payrollJournal', payrollJournalBinding);
    this.reports.bind('payrollComparison', payrollComparisonBinding);
    this.reports.bind('withoutPayroll', withoutPayrollBinding);
    this.reports.bind('payRun', payRunBinding);
    this.reports.bind('deductionsOwed', deductionsOwedBinding);
    this.reports.bind('salaryCost', salaryCostBinding);
    this.reports.bind('payrollRegister', payrollRegisterBinding());
    this.reports.bind('financePayrollRegister', payrollRegisterBinding('APPROVED'));
  }
}
