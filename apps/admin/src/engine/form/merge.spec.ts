import type { AnyResource } from '@school/kernel';
import { differingLines, mergeLines } from './merge-lines.ts';
import { mergeOf } from './merge.ts';

const resource = {
  fields: {
    a: { type: 'text' },
    b: { type: 'text' },
    c: { type: 'text' },
    rows: { type: 'lines', of: 'row' },
  },
} as unknown as AnyResource;

describe('two changes of one record', () => {
  it('keeps both where they do not meet, and asks where they do', () => {
    const merge = mergeOf(
      resource,
      { a: '1', b: '1', c: '1' },
      { a: '2', b: '2', c: '1' },
      { a: '3', b: '1', c: '3' },
    );
    expect(merge.values).toEqual({ a: '2', b: '2', c: '3' });
    expect(merge.clashes).toEqual([{ field: 'a', mine: '2', theirs: '3' }]);
    expect(merge.taken).toEqual(['c']);
  });

  it('does not ask when both wrote the same', () => {
    expect(mergeOf(resource, { a: '1' }, { a: '2' }, { a: '2' }).clashes).toEqual([]);
  });

  const row = (id: number, days: string, version = 1, note = ''): object => ({ id, version, days, note });

  it('joins lines row by row, each going on from what is stored', () => {
    const merge = mergeOf(
      resource,
      { a: '1', rows: [row(1, '20'), row(2, '10'), row(3, '5'), row(4, '1')] },
      { a: '1', rows: [row(1, '12'), row(2, '10', 1, 'mine'), row(3, '5'), { days: '7' }] },
      { a: '1', rows: [row(1, '20', 2), row(2, '8', 2), row(4, '1', 2), row(5, '3')] },
    );
    expect(merge.clashes).toEqual([]);
    expect(merge.taken).toEqual(['rows']);
    // They removed 3, I removed 4; a new row of either side stays.
    expect(merge.values['rows']).toEqual([
      row(1, '12', 2),
      row(2, '8', 2, 'mine'),
      { days: '7' },
      row(5, '3'),
    ]);
  });

  it.each([
    ['the same cell', [row(1, '12')], [row(1, '9', 2)], [row(1, '12', 2)], [row(1, '9', 2)]],
    ['a row that they took away', [row(1, '12')], [], [{ days: '12', note: '' }], []],
    ['a row that I took away', [], [row(1, '9', 2)], [], [row(1, '9', 2)]],
  ])('asks about %s, and either answer can be saved', (_, mine, theirs, asMine, asTheirs) => {
    const { clashes } = mergeOf(resource, { rows: [row(1, '20')] }, { rows: mine }, { rows: theirs });
    expect(clashes).toEqual([{ field: 'rows', mine: asMine, theirs: asTheirs }]);
  });

  it('keeps what does not meet whichever side is chosen, and shows the rows that do', () => {
    const fresh = { days: '3' };
    const { mine, theirs, clash } = mergeLines(
      [row(1, '20'), row(2, '10')],
      [row(1, '12'), row(2, '7'), fresh],
      [row(1, '20', 2), row(2, '9', 2)],
    );
    expect(clash).toBe(true);
    expect(theirs).toEqual([row(1, '12', 2), row(2, '9', 2), fresh]);
    expect(differingLines(mine, theirs)).toEqual([[row(2, '7', 2)], [row(2, '9', 2)]]);
  });
});
