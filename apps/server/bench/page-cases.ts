import { launch, type Browser, type Page } from 'puppeteer';
import { median } from './load.ts';
import type { Product } from './product.ts';
import { millis, type Figure } from './table.ts';

interface Transfer {
  bytes: number;
}

/** Counts the compressed bytes of scripts that a page loads. */
const countScripts = async (page: Page): Promise<Transfer> => {
  const transfer = { bytes: 0 };
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  const scripts = new Set<string>();
  session.on(
    'Network.responseReceived',
    ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) transfer.bytes += encodedDataLength;
  });
  return transfer;
};

const fresh = async (
  browser: Browser,
  slowdown: number,
): Promise<{ page: Page; transfer: Transfer; close: () => Promise<void> }> => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.emulateCPUThrottling(slowdown);
  return { page, transfer: await countScripts(page), close: () => context.close() };
};

const signIn = async (page: Page, url: string): Promise<void> => {
  await page.type('input[name="email"]', 'hr');
  await page.type('input[type="password"]', 'Demo@1234');
  await page.click('button[type="submit"]');
  while (!page.url().startsWith(`${url}/dashboard`)) await new Promise((resolve) => setTimeout(resolve, 20));
};

/** Size and time of the first paint of sign-in and of the first list, with a four times slower processor. */
export const pageFigures = async (
  product: Product,
  executablePath: string,
  args: readonly string[],
): Promise<Figure[]> => {
  const browser = await launch({ executablePath, args: [...args], headless: true });
  try {
    const loginTimes: number[] = [];
    const listTimes: number[] = [];
    let loginBytes = 0;
    let listBytes = 0;
    for (let run = 0; run < 3; run += 1) {
      const { page, transfer, close } = await fresh(browser, 4);
      const start = performance.now();
      await page.goto(`${product.url}/login`);
      await page.waitForSelector('input[type="password"]');
      loginTimes.push(performance.now() - start);
      await page.waitForNetworkIdle({ idleTime: 300 });
      loginBytes = transfer.bytes;
      await signIn(page, product.url);
      const opened = performance.now();
      await page.goto(`${product.url}/employee/add_department`);
      await page.waitForSelector('tbody tr');
      listTimes.push(performance.now() - opened);
      await page.waitForNetworkIdle({ idleTime: 300 });
      listBytes = transfer.bytes;
      await close();
    }
    return [
      {
        what: 'sign-in page: script',
        ours: `${(loginBytes / 1000).toFixed(0)} kB`,
        target: 'at most 150 kB',
        holds: loginBytes <= 150_000,
      },
      {
        what: 'sign-in page: first paint at 4x slowdown',
        ours: millis(median(loginTimes)),
        target: 'measured only',
      },
      {
        what: 'sign-in to the first list: script in all',
        ours: `${(listBytes / 1000).toFixed(0)} kB`,
        target: 'at most 450 kB',
        holds: listBytes <= 450_000,
      },
      { what: 'first list at 4x slowdown', ours: millis(median(listTimes)), target: 'measured only' },
    ];
  } finally {
    await browser.close();
  }
};
