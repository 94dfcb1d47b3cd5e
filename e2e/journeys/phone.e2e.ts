import { expect, test } from '@playwright/test';
import { fits, settled, signIn } from '../support/school.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test.describe('On a phone of 360 pixels', () => {
  test('the sign-in page fits', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(await fits(page)).toBe(true);
  });

  test('menu, list and form are at hand without scrolling sideways', async ({ page }) => {
    await signIn(page, 'hr');
    await page.goto('/dashboard');
    await settled(page);
    expect(await fits(page)).toBe(true);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('button', { name: 'Human resources' })).toBeVisible();
    for (const address of ['/employee/add_category', '/employee/view_all', '/employee/admission1']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled(page);
      expect([address, await fits(page)]).toEqual([address, true]);
    }
  });

  test('the first page fits in every language', async ({ page }) => {
    for (const person of ['parent', 'student'] as const) {
      await signIn(page, person);
      for (const language of ['en', 'gr', 'it', 'rs', 'sp']) {
        await page.evaluate((code) => localStorage.setItem('I18N_LANGUAGE', code), language);
        await page.goto('/dashboard');
        await settled(page);
        expect([person, language, await fits(page)]).toEqual([person, language, true]);
      }
      await page.evaluate(() => localStorage.setItem('I18N_LANGUAGE', 'en'));
    }
  });

  test('the bar at the bottom leads to the work of the role and gives way to what saves', async ({
    page,
  }) => {
    await signIn(page, 'parent');
    await page.goto('/dashboard');
    await settled(page);
    const bar = page.getByRole('navigation', { name: 'Quick access' });
    await bar.getByRole('link', { name: 'Exam results' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Exam results' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Exam results' })).toHaveAttribute('aria-current', 'page');
    await bar.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Close menu' }).click();

    await signIn(page, 'hr');
    await page.goto('/employee/view_all');
    await settled(page);
    await expect(bar).toBeVisible();
    expect(await fits(page)).toBe(true);
    await page.goto('/employee/admission1');
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
    await expect(bar).toBeHidden();
  });
});
