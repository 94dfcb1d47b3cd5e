import { Inject, Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import { Documents } from '../../engine/document/documents.ts';
import { tieToBatch } from '../students/move-tie.ts';
import { billsTie } from './move-tie.ts';
import { differenceHandlers } from './changing/difference.operations.ts';
import { Operations } from '../../engine/operation/operations.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { Views } from '../../engine/view/views.ts';
import { faresToAdjustBinding } from './fares/fares-to-adjust.store.ts';
import { batchHeadsBinding } from './head-wise.store.ts';
import { stoppedAtGate } from './gate.store.ts';
import { receivablesByAgeBinding } from './receivables.store.ts';
import { Reports } from '../../engine/report/reports.ts';
import { DepositPapers } from '../finance/closing/deposit-papers.ts';
import { DonationPapers } from '../finance/donation-papers.ts';
import { comparisonBinding, taxBinding } from '../finance/finance-reports.store.ts';
import { ReceiptPapers } from '../finance/receipt-papers.ts';
import { ledgerBindings } from '../finance/ledger/ledger-bindings.ts';
import { advanceReportBinding } from './advance-report.store.ts';
import { FeeAssignmentsController } from './assigning/fee-assignments.controller.ts';
import { BillChangesController } from './changing/bill-changes.controller.ts';
import { bankPaymentHandlers } from './bank-payment.ts';
import { ChallanPapers } from './challan-papers.ts';
import { familyBalanceOf, familyStatementOf, statementOfFamilyBinding } from './family-statement.store.ts';
import { FeeClock } from './fee-clock.ts';
import { FeeCounterController } from './fee-counter.controller.ts';
import { RefundsController } from './refunds.controller.ts';
import { advanceReadings } from './advances.operations.ts';
import { feeAssignmentReadings } from './assigning/fee-assignments.operations.ts';
import { billChangeReadings } from './changing/bill-changes.operations.ts';
import { feeCounterReadings } from './fee-counter.operations.ts';
import { feePlanHandlers } from './planning/fee-plans.ts';
import { refundReadings } from './refunds.operations.ts';

/** Fees: bills, payments and balances; and the receipts for all incoming money. */
@OfFeature('fees')
@Module({
  controllers: [FeeCounterController, RefundsController, BillChangesController, FeeAssignmentsController],
  providers: [WriteCalls, FeeClock, ReceiptPapers, DonationPapers, ChallanPapers, DepositPapers],
  exports: [FeeClock],
})
export class FeesModule implements OnModuleInit {
  constructor(
    @Inject(Documents) private readonly documents: Documents,
    @Inject(ReceiptPapers) private readonly receipts: ReceiptPapers,
    @Inject(Reports) private readonly reports: Reports,
    @Inject(DonationPapers) private readonly donations: DonationPapers,
    @Inject(Views) private readonly views: Views,
    @Inject(ChallanPapers) private readonly challans: ChallanPapers,
    @Inject(DepositPapers) private readonly deposits: DepositPapers,
    @Inject(Operations) private readonly operations: Operations,
  ) {}

  onModuleInit(): void {
    tieToBatch(billsTie);
    this.operations.bind(
      ...advanceReadings,
      ...feeAssignmentReadings,
      ...billChangeReadings,
      ...feeCounterReadings,
      ...refundReadings,
      ...bankPaymentHandlers,
      ...feePlanHandlers,
      ...differenceHandlers,
    );
    for (const key of ['feeReceipt', 'feeReceiptHalf', 'feeReceiptCopies', 'feeReceiptSlip'])
      this.documents.bind(key, this.receipts);
    this.documents.bind('donationReceipt', this.donations);
    this.views.bind('familyStatement', ({ student }, context, connection) =>
      familyStatementOf(connection, Number(student), context),
    );
    this.views.bind('familyBalance', ({ student }, context, connection) =>
      familyBalanceOf(connection, Number(student), context),
    );
    this.documents.bind('feeChallan', this.challans);
    this.documents.bind('depositSlip', this.deposits);
    this.views.bind('stoppedAtGate', (_, { today }, connection) => stoppedAtGate(connection, today));
    this.reports.bind('receivablesByAge', receivablesByAgeBinding);
    this.reports.bind('statementOfFamily', statementOfFamilyBinding);
    this.reports.bind('batchHeads', batchHeadsBinding);
    this.reports.bind('faresToAdjust', faresToAdjustBinding);
    this.reports.bind('advanceReport', advanceReportBinding);
    this.reports.bind('moneyComparison', comparisonBinding);
    this.reports.bind('taxReport', taxBinding);
    for (const [key, binding] of Object.entries(ledgerBindings)) this.reports.bind(key, binding);
  }
}
