import { asCells, markOfPage, ranged, stepped, togglePage, type RowId } from './selection.ts';

describe('marking rows', () => {
  it('marks the page besides other pages, and takes back the marks of all pages', () => {
    expect(togglePage({ ids: [9] }, [1, 2])).toEqual([9, 1, 2]);
    expect(togglePage({ ids: [1] }, [1, 2])).toEqual([1, 2]);
    expect(togglePage({ ids: [9, 1, 2] }, [1, 2])).toEqual([]);
  });

  it('keeps the marks of rows that a search has hidden', () => {
    expect(togglePage({ ids: [9, 8, 1, 2], reach: [8, 1, 2] }, [1, 2])).toEqual([9]);
  });

  it('shows in the head that rows of other pages are marked', () => {
    const half = { checked: false, indeterminate: true };
    expect(markOfPage({ ids: [9] }, [1, 2])).toEqual(half);
    expect(markOfPage({ ids: [1] }, [1, 2])).toEqual(half);
    expect(markOfPage({ ids: [9], reach: [1, 2] }, [1, 2])).toEqual({ checked: false, indeterminate: false });
    expect(markOfPage({ ids: [1, 2] }, [1, 2])).toEqual({ checked: true, indeterminate: false });
  });

  it('leaves rows that cannot be marked out of the page', () => {
    expect(togglePage({ ids: [], reach: [1] }, [1, 2])).toEqual([1]);
    expect(markOfPage({ ids: [1], reach: [1] }, [1, 2]).checked).toBe(true);
  });

  it('by Shift and arrows goes on from where it began, and lets go on the way back', () => {
    const idAt = (row: number): number | undefined => [10, 11, undefined, 13, 14][row];
    const steps = [1, 2, 3, 2, 1, 0];
    const seen = steps.reduce<{ readonly at: number; readonly marks: readonly (readonly RowId[])[] }>(
      ({ at, marks }, to) => ({
        at: to,
        marks: [...marks, stepped(marks.at(-1) ?? [], idAt, { start: 1, from: at, to })],
      }),
      { at: 1, marks: [[11]] },
    );
    expect(seen.marks.slice(2)).toEqual([[11], [11, 13], [11], [11], [11, 10]]);
  });

  it('by a click with Shift takes all rows between, or lets them go', () => {
    expect(ranged([2], [1, 2, 3, 4, 5], 2, 4)).toEqual([2, 3, 4]);
    expect(ranged([9, 4], [1, 2, 3, 4, 5], 4, 2)).toEqual([9, 4, 2, 3]);
    expect(ranged([2, 3, 4, 9], [1, 2, 3, 4, 5], 3, 4)).toEqual([2, 9]);
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
