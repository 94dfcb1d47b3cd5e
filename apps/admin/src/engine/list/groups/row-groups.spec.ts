import { rowGroupsOf } from './row-groups.ts';
import { isOpen, pageOfGroup, readGroup, toggledGroup } from './group-state.ts';

const figure = (key: string, count: number, start: number) => ({ key, label: null, count, sum: {}, start });
const row = (id: number, _group: string) => ({ id, _group });
const told = (groups: ReturnType<typeof rowGroupsOf>) =>
  groups.map(({ key, rows, part, open }) => [key, rows.map(({ id }) => id), part, open]);

describe('the groups of a page', () => {
  it('say which of their rows stand here where a page ends within them', () => {
    const rows = [row(1, 'a'), row(2, 'b'), row(3, 'b'), row(4, 'c')];
    const figures = [figure('a', 9, 2), figure('b', 2, 11), figure('c', 3, 13)];
    expect(told(rowGroupsOf(rows, figures, { by: 'x' }, 10))).toEqual([
      ['a', [1], { from: 9, to: 9 }, true],
      ['b', [2, 3], undefined, true],
      ['c', [4], { from: 1, to: 1 }, true],
    ]);
  });

  it('keep the headings of closed groups, whose rows go at once', () => {
    const rows = [row(1, 'a'), row(2, 'b')];
    const figures = [figure('a', 1, 0), figure('b', 1, 1)];
    expect(told(rowGroupsOf(rows, figures, { by: 'x', closed: ['a'] }, 0))).toEqual([
      ['a', [], undefined, false],
      ['b', [2], undefined, true],
    ]);
  });

  it('put a row under its own heading, whatever was counted a moment ago', () => {
    const rows = [row(1, 'new'), row(2, 'b'), row(3, '')];
    expect(told(rowGroupsOf(rows, [figure('b', 1, 0)], { by: 'x' }, 0))).toEqual([
      ['b', [2], undefined, true],
      ['new', [1], undefined, true],
      ['', [3], undefined, true],
    ]);
    expect(told(rowGroupsOf(rows, undefined, { by: 'x' }, 0)).map(([key]) => key)).toEqual(['new', 'b', '']);
  });
});

describe('the state of groups', () => {
  it('opens and closes one after another', () => {
    const closed = toggledGroup({ by: 'x' }, 'a');
    expect([closed, isOpen(closed, 'a'), isOpen(closed, 'b')]).toEqual([
      { by: 'x', closed: ['a'] },
      false,
      true,
    ]);
    expect(toggledGroup(closed, 'a')).toEqual({ by: 'x' });
    const none = { by: 'x', open: [] };
    expect([isOpen(none, 'a'), toggledGroup(toggledGroup(none, 'a'), 'a')]).toEqual([false, none]);
  });

  it.each([
    [0, 100, 10, 1],
    [25, 100, 10, 3],
    // The last group has just been closed: its heading is at the end of the previous page.
    [20, 20, 10, 2],
    [0, 0, 10, 1],
  ])('stands at place %i of %i on page %i', (start, rows, perPage, page) => {
    expect(pageOfGroup(start, rows, perPage)).toBe(page);
  });

  it('is read as far as it makes sense', () => {
    expect(readGroup('none')).toBe('none');
    expect(readGroup({ by: 'x', open: ['a', 3], closed: ['b'] })).toEqual({ by: 'x', open: ['a'] });
    expect([readGroup({ by: 3 }), readGroup(['x']), readGroup(undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
