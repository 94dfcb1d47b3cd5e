import { defineResource, f, is } from '@school/kernel';

const readers = ['FinanceControl', 'FinanceReports'] as const;
const keepers = ['FinanceControl'] as const;

/** What a gateway paid into the bank for the payments of some days, less its own fee. */
export const paymentSettlement = defineResource('paymentSettlement', {
  module: 'onlinePayments',
  label: ['Settlement', 'Settlements'],
  api: 'finance/v1/settlement',
  screens: {
    list: '/online_payments/settlements',
    create: '/online_payments/settlements/new',
    show: '/online_payments/settlements/:id',
    edit: '/online_payments/settlements/:id/edit',
  },
  menu: {
    group: 'onlinePayments',
    order: 20,
    icon: 'bank',
    description: 'What gateways paid into the bank, compared with the payments',
    access: readers,
  },
  noArchive: true,
  fields: {
    number: f.text({ label: 'Settlement number', required: true, max: 60, search: true }),
    gateway: f.ref('paymentGateway', { required: true, named: true, onDelete: 'restrict' }),
    settledOn: f.date({ label: 'Paid into the bank on', required: true, max: 'today', index: true }),
    status: f.choice(
      { IMPORTED: 'Entered', MATCHED: 'Compared and booked' },
      {
        required: true,
        readOnly: true,
        default: 'IMPORTED',
        index: true,
        tones: { IMPORTED: 'warning', MATCHED: 'success' },
      },
    ),
    rows: f.rollup({ label: 'Payments', of: 'paymentSettlementRow', via: 'settlement', fn: 'count' }),
    differing: f.rollup({
      label: 'Differing',
      of: 'paymentSettlementRow',
      via: 'settlement',
      fn: 'count',
      where: { differs: true },
    }),
    gross: f.rollup({
      of: 'paymentSettlementRow',
      via: 'settlement',
      fn: 'sum',
      field: 'gross',
      as: 'money',
    }),
    fee: f.rollup({
      label: 'Gateway fee',
      of: 'paymentSettlementRow',
      via: 'settlement',
      fn: 'sum',
      field: 'fee',
      as: 'money',
    }),
    tax: f.rollup({
      label: 'Tax on the fee',
      of: 'paymentSettlementRow',
      via: 'settlement',
      fn: 'sum',
      field: 'tax',
      as: 'money',
    }),
  },
  title: 'number',
  subtitle: ['gateway', 'settledOn'],
  unique: [{ fields: ['gateway', 'number'] }],
  list: {
    columns: ['number', 'gateway', 'settledOn', 'rows', 'differing', 'gross', 'fee', 'tax', 'status'],
    sort: '-settledOn',
    filters: ['gateway', 'settledOn', 'status'],
  },
  lifecycle: {
    field: 'status',
    initial: 'IMPORTED',
    transitions: {
      match: {
        label: 'Compare and book',
        access: keepers,
        from: ['IMPORTED'],
        to: 'MATCHED',
        confirm: 'The amounts paid into the bank and kept by the gateway are booked.',
      },
    },
  },
  related: [{ key: 'rows', label: 'Payments', resource: 'paymentSettlementRow', via: 'settlement' }],
  closed: [
    {
      verbs: ['update', 'delete'],
      when: is('status', 'MATCHED'),
      code: 'BOOKED',
      message: 'This has been booked and cannot be changed.',
    },
  ],
  sample: { settledOn: '2026-03-02' },
  access: { read: readers, create: keepers, update: keepers, delete: keepers },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    paymentSettlement: typeof paymentSettlement;
  }
}
