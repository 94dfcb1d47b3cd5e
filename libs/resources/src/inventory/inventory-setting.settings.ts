import { defineSettings, f } from '@school/kernel';
import { storekeepers, storeVisitors } from './access.ts';

/** How orders and receipts are handled. Stock is valued at the moving average; it never goes below zero. */
export const inventorySetting = defineSettings('inventorySetting', {
  module: 'inventory',
  label: 'Inventory settings',
  api: 'setup/v1/InventorySettings',
  screen: '/inventory_settings',
  menu: {
    group: 'inventorySetUp',
    order: 60,
    icon: 'settings',
    description: 'Order approval and over-delivery',
  },
  fields: {
    poApprovalAbove: f.money({
      label: 'Orders above this need approval',
      level: 'basic',
      min: '0',
      help: 'If empty, no order needs approval',
    }),
    overReceiptPercent: f.percent({
      label: 'Over-delivery allowed (%)',
      required: true,
      min: '0',
      max: '100',
      scale: 2,
      default: '0',
      help: 'How much more than ordered may be accepted',
    }),
    autoIssueOnGrn: f.flag({
      label: 'Fulfil waiting indents at once',
      default: true,
      help: 'Incoming goods go to approved indents first, in the order they were decided',
    }),
  },
  access: { read: storeVisitors, update: storekeepers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    inventorySetting: typeof inventorySetting;
  }
}
