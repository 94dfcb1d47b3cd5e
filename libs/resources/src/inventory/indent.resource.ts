import { defineResource, f, isOneOf, not } from '@school/kernel';
import { storekeepers } from './access.ts';

/** Every employee asks for what the work needs, and managers and those in charge of a store decide, without a privilege. */
const raisers = ['InventoryBasics', ...storekeepers, 'EMPLOYEE'] as const;
/** Storekeepers act for anyone, everyone else only on what they have raised themselves. */
const raiser = {
  rows: {
    InventoryManagement: 'all',
    InventoryBasics: { raisedBy: { $me: 'employee' } },
    EMPLOYEE: { raisedBy: { $me: 'employee' } },
  },
  code: 'NOT_RAISER',
  message: 'Someone else raised this indent.',
} as const;
/** Storekeepers can always decide, others when it is waiting for them. */
const decider = {
  rows: {
    InventoryManagement: 'all',
    InventoryBasics: { decider: { $me: 'employee' } },
    EMPLOYEE: { decider: { $me: 'employee' } },
  },
  code: 'NOT_APPROVER',
  message: 'Someone else decides on this indent.',
} as const;
const ofCaller = {
  _or: [
    { raisedBy: { $me: 'employee' } },
    { manager: { $me: 'employee' } },
    { 'store.inCharge': { $me: 'employee' } },
  ],
} as const;

/** Someone needs things from a store: their manager decides, the store issues, and what is lent comes back. */
export const indent = defineResource('indent', {
  module: 'inventory',
  label: ['Indent', 'Indents'],
  api: 'setup/v1/Indent',
  screens: { list: '/indents', show: '/indents/:id', create: '/indents/new', edit: '/indents/edit/:id' },
  menu: {
    group: 'inventory',
    order: 20,
    icon: 'list',
    description: 'What is needed from the stores, decided and issued',
    access: ['PurchaseOrders', 'InventoryBasics', ...storekeepers],
    also: [{ group: 'myWork', order: 66, access: ['EMPLOYEE'], forOneself: true }],
    create: { label: 'New indent', description: 'Request items from a store', icon: 'add' },
  },
  noArchive: true,
  fields: {
    indentNo: f.series('IND-{seq:4}', { label: 'Number', search: true }),
    store: f.ref('store', { required: true, filter: { isActive: true }, named: true }),
    raisedBy: f.ref('employee', { readOnly: true, named: true }),
    manager: f.ref('employee', { readOnly: true, named: true }),
    decider: f.ref('employee', {
      label: 'Decision lies with',
      readOnly: true,
      named: true,
      help: 'If empty, the storekeepers, who can always decide',
    }),
    expectedDate: f.date({ label: 'Needed by', required: true }),
    description: f.longText({ max: 1000 }),
    status: f.choice(
      {
        PENDING: 'Pending',
        APPROVED: 'Approved',
        PARTIALLY_ISSUED: 'Partly issued',
        ISSUED: 'Issued',
        REJECTED: 'Rejected',
        CANCELLED: 'Cancelled',
        CLOSED: 'Closed',
      },
      {
        required: true,
        default: 'PENDING',
        readOnly: true,
        index: true,
        tones: {
          PENDING: 'warning',
          APPROVED: 'info',
          PARTIALLY_ISSUED: 'info',
          ISSUED: 'success',
          REJECTED: 'error',
          CANCELLED: 'neutral',
          CLOSED: 'neutral',
        },
      },
    ),
    decidedBy: f.text({ max: 200, readOnly: true }),
    decidedAt: f.dateTime({ readOnly: true, index: true }),
    rejectReason: f.text({ max: 300, readOnly: true }),
    items: f.lines('indentItem', {
      label: 'Items',
      required: true,
      min: 1,
      // Approving less than is required is deciding.
      whose: { approvedQty: { rows: decider.rows } },
    }),
    pieces: f.rollup({ label: 'Items', of: 'indentItem', via: 'indent', fn: 'count' }),
  },
  comments: 'readers',
  attachments: true,
  title: 'indentNo',
  subtitle: ['store', 'status'],
  list: {
    columns: ['indentNo', 'raisedBy', 'store', 'pieces', 'expectedDate', 'status'],
    sort: '-indentNo',
    filters: ['status', 'store', 'raisedBy', 'decider', 'expectedDate'],
    views: [
      { key: 'pending', label: 'Pending', filter: { status: 'PENDING' } },
      { key: 'toIssue', label: 'To issue', filter: { status_in: ['APPROVED', 'PARTIALLY_ISSUED'] } },
    ],
    board: { by: 'status', fields: ['raisedBy', 'store', 'expectedDate'] },
  },
  form: {
    tabs: [
      {
        key: 'indent',
        label: 'Indent',
        sections: [
          { fields: ['store', 'expectedDate', 'raisedBy', 'manager', 'decider', 'status'] },
          {
            help: 'Whoever decides may approve less than is required, and states what must be returned.',
            fields: ['items'],
          },
          { fields: ['description'] },
          { label: 'Decision', fields: ['decidedBy', 'decidedAt', 'rejectReason'] },
        ],
      },
    ],
  },
  related: [
    { key: 'returns', label: 'Returns', resource: 'issueReturn', via: 'indent' },
    { key: 'ledger', label: 'Ledger', resource: 'stockLedgerEntry', via: 'indent' },
  ],
  lifecycle: {
    field: 'status',
    initial: 'PENDING',
    transitions: {
      approve: {
        label: 'Approve',
        access: raisers,
        from: ['PENDING', 'REJECTED'],
        to: 'APPROVED',
        or: ['PARTIALLY_ISSUED', 'ISSUED'],
        whose: decider,
        tone: 'success',
        confirm: 'Items in stock are issued at once, the rest as they come in.',
      },
      reject: {
        label: 'Reject',
        access: raisers,
        from: ['PENDING'],
        to: 'REJECTED',
        whose: decider,
        tone: 'error',
        ask: { rejectReason: f.text({ label: 'Reason', required: true, max: 300 }) },
      },
      resubmit: { label: 'Ask again', access: raisers, from: ['REJECTED'], to: 'PENDING', whose: raiser },
      cancel: {
        label: 'Cancel indent',
        access: raisers,
        from: ['PENDING'],
        to: 'CANCELLED',
        whose: raiser,
        tone: 'warning',
        confirm: 'Nothing is issued.',
      },
      issue: {
        label: 'Issue',
        access: storekeepers,
        from: ['APPROVED', 'PARTIALLY_ISSUED'],
        to: 'PARTIALLY_ISSUED',
        or: ['ISSUED'],
        tone: 'success',
        confirm: 'Items now in stock are issued.',
      },
      close: {
        label: 'Close',
        access: storekeepers,
        from: ['APPROVED', 'PARTIALLY_ISSUED', 'ISSUED'],
        to: 'CLOSED',
        confirm: 'Anything not yet issued will no longer be issued.',
      },
    },
  },
  sample: { expectedDate: '2099-12-31' },
  closed: [
    {
      verbs: ['update', 'delete'],
      when: not(isOneOf('status', ['PENDING', 'REJECTED'])),
      code: 'DECIDED',
      message: 'This indent has already been decided.',
    },
  ],
  access: {
    read: ['PurchaseOrders', ...raisers],
    create: raisers,
    import: storekeepers,
    update: raisers,
    delete: raisers,
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
    indent: typeof indent;
  }
}
