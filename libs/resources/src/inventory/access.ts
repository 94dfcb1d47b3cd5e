import type { Access, Principal } from '@school/kernel';

/** The storekeepers, who keep everything here. */
export const storekeepers: readonly Principal[] = ['InventoryManagement'];
/** Who orders, and takes in what was ordered. */
export const buyers: readonly Principal[] = ['PurchaseOrders', ...storekeepers];
/** Who pays suppliers, and who reads what is owed to them. */
export const payers: readonly Principal[] = ['FinanceControl', 'FinanceReports'];
/** Who reads what a supplier brought. */
export const receiptReaders: readonly Principal[] = [...payers, 'ApprovePurchaseOrders', ...buyers];
/** Who sells out of a store. */
export const sellers: readonly Principal[] = ['InventorySales', ...storekeepers];
/** Whoever may look into the stores. */
export const storeVisitors: readonly Principal[] = [
  ...storekeepers,
  'PurchaseOrders',
  'ApprovePurchaseOrders',
  'InventorySales',
  'InventoryBasics',
];

/** Masters of the stores: read by whoever looks into them, kept by some. */
export const keptBy = (keepers: readonly Principal[]): Access<never> => ({
  read: storeVisitors,
  create: keepers,
  update: keepers,
  delete: keepers,
});
