import type { Behaviours } from '../../engine/behaviour.ts';
import { grnBehaviour } from './grn.behaviour.ts';
import { indentBehaviour } from './indent.behaviour.ts';
import { issueReturnBehaviour } from './issue-return.behaviour.ts';
import { purchaseOrderBehaviour } from './purchase-order.behaviour.ts';
import { salesInvoiceBehaviour } from './sales-invoice.behaviour.ts';
import { stockAdjustmentBehaviour } from './stock-adjustment.behaviour.ts';
import { supplierPaymentBehaviour } from './supplier-payment.behaviour.ts';
import { indentSettingBehaviour, storeBehaviour } from './pass-indents.ts';
import { storeItemBehaviour } from './store-item.behaviour.ts';

/** Inventory rules that the definitions cannot express: documents move stock. */
export const inventoryBehaviours: Behaviours = {
  storeItem: storeItemBehaviour,
  store: storeBehaviour,
  indent: indentBehaviour,
  indentSetting: indentSettingBehaviour,
  issueReturn: issueReturnBehaviour,
  purchaseOrder: purchaseOrderBehaviour,
  grn: grnBehaviour,
  salesInvoice: salesInvoiceBehaviour,
  stockAdjustment: stockAdjustmentBehaviour,
  supplierPayment: supplierPaymentBehaviour,
};
