import { Inject, Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import { Documents } from '../../engine/document/documents.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { RECORDS } from '../../engine/records.ts';
import type { Records } from '../../engine/records.ts';
import { Reports } from '../../engine/report/reports.ts';
import { Database } from '../../platform/database/database.ts';
import { GrnController } from './grn.controller.ts';
import { InventoryPaper } from './inventory-papers.ts';
import { dayWiseBinding, itemWiseBinding, registerBinding, salesBinding } from './inventory-reports.store.ts';

/** Stores, their contents, and the documents that move them. */
@OfFeature('inventory')
@Module({ controllers: [GrnController], providers: [WriteCalls] })
export class InventoryModule implements OnModuleInit {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Documents) private readonly documents: Documents,
    @Inject(RECORDS) private readonly records: Records,
    @Inject(Reports) private readonly reports: Reports,
  ) {}

  onModuleInit(): void {
    this.documents.bind('purchaseOrder', new InventoryPaper(this.database, this.records, 'purchaseOrder'));
    this.documents.bind('goodsReceivedNote', new InventoryPaper(this.database, this.records, 'grn'));
    this.documents.bind('salesInvoice', new InventoryPaper(this.database, this.records, 'salesInvoice'));
    this.reports.bind('itemWiseReport', itemWiseBinding);
    this.reports.bind('inventoryRegister', registerBinding);
    this.reports.bind('salesReport', salesBinding);
    this.reports.bind('dayWiseReport', dayWiseBinding);
  }
}
