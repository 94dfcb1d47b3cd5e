import type { Actor, AnyResource, ShownCatalogue } from '@school/kernel';
import { formBody } from './check.ts';

const line = {
  key: 'line',
  access: {},
  fields: {
    item: { type: 'text' },
    required: { type: 'decimal', default: '1' },
    // Counted by the server, which accepts no value from anyone.
    issued: { type: 'decimal', default: '0', readOnly: true },
    pending: { type: 'computed' },
  },
} as unknown as AnyResource;
const paper = {
  key: 'paper',
  access: {},
  fields: { name: { type: 'text' }, lines: { type: 'lines', of: 'line' } },
} as unknown as AnyResource;
const actor = { id: 1, role: 'ADMIN', privileges: new Set() } as unknown as Actor;
const around = {
  actor,
  catalogue: { resource: () => line } as unknown as ShownCatalogue,
  context: { today: '2026-01-05', locale: 'en-PK', dateOrder: 'YMD' },
} as const;
const fresh = { item: 'Chalk', required: '3', issued: '0', pending: '3' };
const old = { id: 5, version: 2, ...fresh };

it('new rows are sent without what only the server writes into them', () => {
  expect(formBody(paper, { name: 'a', lines: [fresh] }, undefined, around)).toEqual({
    name: 'a',
    lines: [{ item: 'Chalk', required: '3' }],
  });
  const before = { name: 'a', lines: [old] };
  expect(formBody(paper, { name: 'a', lines: [old, fresh] }, before, around)).toEqual({
    lines: [old, { item: 'Chalk', required: '3' }],
  });
});
