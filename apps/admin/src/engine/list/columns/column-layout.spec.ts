import { array, assert, constantFrom, integer, oneof, property, record, tuple } from 'fast-check';
import { moved, pinToggled, readLayout, resized, toggled, type ColumnLayout } from './column-layout.ts';

const keys = ['a', 'b', 'c', 'd', 'e'];
const known = (key: string): boolean => keys.includes(key);
const names = (layout: ColumnLayout): string =>
  layout.map(({ key, pinned }) => (pinned ? `*${key}` : key)).join(' ');

const change = oneof(
  tuple(constantFrom('toggle'), constantFrom(...keys), integer()),
  tuple(constantFrom('move'), constantFrom(...keys), integer({ min: -3, max: 9 })),
  tuple(constantFrom('pin'), constantFrom(...keys), integer()),
  tuple(constantFrom('width'), constantFrom(...keys), integer({ min: -100, max: 5000 })),
);

const apply = (
  layout: ColumnLayout,
  [what, key, number]: readonly [string, string, number],
): ColumnLayout => {
  if (what === 'toggle') return toggled(layout, key);
  if (what === 'move') return moved(layout, key, number);
  return what === 'pin' ? pinToggled(layout, key) : resized(layout, key, number);
};

describe('the layout of columns', () => {
  const start: ColumnLayout = [{ key: 'a', pinned: true }, { key: 'b' }, { key: 'c' }];

  it.each([
    ['shows at the end', toggled(start, 'd'), '*a b c d'],
    ['hides', toggled(start, 'b'), '*a c'],
    ['keeps the last one', toggled([{ key: 'a' }], 'a'), 'a'],
    ['moves', moved(start, 'c', 1), '*a c b'],
    ['moves over the pinned ones, which pins', moved(start, 'c', 0), '*c *a b'],
    ['moves out of the pinned ones', moved(start, 'a', 2), 'b c a'],
    ['pins', pinToggled(start, 'c'), '*a *c b'],
    ['unpins', pinToggled(start, 'a'), 'a b c'],
  ])('%s', (_, layout, wanted) => expect(names(layout)).toBe(wanted));

  it('stays whole whatever is done: each column once, pinned ones first, read back as it was kept', () => {
    assert(
      property(array(change, { maxLength: 30 }), (changes) => {
        const layout = changes.reduce(apply, start);
        const shown = layout.map(({ key }) => key);
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.length).toBeGreaterThan(0);
        expect(readLayout(JSON.parse(JSON.stringify(layout)), known)).toEqual(layout);
      }),
    );
  });

  it('reads only what it understands', () => {
    const odd = [
      { key: 'a', width: 5 },
      { key: 'zz' },
      { key: 'a' },
      3,
      null,
      { key: 'b', width: 'x', pinned: true },
    ];
    expect(readLayout(odd, known)).toEqual([
      { key: 'b', pinned: true },
      { key: 'a', width: 60 },
    ]);
    expect([readLayout('x', known), readLayout([], known), readLayout([{ key: 'zz' }], known)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    assert(
      property(record({ key: constantFrom('a', 'q'), width: integer() }), (column) => {
        expect(readLayout([column], known)?.[0]?.width ?? 60).toBeGreaterThanOrEqual(60);
      }),
    );
  });
});
