import { defineResource, f, field, gt } from '@school/kernel';
import { storekeepers } from './access.ts';
import { quantity } from './quantity.ts';

/** Something lent is returned to the store. */
export const issueReturn = defineResource('issueReturn', {
  module: 'inventory',
  label: ['Return', 'Returns of issued items'],
  api: 'setup/v1/IssueReturn',
  screens: { list: '/indents/returns', create: '/indents/returns/new' },
  menu: {
    group: 'inventory',
    order: 25,
    icon: 'history',
    description: 'Items that were lent and returned',
    create: { label: 'Take back', description: 'Record the return of a lent item', icon: 'add' },
    access: storekeepers,
  },
  noArchive: true,
  appendOnly: true,
  fields: {
    indentItem: f.ref('indentItem', {
      label: 'Indent item',
      required: true,
      // What is still to come back: nothing of what was issued for good.
      filter: { outstandingQty_gt: '0' },
    }),
    indent: f.ref('indent', { readOnly: true }),
    quantity: quantity({ required: true }),
    date: f.date({ required: true, default: 'today', max: 'today' }),
    condition: f.text({ max: 200 }),
  },
  title: 'date',
  subtitle: ['indent', 'quantity'],
  list: {
    columns: ['date', 'indent', 'indentItem', 'quantity', 'condition'],
    sort: '-date',
    filters: ['indent', 'date'],
  },
  checks: [
    {
      key: 'returnsSomething',
      holds: gt(field('quantity'), 0),
      message: 'The quantity must be above zero',
      field: 'quantity',
    },
  ],
  access: {
    read: [...storekeepers, 'InventoryBasics'],
    create: storekeepers,
    rows: {
      InventoryManagement: 'all',
      InventoryBasics: {
        _or: [
          { 'indent.raisedBy': { $me: 'employee' } },
          { 'indent.manager': { $me: 'employee' } },
          { 'indent.store.inCharge': { $me: 'employee' } },
        ],
      },
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    issueReturn: typeof issueReturn;
  }
}
