import { Inject, Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import { Documents } from '../../engine/document/documents.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { ReceiptPapers } from '../finance/receipt-papers.ts';
import { FeeClock } from './fee-clock.ts';
import { FeeCounterController } from './fee-counter.controller.ts';

/** Fees: bills, payments and what is left; and the receipts of all money that comes in. */
@OfFeature('fees')
@Module({
  controllers: [FeeCounterController],
  providers: [WriteCalls, FeeClock, ReceiptPapers],
  exports: [FeeClock],
})
export class FeesModule implements OnModuleInit {
  constructor(
    @Inject(Documents) private readonly documents: Documents,
    @Inject(ReceiptPapers) private readonly receipts: ReceiptPapers,
  ) {}

  onModuleInit(): void {
    for (const key of ['feeReceipt', 'feeReceiptHalf', 'feeReceiptCopies', 'feeReceiptSlip'])
      this.documents.bind(key, this.receipts);
  }
}
