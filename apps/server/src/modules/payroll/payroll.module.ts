import { Inject, Module } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import type { OnModuleInit } from '@nestjs/common';
import { Documents } from '../../engine/document/documents.ts';
import { Operations } from '../../engine/operation/operations.ts';
import { Printing } from '../../engine/document/printing.ts';
import { Reports } from '../../engine/report/reports.ts';
import { Views } from '../../engine/view/views.ts';
import { withoutPayslip } from './generation/without-payslip.ts';
import { bankTransferBinding } from './reports/bank-transfer.store.ts';
import { payrollComparisonBinding, withoutPayrollBinding } from './reports/payroll-comparison.store.ts';
import { payrollJournalBinding } from './reports/payroll-journal.store.ts';
import { deductionsOwedBinding, payRunBinding, salaryCostBinding } from './reports/pay-run.store.ts';
import { payrollRegisterBinding } from './reports/payroll-register.store.ts';
import { PaybookPaper } from './paybook/paybook-paper.ts';
import { PayslipDocumentController } from './documents/payslip-document.controller.ts';
import { PayslipMailing } from './documents/payslip-mailing.ts';
import { PayslipDocuments } from './documents/payslip-documents.ts';
import { bankFileReadings } from './bank-file/bank-file.operations.ts';
import { categoryRuleReadings } from './categories/category-rules.operations.ts';
import { groupMemberReadings, payrollPreviewReadings } from './groups/group-members.operations.ts';
import { payrollGroupReadings } from './groups/payroll-group.operations.ts';
import { paybookReadings } from './paybook/paybook.operations.ts';
import { payslipDecisions } from './payslips/payslip-decision.operations.ts';
import { payslipPreviewReadings, payslipReadings } from './payslips/payslip-read.operations.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { attendanceAbsences } from '../leave/attendance/attendance-absences.ts';
import { ABSENCE_SOURCE } from '../leave/attendance/absence-source.ts';
import type { AbsenceSource } from '../leave/attendance/absence-source.ts';
import { PayrollGroupController } from './groups/payroll-group.controller.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { PayslipGenerationController } from './payslips/payslip-generation.controller.ts';
import { PayrollRuns } from './runs/payroll-runs.ts';
import { PayrollRunController } from './runs/payroll-run.controller.ts';
import { giveKeptFares } from '../fees/fares/employee-fares.store.ts';
import { giveClosedPay } from '../leave/calendar/closed-pay.store.ts';
import { payslipFares } from './payslips/kept-fares.ts';
import { approvedPay } from './payslips/closed-pay.store.ts';

/** Payroll groups, assignments and payslips. */
@OfFeature('payroll')
@Module({
  controllers: [
    PayrollGroupController,
    PayslipGenerationController,
    PayrollRunController,
    PayslipDocumentController,
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
    @Inject(Views) private readonly views: Views,
    @Inject(Documents) private readonly documents: Documents,
    @Inject(PayslipDocuments) private readonly payslips: PayslipDocuments,
    @Inject(PaybookPaper) private readonly paybooks: PaybookPaper,
    @Inject(Operations) private readonly operations: Operations,
    @Inject(Printing) private readonly printing: Printing,
    @Inject(ABSENCE_SOURCE) private readonly absences: AbsenceSource,
  ) {}

  onModuleInit(): void {
    giveClosedPay(approvedPay);
    giveKeptFares(payslipFares);
    this.operations.bind(
      ...bankFileReadings,
      ...categoryRuleReadings,
      ...groupMemberReadings,
      ...payrollPreviewReadings(this.absences),
      ...payrollGroupReadings,
      ...paybookReadings,
      ...payslipDecisions(this.mailing),
      ...payslipReadings,
      ...payslipPreviewReadings(this.absences, this.printing),
    );
    this.jobs.register(this.runs.definition);
    this.jobs.register(this.mailing.definition);
    this.documents.bind('payslip', this.payslips);
    this.documents.bind('payslipSlip', this.payslips);
    this.documents.bind('paybook', this.paybooks);
    this.views.bind('membersWithoutPayslip', withoutPayslip(this.absences));
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
