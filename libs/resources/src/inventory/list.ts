import type { AnyResource } from '@school/kernel';
import { grnItem } from './grn-item.resource.ts';
import { grn } from './grn.resource.ts';
import { indentItem } from './indent-item.resource.ts';
import { indentSetting } from './indent-setting.settings.ts';
import { indent } from './indent.resource.ts';
import { inventorySetting } from './inventory-setting.settings.ts';
import { issueReturn } from './issue-return.resource.ts';
import { itemCategory } from './item-category.resource.ts';
import { purchaseOrderItem } from './purchase-order-item.resource.ts';
import { purchaseOrder } from './purchase-order.resource.ts';
import {
  salesInvoiceItem,
  salesInvoiceDiscount,
  salesInvoiceCharge,
} from './sales-invoice-lines.resource.ts';
import { salesInvoice } from './sales-invoice.resource.ts';
import { stockAdjustmentLine } from './stock-adjustment-line.resource.ts';
import { stockAdjustment } from './stock-adjustment.resource.ts';
import { stockBatch } from './stock-batch.resource.ts';
import { stockLedgerEntry } from './stock-ledger-entry.resource.ts';
import { storeCategory } from './store-category.resource.ts';
import { storeItem } from './store-item.resource.ts';
import { storeType } from './store-type.resource.ts';
import { store } from './store.resource.ts';
import { supplierPayment } from './supplier-payment.resource.ts';
import { supplierType } from './supplier-type.resource.ts';
import { supplier } from './supplier.resource.ts';

export const inventoryResources: readonly AnyResource[] = [
  grnItem,
  grn,
  indentItem,
  indentSetting,
  indent,
  inventorySetting,
  issueReturn,
  itemCategory,
  purchaseOrderItem,
  purchaseOrder,
  salesInvoiceItem,
  salesInvoiceDiscount,
  salesInvoiceCharge,
  salesInvoice,
  stockAdjustmentLine,
  stockAdjustment,
  stockBatch,
  stockLedgerEntry,
  storeCategory,
  storeItem,
  storeType,
  store,
  supplierPayment,
  supplierType,
  supplier,
];
