import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { barriers } from '../support/barriers.ts';
import { settled, signIn } from '../support/school.ts';

/** Goes back from a Sunday or holiday to the last day of classes. */
const toSchoolDay = async (page: Page): Promise<void> => {
  const before = page.getByRole('button', { name: 'Previous day' });
  for (let days = 0; days < 20; days += 1) {
    await settled(page);
    if (!(await before.isVisible())) return;
    await before.click();
  }
};

test.describe('Attendance of students', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('is marked by two taps on a phone, and stands in the register of the month', async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/attendances/today');
    await toSchoolDay(page);
    const child = page.getByRole('list', { name: 'Students of the batch' }).getByRole('button').first();
    const name = ((await child.getAttribute('aria-label')) ?? '').split(':')[0] ?? '';
    for (let taps = 0; taps < 3 && !(await child.getAttribute('aria-label'))?.endsWith('Late'); taps += 1) {
      await child.tap();
    }
    await expect(child).toHaveAccessibleName(`${name}: Late`);
    expect(await barriers(page)).toEqual([]);
    const date = new URL(page.url()).searchParams.get('date');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/^Saved: /)).toBeVisible();
    await page.goto(`/attendances${date ? `?month=${date.slice(0, 7)}` : ''}`);
    await settled(page);
    const cell = page.getByRole('gridcell', { name: new RegExp(`^${name}, ${date ?? ''}.*: L`) });
    await expect(cell.first()).toBeVisible();
  });
});
