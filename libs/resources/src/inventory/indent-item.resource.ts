import { defineResource, f, field, gt, gte, is, lte, subtract, when } from '@school/kernel';
import { storekeepers } from './access.ts';
import { counted, quantity } from './quantity.ts';

const raisers = ['InventoryBasics', ...storekeepers, 'EMPLOYEE'] as const;
const ofCaller = {
  _or: [
    { 'indent.raisedBy': { $me: 'employee' } },
    { 'indent.manager': { $me: 'employee' } },
    { 'indent.store.inCharge': { $me: 'employee' } },
  ],
} as const;

/** One item that an indent requests, and what became of it. */
export const indentItem = defineResource('indentItem', {
  module: 'inventory',
  label: ['Indent item', 'Indent items'],
  api: 'setup/v1/IndentItem',
  parent: 'indent',
  ownCalls: ['save', 'update', 'delete', 'archive', 'restore', 'bulk', 'import'],
  noArchive: true,
  fields: {
    indent: f.ref('indent', { required: true, onDelete: 'cascade' }),
    storeItem: f.ref('storeItem', {
      label: 'Item',
      required: true,
      filter: { isActive: true, store: { $field: 'store' } },
      named: true,
    }),
    requiredQty: quantity({ label: 'Required', required: true }),
    approvedQty: quantity({ label: 'Approved', min: '0' }),
    issueType: f.choice(
      { PERMANENT: 'Permanently', TEMPORARY: 'To be returned' },
      { label: 'Issued', required: true, default: 'PERMANENT' },
    ),
    expectedReturnDate: f.date({ label: 'Back by' }),
    issuedQty: counted('Given out'),
    returnedQty: counted('Returned'),
    pendingQty: f.computed({
      label: 'Still to issue',
      as: 'decimal',
      scale: 3,
      value: when(
        gt(field('approvedQty'), field('issuedQty')),
        subtract(field('approvedQty'), field('issuedQty')),
        0,
      ),
    }),
    outstandingQty: f.computed({
      label: 'To come back',
      as: 'decimal',
      scale: 3,
      value: when(is('issueType', 'TEMPORARY'), subtract(field('issuedQty'), field('returnedQty')), 0),
    }),
  },
  title: 'storeItem',
  subtitle: ['indent', 'issuedQty'],
  list: {
    columns: [
      'storeItem',
      'requiredQty',
      'approvedQty',
      'issueType',
      'expectedReturnDate',
      'issuedQty',
      'returnedQty',
      'pendingQty',
    ],
  },
  unique: [{ fields: ['indent', 'storeItem'] }],
  conditions: {
    expectedReturnDate: {
      visible: is('issueType', 'TEMPORARY'),
      required: is('issueType', 'TEMPORARY'),
    },
  },
  checks: [
    {
      key: 'asksForSomething',
      holds: gt(field('requiredQty'), 0),
      message: 'The quantity must be above zero',
      field: 'requiredQty',
    },
    {
      key: 'noMoreThanRequired',
      holds: lte(field('approvedQty'), field('requiredQty')),
      message: 'The quantity approved cannot exceed the quantity required',
      field: 'approvedQty',
    },
    {
      key: 'noMoreThanApproved',
      holds: lte(field('issuedQty'), field('approvedQty')),
      message: 'The quantity issued cannot exceed the quantity approved',
      field: 'issuedQty',
    },
    {
      key: 'noMoreThanIssued',
      holds: gte(field('issuedQty'), field('returnedQty')),
      message: 'The quantity returned cannot exceed the quantity issued',
      field: 'returnedQty',
    },
  ],
  sample: { requiredQty: '2.000', approvedQty: undefined },
  access: {
    read: ['PurchaseOrders', ...raisers],
    create: raisers,
    update: raisers,
    rows: {
      InventoryManagement: 'all',
      PurchaseOrders: 'all',
      InventoryBasics: ofCaller,
      EMPLOYEE: ofCaller,
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    indentItem: typeof indentItem;
  }
}
