import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer';
import { buildAdminWith } from './admin-build.ts';
import { median } from './load.ts';
import { freshPage, signInOn } from './page.ts';
import { startServer, type StartOptions } from './start-cases.ts';
import { millis, ratio, type Figure } from './table.ts';

const lists = ['/employee/add_department', '/employee/add_position'] as const;
const changes = 30;
const few = 10;
const many = 250;

/**
 * Moves to another list within the page; returns the milliseconds until its rows are there. A string, since it runs in the
 * page, whose names the server's types do not know.
 */
const changing = `async (to) => {
  const rows = () => document.querySelector('tbody tr')?.textContent ?? '';
  const before = rows();
  const start = performance.now();
  history.pushState({}, '', to);
  dispatchEvent(new PopStateEvent('popstate'));
  while (rows() === '' || rows() === before) {
    if (performance.now() - start > 20_000) throw new Error('No other rows came at ' + to + ', but: ' + before);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return performance.now() - start;
}`;

const changeTo = async (page: Page, path: string): Promise<number> =>
  Number(await page.evaluate(`(${changing})(${JSON.stringify(path)})`));

const measure = async (browser: Browser, options: StartOptions): Promise<number> => {
  const server = await startServer(options);
  const { page, close } = await freshPage(browser, 1);
  try {
    await page.goto(`${server.url}/login`);
    await page.waitForSelector('input[name="email"]');
    await signInOn(page, 'admin');
    await page.goto(`${server.url}${lists[0]}`);
    await page.waitForSelector('tbody tr');
    const times: number[] = [];
    for (let change = 1; change <= changes; change += 1) {
      times.push(await changeTo(page, lists[change % 2] ?? lists[0]));
    }
    return median(times.slice(4));
  } finally {
    await close();
    server.stop();
  }
};

/** The cost of switching from one list to another with a small and a large catalogue. */
export const switchFigure = async (
  browser: Browser,
  options: Pick<StartOptions, 'script' | 'databaseUrl'>,
): Promise<Figure> => {
  const folder = await mkdtemp(join(tmpdir(), 'school-bench-admin-'));
  try {
    const times: number[] = [];
    for (const synthetic of [few, many]) {
      const admin = join(folder, String(synthetic));
      await buildAdminWith(synthetic, admin);
      times.push(await measure(browser, { ...options, synthetic, admin }));
    }
    const [small = Number.NaN, large = Number.NaN] = times;
    return {
      what: `another list, ${many} resources more`,
      ours: millis(large),
      beside: `${few} more ${millis(small)} ${ratio(large / small)}`,
      target: 'at most 1.3 x',
      holds: large / small <= 1.3,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
