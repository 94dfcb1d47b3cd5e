import type { Access, Principal } from '@school/kernel';

/** The storekeepers, who manage everything here. */
export const storekeepers: readonly Principal[] = ['InventoryManagement'];
/** Who places orders and receives the goods. */
export const buyers: readonly Principal[] = ['PurchaseOrders', ...storekeepers];
/** Who pays suppliers, and who reads what is owed to them. */
export const payers: readonly Principal[] = ['FinanceControl', 'FinanceReports'];
/** Who reads what a supplier delivered. */
export const receiptReaders: readonly Principal[] = [...payers, 'ApprovePurchaseOrders', ...buyers];
/** Who sells from a store. */
export const sellers: readonly Principal[] = ['InventorySales', ...storekeepers];
/** Anyone who may look into the stores. */
export const storeVisitors: readonly Principal[] = [
  ...storekeepers,
  'PurchaseOrders',
  'ApprovePurchaseOrders',
  'InventorySales',
  'InventoryBasics',
];

/** Who chooses what to ask a store for, without looking into its books. */
export const requesters: readonly Principal[] = ['EMPLOYEE'];

/** Masters of the stores: read by anyone who may look into them, maintained by some. */
export const keptBy = (keepers: readonly Principal[]): Access<never> => ({
  read: storeVisitors,
  create: keepers,
  update: keepers,
  delete: keepers,
});
