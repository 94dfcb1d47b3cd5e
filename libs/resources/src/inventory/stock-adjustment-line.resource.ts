import { all, any, defineResource, f, isEmpty, isNot, not } from '@school/kernel';
import { storekeepers } from './access.ts';
import { quantity } from './quantity.ts';

/** One item that differs from the books: either the counted quantity, or how much more or less there is. */
export const stockAdjustmentLine = defineResource('stockAdjustmentLine', {
  module: 'inventory',
  label: ['Adjusted item', 'Adjusted items'],
  parent: 'stockAdjustment',
  noArchive: true,
  fields: {
    stockAdjustment: f.ref('stockAdjustment', { required: true, onDelete: 'cascade' }),
    storeItem: f.ref('storeItem', {
      label: 'Item',
      required: true,
      filter: { isActive: true, store: { $field: 'store' } },
    }),
    countedQty: quantity({ label: 'Counted', min: '0' }),
    deltaQty: quantity({ label: 'More or less' }),
    batchNumber: f.text({ max: 40 }),
    expiryDate: f.date(),
  },
  title: 'storeItem',
  list: { columns: ['storeItem', 'countedQty', 'deltaQty', 'batchNumber', 'expiryDate'] },
  unique: [{ fields: ['stockAdjustment', 'storeItem'] }],
  checks: [
    {
      key: 'oneOfTwo',
      holds: any(
        all(isEmpty('countedQty'), not(isEmpty('deltaQty'))),
        all(not(isEmpty('countedQty')), isEmpty('deltaQty')),
      ),
      message: 'Enter either the counted quantity or the difference',
      field: 'countedQty',
    },
    {
      key: 'changesSomething',
      holds: isNot('deltaQty', 0),
      message: 'Zero has no effect',
      field: 'deltaQty',
    },
  ],
  sample: { countedQty: undefined, deltaQty: '5.000', expiryDate: undefined },
  access: { read: storekeepers, create: storekeepers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    stockAdjustmentLine: typeof stockAdjustmentLine;
  }
}
