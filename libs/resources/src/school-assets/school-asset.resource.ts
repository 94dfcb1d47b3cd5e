import { defineResource, f } from '@school/kernel';
import { assetAccess, assetReaders } from './access.ts';

/** A kind of thing that the school keeps a list of: projectors, keys, instruments. It defines what is recorded for each. */
export const schoolAsset = defineResource('schoolAsset', {
  module: 'schoolAssets',
  label: ['Asset type', 'Asset types'],
  api: 'setup/v1/SchoolAssets',
  screens: {
    list: '/school_assets',
    create: '/school_assets/types/new',
    show: '/school_assets/types/:id',
    edit: '/school_assets/types/:id/edit',
  },
  menu: {
    group: 'schoolAssets',
    order: 10,
    icon: 'category',
    description: 'Asset types, and which details are kept for each',
    access: assetReaders,
    setUp: { optional: true },
  },
  fields: {
    name: f.text({ required: true, max: 80, unique: true, search: true, help: 'For example: Projectors' }),
    description: f.longText({ max: 1000 }),
    active: f.flag({ default: true }),
    properties: f.lines('assetField', {
      label: 'Details',
      max: 60,
      help: 'In addition to tag, cost and dates, which every asset has',
    }),
    entries: f.rollup({ label: 'Assets', of: 'assetEntry', via: 'asset', fn: 'count' }),
    inUse: f.rollup({
      label: 'In use',
      of: 'assetEntry',
      via: 'asset',
      fn: 'count',
      where: { status: 'IN_USE' },
    }),
    cost: f.rollup({
      label: 'Total cost',
      of: 'assetEntry',
      via: 'asset',
      fn: 'sum',
      field: 'cost',
      as: 'money',
      where: { status_in: ['IN_STORE', 'IN_USE', 'REPAIR'] },
    }),
  },
  title: 'name',
  list: {
    columns: ['name', 'description', 'entries', 'inUse', 'cost', 'active'],
    sort: 'name',
    filters: ['active'],
  },
  related: [{ key: 'entries', label: 'Assets', resource: 'assetEntry', via: 'asset' }],
  access: assetAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    schoolAsset: typeof schoolAsset;
  }
}
