import { assert, integer, property } from 'fast-check';
import { nextWindow, rowHeight, windowAt, windowFrom } from './use-window.ts';

const rows = integer({ min: windowFrom + 1, max: 10_000 });
const heights = integer({ min: 100, max: 2000 });
const tops = integer({ min: 0, max: 500_000 });
const placeIn = (count: number, height: number, top: number): number =>
  Math.max(0, Math.min(top, count * rowHeight - height));

describe('the window on many rows', () => {
  it('holds all rows in view, and few others', () => {
    assert(
      property(rows, tops, heights, (count, top, height) => {
        const scrollTop = placeIn(count, height, top);
        const { from, to } = windowAt(scrollTop, height, count);
        expect(from * rowHeight).toBeLessThanOrEqual(scrollTop);
        expect(to === count || to * rowHeight >= scrollTop + height).toBe(true);
        expect(to - from).toBeLessThanOrEqual(height / rowHeight + 42);
      }),
    );
  });

  it('is the whole of few rows', () => {
    expect(windowAt(300, 500, windowFrom)).toEqual({ from: 0, to: windowFrom });
  });

  it('comes in parts after a leap: all rows in view at once, few others, and in three frames the whole', () => {
    assert(
      property(rows, tops, tops, heights, (count, first, second, height) => {
        const [at, then] = [placeIn(count, height, first), placeIn(count, height, second)];
        const before = windowAt(at, height, count);
        let drawn = nextWindow(before, then, height, count);
        expect(drawn.from * rowHeight).toBeLessThanOrEqual(then);
        expect(drawn.to === count || drawn.to * rowHeight >= then + height).toBe(true);
        const fresh = Math.max(0, before.from - drawn.from) + Math.max(0, drawn.to - before.to);
        const leaps = before.to <= drawn.from || drawn.to <= before.from;
        expect(leaps ? drawn.to - drawn.from : fresh).toBeLessThanOrEqual(height / rowHeight + 22);
        for (let frame = 0; frame < 3; frame += 1) drawn = nextWindow(drawn, then, height, count);
        expect(drawn).toEqual(windowAt(then, height, count));
      }),
    );
  });
});
