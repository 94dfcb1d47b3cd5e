import { asCells, togglePage } from './selection.ts';

describe('marking rows', () => {
  it('marks the page and takes it back, without touching other pages', () => {
    expect(togglePage([9], [1, 2])).toEqual([9, 1, 2]);
    expect(togglePage([9, 1, 2], [1, 2])).toEqual([9]);
    expect(togglePage([1], [1, 2])).toEqual([1, 2]);
  });

  it('copies as cells', () => {
    expect(
      asCells([
        ['a', 'b\tc'],
        ['say "x"', ''],
      ]),
    ).toBe('a\t"b\tc"\n"say ""x"""\t');
  });
});
