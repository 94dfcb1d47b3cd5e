import { assert, integer, property } from 'fast-check';
import { rowHeight, windowAt, windowFrom } from './use-window.ts';

describe('the window on many rows', () => {
  it('holds all rows in view, and few others', () => {
    const rows = integer({ min: windowFrom + 1, max: 10_000 });
    assert(
      property(
        rows,
        integer({ min: 0, max: 500_000 }),
        integer({ min: 100, max: 2000 }),
        (count, top, height) => {
          const scrollTop = Math.min(top, count * rowHeight - height);
          const { from, to } = windowAt(Math.max(0, scrollTop), height, count);
          expect(from * rowHeight).toBeLessThanOrEqual(Math.max(0, scrollTop));
          expect(to === count || to * rowHeight >= scrollTop + height).toBe(true);
          expect(to - from).toBeLessThanOrEqual(height / rowHeight + 82);
        },
      ),
    );
  });

  it('is the whole of few rows', () => {
    expect(windowAt(300, 500, windowFrom)).toEqual({ from: 0, to: windowFrom });
  });
});
