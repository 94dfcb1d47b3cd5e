import { defineResource, f } from '@school/kernel';
import { assetAccess, assetKeepers, assetReaders } from './access.ts';

const outcome = (label: string, result: 'CONFIRMED' | 'MOVED' | 'MISSING' | 'UNEXPECTED') =>
  f.rollup({ label, of: 'assetCheck', via: 'audit', fn: 'count', where: { result } });

/** A stocktake: what should be there on its first day, and what has been seen. */
export const assetAudit = defineResource('assetAudit', {
  module: 'schoolAssets',
  label: ['Asset stocktake', 'Asset stocktakes'],
  api: 'setup/v1/SchoolAssetAudits',
  screens: {
    list: '/school_assets/stocktakes',
    create: '/school_assets/stocktakes/new',
    show: '/school_assets/stocktakes/:id',
  },
  menu: {
    group: 'schoolAssets',
    order: 30,
    icon: 'approve',
    description: 'Scan the tags: what is there, what has moved, what is missing',
    access: assetReaders,
  },
  noArchive: true,
  fields: {
    name: f.text({ required: true, max: 80, search: true, help: 'For example: Summer 2026' }),
    kinds: f.refs('schoolAsset', { label: 'Asset types', named: true, help: 'Left empty: everything' }),
    classroom: f.ref('classroom', {
      label: 'Room',
      named: true,
      help: 'If empty, the whole school is included',
    }),
    startedAt: f.dateTime({ label: 'Begun', required: true, default: 'now', readOnly: true, noCopy: true }),
    closedAt: f.dateTime({ label: 'Closed', readOnly: true, noCopy: true }),
    status: f.choice(
      { OPEN: 'Under way', CLOSED: 'Closed' },
      {
        required: true,
        default: 'OPEN',
        readOnly: true,
        index: true,
        tones: { OPEN: 'info', CLOSED: 'neutral' },
      },
    ),
    confirmed: outcome('Confirmed', 'CONFIRMED'),
    moved: outcome('Moved', 'MOVED'),
    missing: outcome('Not seen', 'MISSING'),
    unexpected: outcome('Unexpected', 'UNEXPECTED'),
  },
  title: 'name',
  subtitle: ['startedAt'],
  list: {
    columns: [
      'name',
      'kinds',
      'classroom',
      'startedAt',
      'confirmed',
      'moved',
      'missing',
      'unexpected',
      'status',
    ],
    sort: '-startedAt',
    filters: ['status'],
  },
  form: {
    tabs: [
      {
        key: 'stocktake',
        label: 'Stocktake',
        sections: [
          { fields: ['name', 'kinds', 'classroom'] },
          {
            label: 'Result',
            on: 'show',
            fields: ['confirmed', 'moved', 'missing', 'unexpected', 'startedAt', 'closedAt', 'status'],
          },
        ],
      },
    ],
  },
  related: [{ key: 'checks', label: 'Lines', resource: 'assetCheck', via: 'audit' }],
  lifecycle: {
    field: 'status',
    initial: 'OPEN',
    transitions: {
      close: {
        label: 'Close the stocktake',
        access: assetKeepers,
        from: ['OPEN'],
        to: 'CLOSED',
        confirm: 'Anything not seen counts as missing. No more tags can be scanned.',
      },
    },
  },
  sample: { kinds: undefined, classroom: undefined },
  access: assetAccess,
});

declare module '@school/kernel' {
  interface ResourceTypes {
    assetAudit: typeof assetAudit;
  }
}
