import { block, contribute, defineView, f } from '@school/kernel';

/** Approved indents waiting to be issued. */
const indentsToIssue = defineView('indentsToIssue', {
  module: 'inventory',
  label: 'Indents to issue',
  of: 'indent',
  where: { status_in: ['APPROVED', 'PARTIALLY_ISSUED'] },
  columns: {
    indentNo: { link: '/indents/:id' },
    raisedBy: {},
    store: {},
    expectedDate: {},
    status: {},
    id: { hidden: true },
  },
  sort: 'expectedDate',
  access: ['InventoryManagement'],
});

/** Indents waiting for the caller's decision. */
const indentsToDecide = defineView('indentsToDecide', {
  module: 'inventory',
  label: 'Indents to decide',
  of: 'indent',
  where: { status: 'PENDING', decider: { $me: 'employee' } },
  columns: {
    indentNo: { link: '/indents/:id' },
    raisedBy: {},
    store: {},
    expectedDate: {},
    id: { hidden: true },
  },
  sort: 'expectedDate',
  access: ['EMPLOYEE'],
});

/** Indents that nobody else decides on. */
const indentsForStores = defineView('indentsForStores', {
  module: 'inventory',
  label: 'Indents for storekeepers to decide',
  of: 'indent',
  where: { status: 'PENDING', decider_empty: true },
  columns: {
    indentNo: { link: '/indents/:id' },
    raisedBy: {},
    store: {},
    expectedDate: {},
    id: { hidden: true },
  },
  sort: 'expectedDate',
  access: ['InventoryManagement'],
});

/** Purchase orders above the limit, waiting for approval. */
const ordersToApprove = defineView('ordersToApprove', {
  module: 'inventory',
  label: 'Purchase orders to approve',
  of: 'purchaseOrder',
  where: { status: 'PENDING_APPROVAL' },
  columns: {
    poNo: { link: '/purchase_orders/:id' },
    supplier: {},
    poDate: {},
    total: {},
    id: { hidden: true },
  },
  sort: 'poDate',
  access: ['ApprovePurchaseOrders'],
});

/** Overdue orders. */
const ordersLate = defineView('ordersLate', {
  module: 'inventory',
  label: 'Late deliveries',
  of: 'purchaseOrder',
  where: { isOpen: true, expectedDate_lt: { $date: 'today' } },
  columns: {
    poNo: { link: '/purchase_orders/:id' },
    supplier: {},
    expectedDate: {},
    percentReceived: {},
    id: { hidden: true },
  },
  sort: 'expectedDate',
  access: ['PurchaseOrders', 'InventoryManagement'],
});

/** What was ordered for an indent. An order may be for several of them. */
const ordersOfIndent = defineView('ordersOfIndent', {
  module: 'inventory',
  label: 'Purchase orders',
  of: 'purchaseOrder',
  parameters: { indent: f.ref('indent', { required: true }) },
  narrows: { indent: 'indents_contains' },
  columns: {
    poNo: { link: '/purchase_orders/:id' },
    supplier: {},
    poDate: {},
    expectedDate: {},
    percentReceived: {},
    status: {},
    id: { hidden: true },
  },
  sort: ['-poDate', '-id'],
});

export const inventoryViews = [
  indentsToIssue,
  indentsToDecide,
  indentsForStores,
  ordersToApprove,
  ordersLate,
  ordersOfIndent,
] as const;

export const inventoryContributions = [
  contribute('indent', {
    module: 'inventory',
    tabs: [
      {
        key: 'orders',
        label: 'Purchase orders',
        blocks: [block.table('ordersOfIndent', { empty: 'Nothing has been ordered for this indent.' })],
      },
    ],
  }),
  contribute('home', {
    module: 'inventory',
    waiting: [
      {
        key: 'ordersToApprove',
        label: 'Purchase orders to approve',
        icon: 'approve',
        view: 'ordersToApprove',
        to: '/purchase_orders',
        order: 14,
      },
      {
        key: 'indentsToDecide',
        label: 'Indents to decide',
        icon: 'approve',
        view: 'indentsToDecide',
        to: '/indents',
        order: 15,
        roles: ['EMPLOYEE'],
      },
      {
        key: 'indentsForStores',
        label: 'Indents for storekeepers to decide',
        icon: 'approve',
        view: 'indentsForStores',
        to: '/indents',
        order: 15,
      },
      {
        key: 'indentsToIssue',
        label: 'Indents to issue',
        icon: 'inventory',
        view: 'indentsToIssue',
        to: '/indents',
        order: 16,
      },
      {
        key: 'ordersLate',
        label: 'Late deliveries',
        icon: 'inventory',
        view: 'ordersLate',
        to: '/purchase_orders',
        order: 45,
      },
    ],
  }),
] as const;
