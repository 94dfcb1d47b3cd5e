import type { ChoicesField } from '@school/kernel';
import { isTicked, optionColumns, withOptions } from './option-columns.ts';

const field: ChoicesField = {
  type: 'choices',
  options: { a: 'A', b: 'B', c: 'C', d: 'D' },
  groups: [
    { key: 'late', label: 'Late', options: ['c', 'd'] },
    { key: 'none', label: 'None', options: [] },
    { key: 'early', label: 'Early', options: ['a'] },
  ],
};

it('puts options under their headings and the others last', () => {
  expect(optionColumns(field).map(({ key, options }) => [key, options])).toEqual([
    ['late', ['c', 'd']],
    ['early', ['a']],
    [undefined, ['b']],
  ]);
});

it('ticks what has headings or is long, and picks the rest from a list', () => {
  const many = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`o${at}`, `O ${at}`]));
  expect(isTicked(field)).toBe(true);
  expect(isTicked({ type: 'choices', options: many })).toBe(true);
  expect(isTicked({ type: 'choices', options: field.options })).toBe(false);
});

it('keeps the order of the definition, so that equal sets are equal values', () => {
  expect(withOptions(field, ['d'], ['b', 'a'], true)).toEqual(['a', 'b', 'd']);
  expect(withOptions(field, ['a', 'b', 'd'], ['a', 'd'], false)).toEqual(['b']);
});
