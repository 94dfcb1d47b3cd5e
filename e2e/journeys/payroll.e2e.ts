import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { rowWith, signIn } from '../support/school.ts';

/** The month after the last one that the demo school has generated. */
const period = (): string => {
  const now = new Date();
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-01`;
};

/** Saves the payslip on the screen and answers the name of the file. */
const savePdf = async (page: Page): Promise<string> => {
  const download = page.waitForEvent('download', { timeout: 120_000 });
  await page.getByRole('button', { name: 'PDF', exact: true }).click();
  const file = await download;
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  return file.suggestedFilename();
};

test.describe.serial('A month of payroll', () => {
  test('is generated for everybody at once, with an amount changed by hand (B338)', async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto(`/employee_payslips/view_regular_employees/1/${period()}`);
    await expect(rowWith(page, 'Adnan Dar')).toBeVisible();
    await page.getByRole('link', { name: 'Generate All Payslips' }).click();
    await page.getByRole('button', { name: /^Adnan Dar, Special allowance/ }).dblclick();
    await page.getByRole('textbox', { name: 'Adnan Dar, Special allowance' }).fill('6000');
    await page.keyboard.press('Enter');
    await expect(rowWith(page, 'E1019')).toContainText('Rs 77,610.00');
    await page.getByRole('button', { name: 'Select all' }).click();
    await expect(page.getByText('78 of 78 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Generate Payslips' }).click();
    const question = page.getByRole('dialog', { name: 'Generate 78 payslips?' });
    await question.getByRole('button', { name: 'Generate', exact: true }).click();
    const ready = page.getByRole('dialog', { name: 'Payslips are ready' });
    await expect(ready).toContainText('78 payslips were created.', { timeout: 120_000 });
    await ready.getByRole('link', { name: 'View All Payslips' }).click();
    await expect(rowWith(page, 'Adnan Dar')).toContainText('Rs 72,041.54');
  });

  test('is approved by finance', async ({ page }) => {
    await signIn(page, 'finance');
    await page.goto(`/finance/employee_payslips/approve_payslips_range/MONTHLY/${period()}`);
    await page.getByRole('checkbox', { name: 'Select row' }).first().check();
    const marked = page.getByRole('toolbar', { name: 'Selected rows' });
    await marked.getByRole('button', { name: 'Approve' }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText('Approved');
    await question.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('Payslips approved')).toBeVisible();
    await expect(rowWith(page, 'Monthly staff').first()).toContainText('77');
  });

  test('is a PDF for finance', async ({ page }) => {
    await signIn(page, 'finance');
    await page.goto('/finance/employee_payslips/view_payslip/1');
    await expect(page.getByRole('table', { name: 'Earnings' })).toContainText('Total');
    expect(await savePdf(page)).toMatch(/\.pdf$/);
  });

  test('shows a teacher nothing but the own approved payslips, also as a PDF', async ({ page }) => {
    await signIn(page, 'teacher');
    await page.goto('/my_payslips');
    await expect(page.getByRole('heading', { level: 1, name: 'My payslips' })).toBeVisible();
    const rows = rowWith(page, 'Monthly staff');
    await expect(rows).toHaveCount(3);
    for (const row of await rows.all()) await expect(row).toContainText('Approved');
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Show' }).click();
    await expect(page.getByRole('table', { name: 'Earnings' })).toContainText('Total');
    const id = /\d+$/.exec(page.url())?.[0] ?? '';
    expect(await savePdf(page)).toMatch(/\.pdf$/);
    await page.goto(`/employee_payslips/view_payslip/${Number(id) - 1}`);
    await expect(page.getByRole('table', { name: 'Earnings' })).toHaveCount(0);
  });
});
