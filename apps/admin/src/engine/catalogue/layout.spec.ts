import type { AnyResource } from '@school/kernel';
import { layoutOf, narrowed, pageTabsOf, tabOf } from './layout.ts';

const tabs = [
  { key: 'a', label: 'A', sections: [{ fields: ['x', 'y'] }, { label: 'More', fields: ['z'] }] },
  { key: 'b', label: 'B', sections: [{ fields: ['lines'] }] },
];

describe('layouts', () => {
  it('are one tab with every field when none is given, on the page of a record with its figures', () => {
    const resource = {
      parent: 'owner',
      fields: { owner: { type: 'ref' }, name: { type: 'text' }, count: { type: 'rollup' } },
    } as unknown as AnyResource;
    expect(layoutOf(resource).tabs.map((tab) => tab.sections[0]?.fields)).toEqual([['name']]);
    expect(pageTabsOf(resource).map((tab) => tab.sections[0]?.fields)).toEqual([['name', 'count']]);
  });

  it('lose sections and tabs that have nothing to show', () => {
    expect(narrowed(tabs, (field) => field === 'y')).toEqual([
      { key: 'a', label: 'A', sections: [{ fields: ['y'] }] },
    ]);
  });

  it('know where a field stands, also inside lines', () => {
    expect(tabOf(tabs, 'z')).toBe('a');
    expect(tabOf(tabs, 'lines.2.amount')).toBe('b');
    expect(tabOf(tabs, 'nowhere')).toBeUndefined();
  });
});
