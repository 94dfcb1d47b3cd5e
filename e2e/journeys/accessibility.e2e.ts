import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { settled, signIn } from '../support/school.ts';

const serious = async (page: Page): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`);
};

const pages = [
  ['list', '/employee/view_all', 'Employees'],
  ['form', '/employee/admission1', 'New Employee'],
  ['master', '/employee/add_category', 'Employee categories'],
  ['dashboard', '/dashboard', /Good/],
] as const;

for (const appearance of ['light', 'dark'] as const) {
  test.describe(`In ${appearance} appearance`, () => {
    test.use({ colorScheme: appearance });

    test('the sign-in page has no serious barrier', async ({ page }) => {
      await page.goto('/login');
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
      expect(await serious(page)).toEqual([]);
    });

    for (const [kind, address, heading] of pages) {
      test(`the ${kind} has no serious barrier`, async ({ page }) => {
        await signIn(page, 'admin');
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await settled(page);
        expect(await serious(page)).toEqual([]);
      });
    }

    test('the page of a record has no serious barrier', async ({ page }) => {
      await signIn(page, 'admin');
      await page.goto('/employee/view_all');
      await page.getByRole('cell', { name: 'E1019' }).click();
      await expect(page.getByRole('tab').first()).toBeVisible();
      await settled(page);
      expect(await serious(page)).toEqual([]);
    });
  });
}
