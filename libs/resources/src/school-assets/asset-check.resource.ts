import { defineResource, f } from '@school/kernel';
import { assetReaders } from './access.ts';

/** An asset in a stocktake: where it should be, where it was seen. */
export const assetCheck = defineResource('assetCheck', {
  module: 'schoolAssets',
  label: ['Stocktake line', 'Stocktake lines'],
  api: 'setup/v1/SchoolAssetChecks',
  screens: { list: '/school_assets/checks' },
  noArchive: true,
  fields: {
    audit: f.ref('assetAudit', {
      label: 'Stocktake',
      required: true,
      readOnly: true,
      named: true,
      onDelete: 'cascade',
    }),
    entry: f.ref('assetEntry', {
      label: 'Asset',
      required: true,
      readOnly: true,
      named: true,
      onDelete: 'restrict',
    }),
    expectedIn: f.ref('classroom', { label: 'Should be in', readOnly: true, named: true, onDelete: 'clear' }),
    expectedOf: f.ref('employee', { label: 'Held by', readOnly: true, named: true, onDelete: 'clear' }),
    foundIn: f.ref('classroom', { label: 'Seen in', readOnly: true, named: true, onDelete: 'clear' }),
    foundAt: f.dateTime({ label: 'Seen at', readOnly: true }),
    result: f.choice(
      { CONFIRMED: 'Confirmed', MOVED: 'Moved', MISSING: 'Not seen', UNEXPECTED: 'Unexpected' },
      {
        required: true,
        default: 'MISSING',
        readOnly: true,
        index: true,
        tones: { CONFIRMED: 'success', MOVED: 'warning', MISSING: 'error', UNEXPECTED: 'info' },
      },
    ),
  },
  title: 'entry',
  subtitle: ['result'],
  list: {
    columns: ['entry', 'expectedIn', 'expectedOf', 'foundIn', 'foundAt', 'result'],
    head: 'entry',
    sort: 'entry',
    filters: ['audit', 'result', 'expectedIn', 'foundIn'],
    group: { by: 'result' },
  },
  unique: [{ fields: ['audit', 'entry'] }],
  access: { read: assetReaders },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    assetCheck: typeof assetCheck;
  }
}
