import type { Browser, Page } from 'puppeteer';
import type { Product } from './product.ts';

/** A separate page with nothing carried over from another. */
export const freshPage = async (
  browser: Browser,
  slowdown: number,
): Promise<{ readonly page: Page; readonly close: () => Promise<void> }> => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.emulateCPUThrottling(slowdown);
  return { page, close: () => context.close() };
};

/** Signs in on the open sign-in page and waits for the dashboard. */
export const signInOn = async (page: Page, username: string): Promise<void> => {
  await page.type('input[name="email"]', username);
  await page.type('input[type="password"]', 'Demo@1234');
  await page.click('button[type="submit"]');
  await page.waitForFunction("location.pathname === '/dashboard'");
};

/** Signs in without the dashboard, so that none of it is loaded yet. */
export const signedInPage = async (
  page: Page,
  { url, authorization }: Product,
  username: string,
): Promise<void> => {
  await page.goto(`${url}/login`);
  await page.waitForSelector('input[type="password"]');
  const account = { token: authorization.replace('Bearer ', ''), entityType: 'EMPLOYEE', username };
  await page.evaluate(`localStorage.setItem('authUser', ${JSON.stringify(JSON.stringify(account))})`);
};
