import { defineResource, f, masterData } from '@school/kernel';
import { subtitleWords } from './use-subtitle.ts';
import type { Words } from '../../catalogue/use-words.ts';

const person = defineResource('person', {
  module: 'office',
  label: ['Person', 'People'],
  api: 'office/v1/person',
  fields: {
    name: f.text({ required: true }),
    kind: f.choice({ STAFF: 'Staff', PUPIL: 'Pupil' }),
    since: f.date(),
    town: f.text(),
    cars: f.rollup({ label: 'Cars', of: 'car', via: 'person', fn: 'count' }),
  },
  title: 'name',
  subtitle: ['kind', 'since', 'town'],
  list: { columns: ['name'] },
  access: masterData('Office'),
});
const words = {
  say: (key: string, english: string) => `${english} (${key})`,
  field: (_: unknown, key: string) => `(${key})`,
} as unknown as Words;

it('the second line says choices in words and writes days, and takes all else as it is', () => {
  const parts = { kind: 'STAFF', since: '2026-11-22', town: 'STAFF' };
  expect(subtitleWords(person, { subtitle: 'STAFF · 2026-11-22 · STAFF', parts }, words)).toBe(
    'Staff (resources.person.options.kind.STAFF) · 22 November 2026 · STAFF',
  );
  expect(subtitleWords(person, { subtitle: 'x', parts: { town: 'Lahore', cars: '0' } }, words)).toBe(
    'Lahore · (cars): 0',
  );
  expect(subtitleWords(person, { subtitle: 'x', parts: { kind: null, town: 'Lahore' } }, words)).toBe(
    'Lahore',
  );
});

it('the second line is what the server says where no language has a say in it', () => {
  expect([
    subtitleWords(person, { subtitle: 'E1002 · English' }, words),
    subtitleWords(person, { subtitle: null, parts: null }, words),
  ]).toEqual(['E1002 · English', '']);
});
