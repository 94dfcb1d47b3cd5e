import { defineSettings, f } from '@school/kernel';
import { storekeepers, storeVisitors } from './access.ts';

/** How orders and receipts go. Stock is valued at the moving average; below zero it never goes. */
export const inventorySetting = defineSettings('inventorySetting', {
  module: 'inventory',
  label: 'Inventory settings',
  api: 'setup/v1/InventorySettings',
  screen: '/inventory_settings',
  menu: {
    group: 'inventorySetUp',
    order: 60,
    icon: 'settings',
    description: 'Orders that need approval, goods beyond the order',
  },
  fields: {
    poApprovalAbove: f.money({
      label: 'Orders above need approval',
      level: 'basic',
      min: '0',
      help: 'Without an amount no order waits for approval',
    }),
    overReceiptPercent: f.percent({
      label: 'Goods beyond the order (%)',
      required: true,
      min: '0',
      max: '100',
      scale: 2,
      default: '0',
      help: 'How much more than ordered may be accepted',
    }),
    autoIssueOnGrn: f.flag({
      label: 'Serve waiting indents at once',
      default: true,
      help: 'What comes in goes to approved indents first, those decided first before others',
    }),
  },
  access: { read: storeVisitors, update: storekeepers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    inventorySetting: typeof inventorySetting;
  }
}
