import { expect, test } from '@playwright/test';
import { onDesk, onPhone, settled, signIn } from '../support/school.ts';

test('A resident asks for a weekend at home, the parent consents on the first page, the warden grants it', async ({
  page,
  browser,
}) => {
  await signIn(page, 'student');
  await page.goto('/hostels/leaves/new');
  await settled(page);
  const place = `At my aunt ${Date.now() % 100_000}`;
  const inDays = (days: number): string =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel(/^Leaves at/).fill(inDays(12));
  await page.getByLabel('Time').first().fill('16:00');
  await page.getByLabel(/^Back by/).fill(inDays(14));
  await page.getByLabel('Time').last().fill('18:00');
  await page.getByLabel(/^Destination/).fill(place);
  await page.getByLabel(/^Reason/).fill('A birthday');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Requested').first()).toBeVisible();

  const home = await (await browser.newContext()).newPage();
  await signIn(home, 'parent');
  await home.goto('/dashboard');
  await settled(home);
  await home.getByRole('listitem').filter({ hasText: place }).first().getByRole('link').click();
  await home.getByRole('button', { name: 'Give consent' }).click();
  await expect(home.getByText('Given').first()).toBeVisible();
  await home.context().close();

  const office = await (await browser.newContext()).newPage();
  await signIn(office, 'admin');
  await office.goto('/hostels/leaves?displayedFilters={}');
  await settled(office);
  await office.getByText(place).first().click();
  await office.getByRole('button', { name: 'Grant' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Grant' }).click();
  await expect(office.getByText('Granted').first()).toBeVisible();
  await office.context().close();

  await page.reload();
  await expect(page.getByText('Granted').first()).toBeVisible();
});

test('On a phone the warden begins the register of the night and marks with one touch who is missing', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await onPhone(page);
  await page.goto('/hostels/nights');
  await settled(page);
  await page.getByRole('button', { name: 'Start the register' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Hostel' }).click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Start the register' }).click();
  const mark = page.getByRole('group', { name: 'Mark' }).first();
  await expect(mark.getByRole('button', { name: 'In' })).toHaveAttribute('aria-pressed', 'true');
  await mark.getByRole('button', { name: 'Absent' }).click();
  await expect(mark.getByRole('button', { name: 'Absent' })).toHaveAttribute('aria-pressed', 'true');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await page.reload();
  await settled(page);
  await expect(page.getByRole('button', { name: 'Absent', pressed: true })).toHaveCount(1);
  // As it was before, for the other journeys.
  await page
    .getByRole('button', { name: 'Absent', pressed: true })
    .locator('..')
    .getByRole('button', { name: 'In' })
    .click();
  await expect(page.getByRole('button', { name: 'Absent', pressed: true })).toHaveCount(0);
});

test('The list of residents stands on a desk without a state that is cut', async ({ page }) => {
  await signIn(page, 'admin');
  await onDesk(page);
  await page.goto('/room_allocate');
  await settled(page);
  await expect(page.locator('thead [data-head]').last()).toHaveText('Status');
  const overflow = await page
    .getByRole('table')
    .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
  expect(overflow).toBeLessThanOrEqual(0);
});
