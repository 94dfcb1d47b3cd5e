import { defineResource, f, field, gte } from '@school/kernel';
import { assetKeepers, assetReaders, assetAccess, holderRows } from './access.ts';

const kept = ['IN_STORE', 'IN_USE', 'REPAIR'] as const;

/** One thing with its tag: where it is and who is responsible for it. */
export const assetEntry = defineResource('assetEntry', {
  module: 'schoolAssets',
  label: ['School asset', 'School assets'],
  api: 'setup/v1/SchoolAssetEntries',
  screens: {
    list: '/school_assets/entries',
    create: '/school_assets/entries/new',
    show: '/school_assets/entries/:id',
    edit: '/school_assets/entries/:id/edit',
  },
  menu: {
    group: 'schoolAssets',
    order: 20,
    icon: 'inventory',
    description: 'Every asset with its tag, where it is and who has it',
    access: [...assetReaders, 'EMPLOYEE'],
  },
  noArchive: true,
  fields: {
    asset: f.ref('schoolAsset', {
      label: 'Asset type',
      required: true,
      named: true,
      filter: { active: true },
      onDelete: 'restrict',
    }),
    tag: f.text({
      required: true,
      max: 40,
      unique: true,
      search: true,
      natural: true,
      tellsLast: true,
      help: 'The number on its label or barcode',
    }),
    values: f.json({ label: 'Details' }),
    particulars: f.longText({
      label: 'Particulars',
      max: 20_000,
      search: true,
      readOnly: true,
      noCopy: true,
    }),
    files: f.lines('assetFile'),
    status: f.choice(
      { IN_STORE: 'In store', IN_USE: 'In use', REPAIR: 'In repair', LOST: 'Lost', DISPOSED: 'Disposed of' },
      {
        required: true,
        default: 'IN_STORE',
        index: true,
        readOnly: true,
        tones: {
          IN_STORE: 'neutral',
          IN_USE: 'success',
          REPAIR: 'warning',
          LOST: 'error',
          DISPOSED: 'neutral',
        },
      },
    ),
    employee: f.ref('employee', { label: 'Held by', readOnly: true, named: true, noCopy: true }),
    department: f.ref('employeeDepartment', { readOnly: true, named: true, noCopy: true }),
    classroom: f.ref('classroom', { label: 'Room', readOnly: true, named: true, noCopy: true }),
    since: f.date({ label: 'Since', readOnly: true, noCopy: true }),
    dueBack: f.date({ label: 'Due back', readOnly: true, noCopy: true, index: true }),
    purchasedOn: f.date({ label: 'Purchased on', max: 'today' }),
    cost: f.money({ level: 'finance', min: '0' }),
    warrantyUntil: f.date({ label: 'Warranty until', index: true }),
  },
  title: 'tag',
  subtitle: ['asset'],
  list: {
    columns: ['tag', 'asset', 'particulars', 'status', 'employee', 'department', 'classroom', 'dueBack'],
    sort: 'tag',
    filters: ['asset', 'status', 'employee', 'department', 'classroom', 'dueBack', 'warrantyUntil'],
    views: [
      { key: 'kept', label: 'Current', filter: { status_in: [...kept] } },
      { key: 'late', label: 'Late', filter: { status: 'IN_USE', dueBack_lt: { $date: 'today' } } },
      { key: 'gone', label: 'Lost and disposed of', filter: { status_in: ['LOST', 'DISPOSED'] } },
    ],
    opens: 'kept',
  },
  form: {
    tabs: [
      {
        key: 'asset',
        label: 'Asset',
        sections: [
          { fields: ['asset', 'tag', 'purchasedOn', 'cost', 'warrantyUntil'] },
          { on: 'show', fields: ['particulars'] },
          { fields: [], own: { key: 'assetValues', on: 'form' } },
          {
            label: 'Where it is',
            on: 'show',
            fields: ['status', 'employee', 'department', 'classroom', 'since', 'dueBack'],
          },
        ],
      },
      { key: 'files', label: 'Files', sections: [{ fields: ['files'] }] },
    ],
  },
  related: [{ key: 'movements', label: 'Movements', resource: 'assetMovement', via: 'entry' }],
  checks: [
    {
      key: 'warrantyAfterPurchase',
      holds: gte(field('warrantyUntil'), field('purchasedOn')),
      message: 'The warranty cannot end before the purchase',
      field: 'warrantyUntil',
    },
    {
      key: 'dueBackAfterHandOver',
      holds: gte(field('dueBack'), field('since')),
      message: 'It cannot be due back before it is handed over',
      field: 'dueBack',
    },
  ],
  lifecycle: {
    field: 'status',
    initial: 'IN_STORE',
    transitions: {
      handOver: {
        label: 'Hand over',
        access: assetKeepers,
        from: [...kept],
        to: 'IN_USE',
        ask: {
          employee: f.ref('employee', { label: 'To an employee', filter: { status: 'ACTIVE' }, named: true }),
          department: f.ref('employeeDepartment', { label: 'To a department', named: true }),
          classroom: f.ref('classroom', { label: 'Into a room', named: true, filter: { active: true } }),
          on: f.date({ label: 'On', required: true, default: 'today', max: 'today' }),
          dueBack: f.date({ label: 'Due back' }),
          note: f.longText({ max: 500 }),
        },
      },
      takeBack: {
        label: 'Take back',
        access: assetKeepers,
        from: ['IN_USE', 'REPAIR', 'LOST'],
        to: 'IN_STORE',
        tone: 'success',
        ask: {
          on: f.date({ label: 'On', required: true, default: 'today', max: 'today' }),
          note: f.longText({ max: 500 }),
        },
      },
      repair: {
        label: 'Send for repair',
        access: assetKeepers,
        from: ['IN_STORE', 'IN_USE'],
        to: 'REPAIR',
        tone: 'warning',
        ask: {
          on: f.date({ label: 'On', required: true, default: 'today', max: 'today' }),
          dueBack: f.date({ label: 'Due back' }),
          note: f.longText({ max: 500 }),
        },
      },
      lose: {
        label: 'Lost',
        access: assetKeepers,
        from: [...kept],
        to: 'LOST',
        tone: 'error',
        ask: {
          on: f.date({ label: 'On', required: true, default: 'today', max: 'today' }),
          note: f.longText({ max: 500 }),
        },
      },
      dispose: {
        label: 'Dispose of',
        access: assetKeepers,
        from: ['IN_STORE', 'REPAIR', 'LOST'],
        to: 'DISPOSED',
        tone: 'error',
        confirm: 'It stays on record but cannot be handed over again.',
        ask: {
          on: f.date({ label: 'On', required: true, default: 'today', max: 'today' }),
          note: f.longText({ label: 'What became of it', required: true, max: 500 }),
        },
      },
    },
  },
  sample: { values: undefined, purchasedOn: '2026-01-05', warrantyUntil: '2028-01-05' },
  access: {
    ...assetAccess,
    read: [...assetReaders, 'EMPLOYEE'],
    rows: holderRows('employee'),
    levels: { finance: { read: assetReaders, write: assetKeepers } },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    assetEntry: typeof assetEntry;
  }
}
