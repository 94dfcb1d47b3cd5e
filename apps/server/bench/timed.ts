import { median } from './load.ts';
import { millis, type Figure } from './table.ts';

const rounds = 20;
const most = 300;

/** Milliseconds. */
interface Took {
  readonly median: number;
  readonly slowest: number;
}

/** Times some calls, one after the other; the first one is not counted. */
export const timed = async (run: () => Promise<unknown>): Promise<Took> => {
  await run();
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await run();
    took.push(performance.now() - start);
  }
  return { median: median(took), slowest: Math.max(...took) };
};

/** A figure that holds if the median call is fast enough. */
export const figureOf = (what: string, { median: middle, slowest }: Took): Figure => ({
  what,
  ours: millis(middle),
  beside: `slowest of ${rounds}: ${millis(slowest)}`,
  target: `under ${most} ms`,
  holds: middle < most,
});
