import { defineResource, f, field, gte, is } from '@school/kernel';
import { bookKeeping } from './access.ts';

/** Something of value that the school owns: a bus, a laboratory, a computer. */
export const asset = defineResource('asset', {
  module: 'finance',
  label: ['Asset', 'Assets'],
  api: 'setup/v1/AssetManagements',
  screens: { list: '/finance/asset', create: '/actionnew_asset', show: '/finance/view_asset/:id' },
  menu: {
    group: 'assetsLiabilities',
    order: 10,
    icon: 'category',
    description: 'What the school owns',
    create: { label: 'New asset', description: 'Add an asset' },
  },
  fields: {
    title: f.text({ required: true, max: 150, search: true }),
    description: f.longText({ max: 500 }),
    category: f.text({ label: 'Kind', max: 80, search: true }),
    amount: f.money({ label: 'Value', level: 'basic', required: true, min: '0' }),
    quantity: f.int({ required: true, default: 1, min: 1, max: 999_999 }),
    location: f.text({ max: 120, search: true }),
    acquiredOn: f.date({ label: 'Acquired on', required: true, default: 'today', max: 'today', index: true }),
    status: f.choice(
      { IN_USE: 'In use', DISPOSED: 'Disposed of' },
      {
        required: true,
        readOnly: true,
        default: 'IN_USE',
        index: true,
        tones: { IN_USE: 'success', DISPOSED: 'neutral' },
      },
    ),
    disposedOn: f.date({ label: 'Disposed of on', readOnly: true, noCopy: true }),
  },
  title: 'title',
  subtitle: ['category', 'location'],
  list: {
    columns: ['title', 'category', 'location', 'quantity', 'acquiredOn', 'amount', 'status'],
    sort: 'title',
    filters: ['category', 'status', 'acquiredOn'],
    totals: ['amount'],
    views: [
      { key: 'inUse', label: 'In use', filter: { status: 'IN_USE' } },
      { key: 'disposed', label: 'Disposed of', filter: { status: 'DISPOSED' } },
    ],
  },
  conditions: { disposedOn: { visible: is('status', 'DISPOSED') } },
  checks: [
    {
      key: 'disposedAfterAcquired',
      holds: gte(field('disposedOn'), field('acquiredOn')),
      message: 'It cannot be disposed of before it was acquired',
      field: 'disposedOn',
    },
  ],
  lifecycle: {
    field: 'status',
    initial: 'IN_USE',
    transitions: {
      dispose: {
        label: 'Dispose of',
        access: ['FinanceControl'],
        from: ['IN_USE'],
        to: 'DISPOSED',
        tone: 'warning',
        ask: { disposedOn: f.date({ label: 'Day', required: true, default: 'today', max: 'today' }) },
      },
      restore: {
        label: 'Back in use',
        access: ['FinanceControl'],
        from: ['DISPOSED'],
        to: 'IN_USE',
        confirm: 'It counts as owned by the school again.',
      },
    },
  },
  sample: { disposedOn: undefined, acquiredOn: '2026-01-15' },
  access: bookKeeping,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    asset: typeof asset;
  }
}
