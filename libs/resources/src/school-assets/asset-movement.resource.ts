import { defineResource, f, field, gte, isEmpty } from '@school/kernel';
import { assetReaders, holderRows } from './access.ts';

/** From when to when someone was responsible for an asset, or where it was. */
export const assetMovement = defineResource('assetMovement', {
  module: 'schoolAssets',
  label: ['Asset movement', 'Asset movements'],
  api: 'setup/v1/SchoolAssetMovements',
  screens: { list: '/school_assets/movements' },
  menu: {
    group: 'schoolAssets',
    order: 40,
    icon: 'history',
    description: 'Who had what, from when to when',
    access: assetReaders,
  },
  noArchive: true,
  fields: {
    entry: f.ref('assetEntry', {
      label: 'Asset',
      required: true,
      readOnly: true,
      named: true,
      onDelete: 'restrict',
    }),
    status: f.choice(
      { IN_STORE: 'In store', IN_USE: 'In use', REPAIR: 'In repair', LOST: 'Lost', DISPOSED: 'Disposed of' },
      { required: true, readOnly: true, index: true },
    ),
    employee: f.ref('employee', { label: 'Held by', readOnly: true, named: true }),
    department: f.ref('employeeDepartment', { readOnly: true, named: true }),
    classroom: f.ref('classroom', { label: 'Room', readOnly: true, named: true }),
    fromDate: f.date({ label: 'From', required: true, readOnly: true, index: true }),
    toDate: f.date({ label: 'To', readOnly: true }),
    dueBack: f.date({ label: 'Due back', readOnly: true }),
    note: f.longText({ max: 500, readOnly: true }),
  },
  title: 'entry',
  subtitle: ['status', 'fromDate'],
  list: {
    columns: [
      'fromDate',
      'toDate',
      'entry',
      'status',
      'employee',
      'department',
      'classroom',
      'dueBack',
      'note',
    ],
    head: 'entry',
    sort: '-fromDate',
    filters: ['entry', 'status', 'employee', 'department', 'classroom', 'fromDate'],
  },
  unique: [{ fields: ['entry'], where: isEmpty('toDate') }],
  checks: [
    {
      key: 'endsAfterStart',
      holds: gte(field('toDate'), field('fromDate')),
      message: 'The last day must not be before the first',
      field: 'toDate',
    },
  ],
  access: { read: [...assetReaders, 'EMPLOYEE'], rows: holderRows('employee') },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    assetMovement: typeof assetMovement;
  }
}
