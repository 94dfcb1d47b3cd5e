import type { Browser, CDPSession, Page } from 'puppeteer';
import { freshPage, signedInPage } from './page.ts';
import type { Product } from './product.ts';
import { millis, type Figure } from './table.ts';

/** A slow computer beside the measured one: a figure to watch, since here nothing but the processor draws. */
const slowdown = 4;
/** Rows per page, the most a list offers; the table behind it has 100,000. */
const rows = 1_000;
const rounds = 3;
/** Above this, a frame is noticeably late. */
const lateMilliseconds = 50;
/** A wheel turned as fast as people turn it when looking for something: pixels per second. */
const speed = 3_000;
const distance = 20_000;

/**
 * Records when each frame arrives, and whether its middle shows a row or the gap for rows not rendered yet. A string, since
 * it runs in the page, whose names the server's types do not know.
 */
const watching = `() => {
  const table = document.querySelector('main table');
  const scrolled = table.parentElement;
  const seen = { frames: [], gaps: 0, looks: 0, running: true };
  window.benchScroll = seen;
  let before;
  const look = (now) => {
    if (!seen.running) return;
    if (before !== undefined) seen.frames.push(now - before);
    before = now;
    const drawn = table.querySelectorAll('tr[data-row]');
    const middle = (scrolled.scrollTop + scrolled.clientHeight / 2) / drawn[0].offsetHeight;
    seen.looks += 1;
    if (middle < Number(drawn[0].dataset.row) || middle > Number(drawn[drawn.length - 1].dataset.row)) seen.gaps += 1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}`;

interface Seen {
  readonly frames: readonly number[];
  /** Frames whose middle shows no row. */
  readonly gaps: number;
  readonly looks: number;
}

const placeOfTable = async (page: Page): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await (await page.waitForSelector('main table tbody'))?.boundingBox();
  if (!box) throw new Error('There is no table to scroll.');
  return { x: box.x + box.width / 2, y: Math.max(box.y, 0) + 200 };
};

/** Turns the wheel over the table down and up again, as the browser itself does. */
const scrollOnce = async (page: Page, session: CDPSession): Promise<Seen> => {
  const place = await placeOfTable(page);
  await page.evaluate(`(${watching})()`);
  for (const yDistance of [-distance, distance]) {
    await session.send('Input.synthesizeScrollGesture', {
      ...place,
      yDistance,
      speed,
      gestureSourceType: 'mouse',
      preventFling: true,
    });
  }
  return (await page.evaluate('benchScroll.running = false, benchScroll')) as Seen;
};

const openLongList = async (page: Page, { url }: Product): Promise<void> => {
  await page.goto(`${url}/employee/view_all?perPage=${rows}`);
  await page.waitForSelector(`main table[aria-rowcount="${rows + 1}"] tbody tr[data-row="0"]`);
  await page.waitForNetworkIdle({ idleTime: 500 });
};

const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

interface Evenness {
  readonly frames: readonly number[];
  /** Fractions of all frames, 0 to 1. */
  readonly late: number;
  readonly gaps: number;
}

const evennessOf = (seen: readonly Seen[]): Evenness => {
  const frames = seen.flatMap((one) => one.frames);
  const sum = (of: (one: Seen) => number): number => seen.reduce((total, one) => total + of(one), 0);
  return {
    frames,
    late: frames.filter((took) => took > lateMilliseconds).length / frames.length,
    gaps: sum(({ gaps }) => gaps) / sum(({ looks }) => looks),
  };
};

const scrolled = async (product: Product, browser: Browser, slower: number): Promise<Evenness> => {
  const { page, close } = await freshPage(browser, slower);
  try {
    await signedInPage(page, product, 'hr');
    await openLongList(page, product);
    const session = await page.createCDPSession();
    const seen: Seen[] = [];
    for (let round = 0; round < rounds; round += 1) seen.push(await scrollOnce(page, session));
    return evennessOf(seen);
  } finally {
    await close();
  }
};

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const spread = (frames: readonly number[]): string =>
  `median ${millis(percentile(frames, 0.5))}, longest ${millis(Math.max(...frames))}`;

/** A page of 1,000 out of 100,000 rows scrolled from end to end: how even its frames are. */
export const scrollFigures = async (product: Product, browser: Browser): Promise<Figure[]> => {
  const { frames, late, gaps } = await scrolled(product, browser, 1);
  const slow = await scrolled(product, browser, slowdown);
  const p95 = percentile(frames, 0.95);
  return [
    {
      what: `scrolling ${rows} of 100,000 rows: 95 % of frames`,
      ours: millis(p95),
      beside: spread(frames),
      target: `within ${lateMilliseconds} ms`,
      holds: p95 <= lateMilliseconds,
    },
    {
      what: `the same: frames later than ${lateMilliseconds} ms`,
      ours: percent(late),
      target: 'at most 2 %',
      holds: late <= 0.02,
    },
    { what: 'the same: frames that show a gap', ours: percent(gaps), target: 'none', holds: gaps === 0 },
    {
      what: `the same, ${slowdown} x slower: 95 % of frames`,
      ours: millis(percentile(slow.frames, 0.95)),
      beside: `${spread(slow.frames)}, ${percent(slow.gaps)} with a gap`,
    },
  ];
};
