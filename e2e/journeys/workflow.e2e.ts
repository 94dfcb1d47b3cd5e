import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { clientOf, hire } from '../support/api.ts';
import { openPart, chooseMore, pick, rowWith, settled, signIn, signInWith } from '../support/school.ts';
import { comingWorkdays } from '../support/workdays.ts';

/** Requests that the employee on the screen be made a former one. */
const makeFormer = async (page: Page): Promise<void> => {
  await chooseMore(page, 'Mark as left');
  const question = page.getByRole('dialog');
  await question.getByLabel(/^Leaving date/).fill('today');
  await question.getByLabel(/^Leaving reason/).fill('Moved to Lahore');
  await question.getByRole('button', { name: 'Mark as left' }).click();
};

test('A state moves by a button that asks what it needs; the history tells it, an illegal move is refused', async ({
  page,
}) => {
  const { id } = await hire(page, `W${Date.now()}`, 'Mover');
  await signIn(page, 'hr');
  await page.goto(`/employee_profile/${id}`);
  await expect(page.getByRole('button', { name: 'More actions' })).toBeVisible();
  const late = await page.context().newPage();
  await late.goto(`/employee_profile/${id}`);
  await expect(late.getByRole('button', { name: 'More actions' })).toBeVisible();

  await chooseMore(page, 'Mark as left');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as left' }).click();
  await expect(page.getByRole('dialog')).toContainText('Leaving reason is required');
  await page.keyboard.press('Escape');
  await makeFormer(page);
  await expect(page.getByRole('button', { name: 'Rejoin' })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Mark as left' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await openPart(page, 'History');
  await expect(page.getByRole('main')).toContainText('Moved to Lahore');
  await expect(page.getByRole('main')).toContainText(/Active.*Former/s);

  const refused = late.waitForResponse((answer) => answer.url().includes('/transition/leave/'));
  await makeFormer(late);
  expect((await refused).status()).toBe(409);
  await expect(late.getByRole('alert')).toBeVisible();
});

test('An employee asks for leave, the office denies it with a reason, and the employee reads why', async ({
  page,
  browser,
}) => {
  const [day = ''] = await comingWorkdays(page, 3);
  await signIn(page, 'teacher');
  await page.goto('/employee_attendance/apply_leave');
  await settled(page);
  await page.getByRole('combobox', { name: 'Leave type' }).click();
  await page.getByRole('option', { name: 'Annual leave' }).click();
  await page.getByLabel(/^Date/).fill(day);
  await page.getByLabel('Reason').fill('Visit of my aunt');
  await expect(page.getByRole('status').filter({ hasText: '1 day.' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page).toHaveURL(/my_leaves$/);
  await expect(rowWith(page, 'Visit of my aunt')).toContainText('Pending');

  const office = await (await browser.newContext()).newPage();
  await signIn(office, 'hr');
  await office.goto('/employee_attendance/leave_applications');
  await rowWith(office, 'Visit of my aunt').getByRole('button', { name: 'Deny' }).click();
  const question = office.getByRole('dialog');
  await question.getByLabel(/^Reason/).fill('Inspection on that day');
  await question.getByRole('button', { name: 'Deny' }).click();
  await expect(rowWith(office, 'Visit of my aunt')).toHaveCount(0);
  await office.context().close();

  await page.reload();
  await expect(rowWith(page, 'Visit of my aunt')).toContainText('Denied');
  await expect(page.getByText('Inspection on that day')).toBeVisible();
});

test('A long job goes on in the background, says how far it is, and can be stopped', async ({ page }) => {
  await signIn(page, 'hr');
  await page.goto('/employee/add_category');
  await settled(page);
  await page.getByRole('button', { name: 'Import/Export' }).click();
  await page.getByRole('menuitem', { name: /^Import/ }).click();
  const wizard = page.getByRole('dialog', { name: 'Import Employee categories' });
  const chooser = page.waitForEvent('filechooser');
  await wizard.getByRole('button', { name: 'Choose a file' }).click();
  const rows = Array.from({ length: 40_000 }, (_, at) => `Category ${at},C${at}`);
  const buffer = Buffer.from(['Name,Prefix', ...rows].join('\n'));
  await (await chooser).setFiles({ name: 'many.csv', mimeType: 'text/csv', buffer });
  await wizard.getByRole('button', { name: 'Check (nothing is saved)' }).click();
  await expect(wizard.getByRole('status')).toContainText('/ 40,000');
  // Closing the window ends the trial; after leaving the page, it is in the tray.
  await page.reload();
  await settled(page);
  await page.getByRole('button', { name: 'Jobs, 1 running' }).click();
  const tray = page.getByRole('dialog', { name: 'Jobs' });
  await expect(tray.getByRole('progressbar').first()).toBeVisible();
  await tray.getByRole('button', { name: 'Cancel' }).click();
  await expect(tray.getByRole('status').first()).toContainText('Cancelled');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Jobs, 0 running' })).toBeVisible();
  await page.getByRole('searchbox').fill('Category 3');
  await expect(page.getByText('Nothing matches the search and filters.')).toBeVisible();
});

test('A report keeps what it was asked in its address, is saved as a sheet and printed', async ({ page }) => {
  await signIn(page, 'finance');
  await page.goto('/hr/reports/payslip_summary');
  await settled(page);
  const total = page.getByRole('row', { name: /^Total/ });
  await expect(total).toContainText(/Rs\s[\d,]+/);
  const all = await total.innerText();
  await pick(page, 'Department', 'Science');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/department=\d+/);
  await expect.poll(() => total.innerText()).not.toBe(all);
  const some = await total.innerText();
  await page.goto(page.url());
  await expect.poll(() => total.innerText()).toBe(some);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'XLSX' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
  const printed = page.waitForResponse((answer) => answer.url().includes('format=pdf'));
  await page.getByRole('button', { name: 'Print' }).click();
  expect((await printed).headers()['content-type']).toContain('application/pdf');
});

test('A password that was given by the office has to be changed before anything else', async ({ page }) => {
  const number = `P${Date.now()}`;
  await hire(page, number, 'Newcomer');
  const api = await clientOf(page, 'admin');
  const filter = encodeURIComponent(JSON.stringify({ username: number }));
  const [user] = await api.get<{ id: number }[]>(`setup/v1/user/getall?filter=${filter}`);
  await signIn(page, 'admin');
  await page.goto(`/user/user_change_password/${user?.id}`);
  await page.getByRole('button', { name: 'Generate' }).click();
  const made = await page.locator('output').innerText();
  await signInWith(page, number, made);
  await page.goto('/news');
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await expect(page).toHaveURL(/change_password$/);
  await page.getByLabel(/^Old password/).fill(made);
  await page.getByLabel(/^New password/).fill('Walnut2026tree');
  await page.getByLabel(/^Repeat the new password/).fill('Walnut2026tree');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL(/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: /Good/ })).toBeVisible();
  await page.goto('/employee/add_category/new');
  await expect(page.getByRole('heading', { name: 'You do not have permission' })).toBeVisible();
});
