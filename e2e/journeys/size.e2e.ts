import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { settled, signIn } from '../support/school.ts';

/** Bytes of script transferred over the network, compressed and including headers. */
const scriptBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
  );

test('the sign-in page loads little: no definitions, no widgets of the pages behind it', async ({ page }) => {
  await page.goto('/login', { waitUntil: 'networkidle' });
  const bytes = await scriptBytes(page);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(150_000);
});

test('the first list loads neither charts nor the rich-text editor', async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/employee/add_department');
  await settled(page);
  const bytes = await scriptBytes(page);
  expect(bytes).toBeGreaterThan(200_000);
  expect(bytes, `${bytes} bytes`).toBeLessThan(450_000);
});
