import { isAmong } from '@school/kernel';
import type { DashboardPart } from '../reporting/dashboard-part.ts';

const readers = [
  'InventoryManagement',
  'PurchaseOrders',
  'ApprovePurchaseOrders',
  'InventorySales',
  'InventoryBasics',
] as const;

/** How many items the stores keep, for anyone allowed to see them. */
export const inventoryDashboard: DashboardPart['figures'] = async ({ actor }, connection) => {
  if (!isAmong(actor, readers)) return {};
  const [row] = await connection.query<{ readonly items: number }>({
    name: 'dashboard_inventory',
    text: 'select count(*)::int as items from store_item where is_active and not archived',
  });
  return { inventoryItems: row?.items ?? 0 };
};
