import { expect, test } from '@playwright/test';
import { dayInWords } from '../support/days.ts';
import type { Page } from '@playwright/test';
import { barriers } from '../support/barriers.ts';
import { settled, signIn } from '../support/school.ts';

/** Goes back from a Sunday or holiday to the last school day. */
const toSchoolDay = async (page: Page): Promise<void> => {
  const before = page.getByRole('button', { name: 'Previous day' });
  const day = page.getByRole('textbox', { name: 'Day', exact: true });
  for (let days = 0; days < 20; days += 1) {
    await settled(page);
    if (!(await before.isVisible())) return;
    const left = await day.inputValue();
    await before.click();
    // The button of the day that was left is still there for a moment.
    await expect(day).not.toHaveValue(left);
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
    const cell = page.getByRole('gridcell', {
      name: new RegExp(`^${name}, ${date ? dayInWords(date) : ''}.*: L`),
    });
    await expect(cell.first()).toBeVisible();
  });

  test('shows the class as it sits, once its seats are arranged by keyboard', async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/attendances/today');
    await toSchoolDay(page);
    await page.getByRole('button', { name: 'List', exact: true }).click();
    const children = page.getByRole('list', { name: 'Students of the batch' }).getByRole('button');
    const name = ((await children.first().getAttribute('aria-label')) ?? '').split(':')[0] ?? '';
    await page.getByRole('button', { name: 'Seat plan', exact: true }).click();
    await page.getByRole('link', { name: 'Arrange seats' }).click();
    await settled(page);
    await page.getByRole('button', { name: 'Seat everyone else' }).click();
    const student = page.getByRole('button', { name, exact: true });
    await student.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-seat="1/2"]').getByRole('button', { name, exact: true })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('The seats are saved.')).toBeVisible();
    await page.goto('/attendances/today');
    await toSchoolDay(page);
    const seat = page
      .getByRole('group', { name: 'Students of the batch' })
      .getByRole('button', { name: new RegExp(`^${name}: `) });
    const before = (await seat.getAttribute('aria-label')) ?? '';
    await seat.tap();
    await expect(seat).not.toHaveAccessibleName(before);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await expect(children.first()).toBeVisible();
  });
});
