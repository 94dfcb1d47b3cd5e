import type { AnyField } from '@school/kernel';
import { nameQuestions, withNamed } from './named-cells.ts';

const columns: (readonly [string, AnyField])[] = [
  ['category', { type: 'ref', to: 'category' }],
  ['position', { type: 'ref', to: 'position', filter: { active: true, category: { $field: 'category' } } }],
  ['note', { type: 'text' }],
];
const lines = [
  { category: 'Teaching', position: 'Head', note: 'Teaching' },
  { category: 7, position: 'Head' },
  { category: 'Teaching', position: 3 },
];

describe('names pasted into reference cells', () => {
  it('are asked for once for each column and filter', () => {
    expect(nameQuestions(lines, columns, {})).toEqual([
      { key: 'category', to: 'category', filter: {}, names: ['Teaching'] },
      { key: 'position', to: 'position', filter: { active: true, category: 'Teaching' }, names: ['Head'] },
      { key: 'position', to: 'position', filter: { active: true, category: 7 }, names: ['Head'] },
    ]);
  });

  it('become what was found, where the filter is the same; the rest stays text', () => {
    const found = [{ name: 'Head', id: 12, label: 'Head teacher' }];
    const question = { key: 'position', filter: { active: true, category: 7 } };
    expect(withNamed(lines, question, found, columns, {}).map(({ position }) => position)).toEqual([
      'Head',
      12,
      3,
    ]);
    expect(withNamed(lines, { key: 'category', filter: {} }, [], columns, {})).toEqual(lines);
  });
});
