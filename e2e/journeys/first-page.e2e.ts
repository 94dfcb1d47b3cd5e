import { expect, test } from '@playwright/test';
import { settled, signIn } from '../support/school.ts';

test('The cards of the dashboard stand four per row (B042) (K025)', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/dashboard');
  await settled(page);
  const cards = page.locator('.d-stat');
  await expect(cards).toHaveCount(4);
  const places = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
  expect(new Set(places.map(({ top }) => top)).size).toBe(1);
  expect(new Set(places.map(({ width }) => Math.round(width))).size).toBe(1);
  // A fifth would start a new row.
  const fifth = await cards.first().evaluate((card) => {
    const item = card.closest('li') as HTMLElement;
    const more = item.parentElement?.appendChild(item.cloneNode(true)) as HTMLElement;
    return more.getBoundingClientRect().top > item.getBoundingClientRect().bottom - 1;
  });
  expect(fifth).toBe(true);
});

test('A screen is loaded when it is opened, and once (B100)', async ({ page }) => {
  await signIn(page, 'admin');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/dashboard');
  await settled(page);
  const screens = ['/news', '/AuditGrid', '/payroll/bank_file', '/employee_attendance/away'];
  for (const path of screens) {
    const before = scripts.length;
    // As a link in the product does: without reloading the page.
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    // The previous screen remains until the new one has loaded.
    await expect.poll(() => scripts.length, { message: path }).toBeGreaterThan(before);
    await settled(page);
  }
  expect(scripts.filter((script, at) => scripts.indexOf(script) !== at)).toEqual([]);
});
