import type { AnyField } from '@school/kernel';
import { filterByCell } from './cell-filter.ts';

const text: AnyField = { type: 'text' };
const by = (field: AnyField, value: unknown, exclude: boolean, filters = {}) =>
  filterByCell(filters, { name: 'a', field, value }, exclude);

describe('filtering by a cell', () => {
  it.each([
    ['a text', text, 'x', { a: 'x' }, { a_ne: 'x' }],
    ['no value', text, null, { a_empty: true }, { a_empty: false }],
    ['a flag', { type: 'flag' }, false, { a: false }, { a_ne: false }],
    ['a reference', { type: 'ref', to: 'b' }, 7, { a: 7 }, { a_ne: 7 }],
    ['several references', { type: 'refs', to: 'b' }, [1, 2], { a_in: [1, 2] }, { a_nin: [1, 2] }],
    [
      'a moment',
      { type: 'dateTime' },
      '2026-02-03T10:11:12.000Z',
      { a: '2026-02-03' },
      { a_ne: '2026-02-03' },
    ],
    ['money', { type: 'money' }, '1200.50', { a: '1200.50' }, { a_ne: '1200.50' }],
  ] as const)('%s', (_, field, value, wanted, left) => {
    expect(by(field as AnyField, value, false)).toEqual(wanted);
    expect(by(field as AnyField, value, true)).toEqual(left);
  });

  it('keeps what is there: another value takes the place, another exclusion stands beside', () => {
    const filters = { archived: false, a: 'x', a_ne: 'y' };
    expect(by(text, 'z', false, filters)).toEqual({ archived: false, a: 'z', a_ne: 'y' });
    expect(by(text, 'z', true, filters)).toEqual({ ...filters, _and: [{ a_ne: 'z' }] });
  });

  it('is not offered where the value cannot be compared', () => {
    expect(by({ type: 'json' }, { a: 1 }, false)).toBeUndefined();
  });
});
