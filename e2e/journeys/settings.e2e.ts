import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { settled, signIn } from '../support/school.ts';

const accent = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--s-brand').trim());

const chooseColour = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('combobox', { name: /Theme colour/ }).click();
  await page.getByRole('option', { name }).click();
  await page.getByRole('button', { name: 'Save' }).click();
};

test.describe('Organisation settings', () => {
  test('change the whole product at once, in every tab (B021, B141)', async ({ page, context }) => {
    await signIn(page, 'admin');
    await page.goto('/configuration/settings');
    await settled(page);
    const other = await context.newPage();
    await other.goto('/dashboard');
    await settled(other);
    const before = await accent(page);
    await chooseColour(page, 'Purple');
    await expect(page.getByText('Settings updated successfully')).toBeVisible();
    await expect.poll(() => accent(page)).toBe('#7e22ce');
    await expect.poll(() => accent(other)).toBe('#7e22ce');
    await page.reload();
    expect(await accent(page)).toBe('#7e22ce');
    await settled(page);
    await chooseColour(page, 'Blue');
    await expect.poll(() => accent(other)).toBe(before);
  });

  test('say why they were not saved, or that nobody knows (B142)', async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/configuration/settings?tab=admin');
    await settled(page);
    await expect(page.getByRole('tab', { name: 'Admin' })).toHaveAttribute('aria-selected', 'true');
    const hours = page.getByRole('textbox', { name: /Hours before sign-in is required again/ });
    const answers = [
      { status: 409, body: JSON.stringify({ success: false, data: {}, message: 'Not on a Sunday' }) },
      { status: 500, body: '' },
    ];
    let asked = 0;
    await page.route('**/setup/v1/update/*', (route) => {
      const answer = answers[asked];
      asked += 1;
      return answer ? route.fulfill(answer) : route.abort();
    });
    for (const words of [
      'Not on a Sunday',
      'Failed to update settings',
      'An unexpected error occurred while updating settings',
    ]) {
      await hours.fill(String(20 + asked));
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText(words).first()).toBeVisible();
    }
  });
});

test.describe('Feature access', () => {
  test('takes a feature from the pupils and gives it back', async ({ page, browser }) => {
    await signIn(page, 'admin');
    await page.goto('/feature_access_settings');
    await settled(page);
    const news = page.getByRole('switch', { name: 'News: Students' });
    const flip = async (): Promise<void> => {
      await news.click();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Settings updated successfully').first()).toBeVisible();
    };
    await flip();
    const student = await (await browser.newContext()).newPage();
    await signIn(student, 'student');
    await student.goto('/news');
    await expect(student.getByRole('heading', { name: 'Oops! Page Not Found' })).toBeVisible();
    await expect(student.getByRole('link', { name: 'News' })).toHaveCount(0);
    await flip();
    await student.goto('/news');
    await expect(student.getByText('View and manage news announcements')).toBeVisible();
    await student.context().close();
  });
});
