import { defineResource, f, masterData } from '@school/kernel';
import { sectionsOf } from './sections.ts';

const item = defineResource('item', {
  module: 'office',
  label: ['Item', 'Items'],
  fields: { kind: f.choice({ IN: 'In', OUT: 'Out' }) },
  title: 'kind',
  list: { columns: ['kind'], sections: { by: 'kind', titles: { IN: 'Ins', OUT: 'Outs' } } },
  access: masterData('Office'),
});
const say = (key: string, english: string): string => `${english} (${key})`;
const rows = [
  { id: 1, kind: 'OUT' },
  { id: 2, kind: 'IN' },
  { id: 3, kind: 'OUT' },
];

describe('a list in sections', () => {
  it('has a table for each option that has rows, in the order of the options', () => {
    expect(sectionsOf(item, rows, say).map((one) => [one.title, one.rows?.map(({ id }) => id)])).toEqual([
      ['Ins (resources.item.sections.IN)', [2]],
      ['Outs (resources.item.sections.OUT)', [1, 3]],
    ]);
    expect(sectionsOf(item, [{ id: 1, kind: 'OUT' }], say).map(({ key }) => key)).toEqual(['OUT']);
  });

  it('is one table while it is read, when it is empty, and without sections', () => {
    const plain = { ...item, list: { columns: ['kind'] } };
    for (const [of, given] of [
      [item, undefined],
      [item, []],
      [plain, rows],
    ] as const) {
      expect(sectionsOf(of, given, say)).toEqual([{ key: 'all', rows: given }]);
    }
  });
});
