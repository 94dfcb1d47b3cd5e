import { defineOperation, f, is } from '@school/kernel';
import { assetKeepers } from './access.ts';

/** Maximum number of tags in one call: a hand-held reader sends them line by line. */
export const mostTags = 2_000;

const figure = (label: string) => f.int({ label, required: true });

/** Records the tags that were read in one room. Unknown tags are reported, the others count. */
export const scanAssets = defineOperation('scanAssets', {
  module: 'schoolAssets',
  label: 'Scan tags',
  description: 'Choose the room, then scan or type the tags, one per line.',
  at: 'POST setup/v1/SchoolAssetAudits/scan/:assetAudit',
  on: { one: 'assetAudit' },
  when: is('status', 'OPEN'),
  input: {
    classroom: f.ref('classroom', {
      label: 'Room',
      named: true,
      help: 'If empty, the room is not compared',
    }),
    tags: f.longText({ required: true, max: 100_000, help: 'One tag per line' }),
  },
  answer: {
    confirmed: figure('Confirmed'),
    moved: figure('Moved'),
    unexpected: figure('Unexpected'),
    unknown: f.longText({ label: 'Unknown tags' }),
  },
  access: assetKeepers,
});

export const assetOperations = [scanAssets] as const;
