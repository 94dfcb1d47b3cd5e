import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import type { Browser, Page } from 'puppeteer';
import { serveAdmin } from '../src/app/serve-admin.ts';
import { buildPage } from './admin-build.ts';
import { median } from './load.ts';
import { freshPage, signedInPage, signInOn } from './page.ts';
import type { Product } from './product.ts';
import { millis, ratio, type Figure } from './table.ts';

const runs = 3;
const slowdown = 4;

/** Counts the compressed bytes of scripts that a page loads. */
const countScripts = async (page: Page): Promise<() => number> => {
  let bytes = 0;
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
};

const timed = async (deed: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await deed();
  return performance.now() - start;
};

/** Opens the sign-in page, waits until loading has finished, signs in and waits for the dashboard. */
const visitDashboard = async (browser: Browser, url: string) => {
  const { page, close } = await freshPage(browser, slowdown);
  try {
    const bytes = await countScripts(page);
    const login = await timed(async () => {
      await page.goto(`${url}/login`);
      await page.waitForSelector('input[type="password"]');
    });
    await page.waitForNetworkIdle({ idleTime: 300 });
    const loginBytes = bytes();
    const dashboard = await timed(async () => {
      await signInOn(page, 'hr');
      await page.waitForSelector('main h1');
    });
    return { login, loginBytes, dashboard };
  } finally {
    await close();
  }
};

/** Signs in without the dashboard and opens a list: everything a first list needs. */
const visitList = async (browser: Browser, product: Product) => {
  const { page, close } = await freshPage(browser, slowdown);
  try {
    const bytes = await countScripts(page);
    await signedInPage(page, product, 'hr');
    const list = await timed(async () => {
      await page.goto(`${product.url}/employee/add_department`);
      await page.waitForSelector('tbody tr');
    });
    await page.waitForNetworkIdle({ idleTime: 300 });
    return { list, listBytes: bytes() };
  } finally {
    await close();
  }
};

/** react-admin's sign-in page, built and served the same way. */
const plainLogin = async (browser: Browser): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'school-bench-page-'));
  const server = Fastify();
  try {
    await buildPage('apps/admin/bench/plain-login', folder);
    await serveAdmin(server, folder);
    const url = await server.listen({ port: 0, host: '127.0.0.1' });
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const { page, close } = await freshPage(browser, slowdown);
      times.push(
        await timed(async () => {
          await page.goto(`${url}/login`);
          await page.waitForSelector('input[type="password"]');
        }),
      );
      await close();
    }
    return median(times);
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
};

type Visit = Awaited<ReturnType<typeof visitDashboard>> & Awaited<ReturnType<typeof visitList>>;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;

/** Script sizes and first paints with a processor slowed down four times. */
export const pageFigures = async (product: Product, browser: Browser): Promise<Figure[]> => {
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run += 1) {
    const [first, second] = [await visitDashboard(browser, product.url), await visitList(browser, product)];
    visits.push({ ...first, ...second });
  }
  const middle = (key: keyof Visit): number => median(visits.map((one) => one[key]));
  const plain = await plainLogin(browser);
  const measured = 'measured only';
  return [
    {
      what: 'sign-in page: script',
      ours: kilobytes(middle('loginBytes')),
      target: 'at most 150 kB',
      holds: middle('loginBytes') <= 150_000,
    },
    {
      what: 'sign-in to the first list: script in all',
      ours: kilobytes(middle('listBytes')),
      target: 'at most 450 kB',
      holds: middle('listBytes') <= 450_000,
    },
    {
      what: `sign-in page, processor ${slowdown} x slower`,
      ours: millis(middle('login')),
      beside: `react-admin's ${millis(plain)} ${ratio(middle('login') / plain)}`,
      target: measured,
    },
    { what: 'from sign-in to the dashboard, the same', ours: millis(middle('dashboard')), target: measured },
    { what: 'first list opened, the same', ours: millis(middle('list')), target: measured },
  ];
};
