import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { clientOf, type Saved } from '../support/api.ts';
import { settled, signIn } from '../support/school.ts';

const now = new Date();
const period = `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-01`;
const regular = `/employee_payslips/view_regular_employees/2/${period}`;
const all = `/employee_payslips/generate_all_payslips/2/${period}`;
const people = '**/setup/v1/paySlip/getRegularEmployees/**';
const details = '**/setup/v1/payrollGroup/getGroupDetailByPeriod/**';

/** How many people the group pays in the period; another journey may have put somebody into it. */
const countPaid = async (page: Page): Promise<number> => {
  const api = await clientOf(page, 'hr');
  const rows = await api.get<Saved[]>(`setup/v1/paySlip/getRegularEmployees/2/${period}`);
  expect(rows.length).toBeGreaterThanOrEqual(2);
  return rows.length;
};

const answer = (page: Page, pattern: string, status: number, body: object): Promise<unknown> =>
  page.route(pattern, (route) => route.fulfill({ status, json: body }));

test.describe('Payslip screens', () => {
  test('show whom a group pays, and lead to one or to all (B326) (B327) (B328) (B329) (B360)', async ({
    page,
  }) => {
    const count = await countPaid(page);
    await signIn(page, 'hr');
    const asked = page.waitForRequest(people);
    await page.goto(regular);
    expect(new URL((await asked).url()).pathname).toMatch(/\/\d{4}-\d{2}-\d{2}$/);
    await settled(page);
    const facts = page.getByRole('definition');
    await expect(facts.nth(0)).toHaveText('Hourly staff');
    await expect(facts.nth(1)).toHaveText('Bi-weekly');
    await expect(facts.nth(2)).toContainText(String(now.getFullYear()));
    await expect(facts.nth(3)).toHaveText(String(count));
    await expect(page.getByRole('columnheader', { name: /^id$/i })).toHaveCount(0);
    await page.getByRole('searchbox', { name: /View Regular Employees/ }).fill('nobody of that name');
    await expect(page.getByRole('link', { name: 'Generate Payslip' })).toHaveCount(0);
    await page.getByRole('searchbox', { name: /View Regular Employees/ }).fill('');
    await page.getByRole('link', { name: 'Generate Payslip' }).first().click();
    await expect(page).toHaveURL(/generate_employee_payslip\?group_id=2&employee_id=\d+&pay_period=/);
    await page.goto(regular);
    await page.getByRole('link', { name: 'Generate All Payslips' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Generate All Payslips' })).toBeVisible();
    await page.goto(regular);
    await page.getByRole('link', { name: 'Back to Summary' }).click();
    await expect(page).toHaveURL(/\/generate_payslips\/2/);
  });

  test('choose, change and leave amounts without writing (B331) (B332) (B334) (B335) (B336) (B337) (B339) (B349) (B356) (B357)', async ({
    page,
  }) => {
    const count = await countPaid(page);
    let written = 0;
    page.on('request', (request) => {
      if (/bulkGeneratePayslip|generateAll/.test(request.url()) && request.method() === 'POST') written += 1;
    });
    await signIn(page, 'hr');
    await page.goto(all);
    await expect(page.getByText(/can be changed before generating/)).toBeVisible();
    await expect(page.getByText('Hourly staff')).toBeVisible();
    await expect(page.getByText('Bi-weekly')).toBeVisible();
    const generate = page.getByRole('button', { name: 'Generate Payslips' });
    // All of them is the usual case, so everyone is selected initially.
    await expect(page.getByText(`${count} of ${count} selected`)).toBeVisible();
    await page.getByRole('button', { name: 'Clear All' }).click();
    await expect(generate).toBeDisabled();
    await page.getByRole('button', { name: 'Select all' }).click();
    await expect(page.getByText(`${count} of ${count} selected`)).toBeVisible();
    const first = page.getByRole('checkbox', { name: /^Select / }).first();
    await first.click();
    await expect(page.getByText(`${count - 1} of ${count} selected`)).toBeVisible();
    await first.click();
    await expect(page.getByText(`${count} of ${count} selected`)).toBeVisible();
    const cell = page.getByRole('button', { name: /, Basic pay/ }).first();
    await cell.dblclick();
    const box = page.getByRole('textbox', { name: /, Basic pay/ });
    await box.fill('12x34.5');
    await box.blur();
    await expect(page.getByRole('button', { name: /, Basic pay.*1,234\.50/ })).toBeVisible();
    await generate.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Clear All' }).click();
    await expect(generate).toBeDisabled();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Leave|Discard/ })
      .click();
    await expect(page).not.toHaveURL(/generate_all_payslips/);
    expect(written).toBe(0);
  });

  test('say what is missing or wrong (B330) (B348) (B358)', async ({ page }) => {
    const count = await countPaid(page);
    await signIn(page, 'hr');
    await answer(page, people, 200, { success: true, data: [], message: '' });
    await page.goto(regular);
    await expect(
      page.getByText(`All ${count} employees already have a payslip for this period.`),
    ).toBeVisible();
    await page.route(details, async (route) => {
      const { data, ...envelope } = (await (await route.fetch()).json()) as { data: object };
      await route.fulfill({ json: { ...envelope, data: { ...data, employeeCount: 0 } } });
    });
    await page.goto(regular);
    await expect(page.getByText('No employees found in this payroll group.')).toBeVisible();
    await page.unroute(people);
    await page.unroute(details);
    await answer(page, people, 200, { success: true, data: { rows: 1 }, message: '' });
    await page.goto(regular);
    await expect(page.getByText('Invalid response format received from server.')).toBeVisible();
    await page.unroute(people);
    await answer(page, people, 500, { success: false, data: {}, message: '' });
    await answer(page, details, 500, { success: false, data: {}, message: '' });
    await page.goto(regular);
    await expect(page.getByText('Failed to load employee data. Please try again later.')).toBeVisible();
    await expect(page.getByText('Failed to load group details. Please try again later.')).toBeVisible();
    await page.unroute(people);
    await page.unroute(details);
    await page.route(people, (route) => route.abort());
    await page.route(details, (route) => route.abort());
    await page.goto(regular);
    await expect(page.getByText('An error occurred while loading employee data.')).toBeVisible();
    await expect(page.getByText('An error occurred while loading group details.')).toBeVisible();
  });

  test('are printed as one file for a whole month, with how far it is and a way to stop it', async ({
    page,
  }) => {
    await signIn(page, 'hr');
    await page.goto('/view_monthly_payslip?month=2026-10');
    await settled(page);
    await page.getByRole('checkbox', { name: 'Select all rows' }).check();
    await page.getByRole('button', { name: /^Select all \d+ that match/ }).click();
    const print = page.getByRole('toolbar', { name: 'Selected rows' }).getByRole('button', { name: 'Print' });
    await print.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Print', exact: true }).click();
    // Until it has started, the button with that name leaves the dialog.
    await expect(dialog.getByRole('status')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog.getByRole('status')).toContainText('Cancelled');
    await page.getByRole('button', { name: 'Close' }).click();
    await print.click();
    await dialog.getByRole('button', { name: 'Print', exact: true }).click();
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    await expect(dialog.getByRole('status')).toContainText(/\d+ \/ \d+/);
    await dialog.getByRole('button', { name: 'Close' }).click();
    // It continues in the tray.
    await page.getByRole('button', { name: /^Jobs/ }).click();
    const tray = page.getByRole('dialog', { name: 'Jobs' });
    await expect(tray.getByRole('button', { name: /\.pdf$/ }).first()).toBeVisible();
  });

  test('are the same for finance under its own addresses (B318) (B319)', async ({ page }) => {
    await signIn(page, 'finance');
    for (const [path, heading] of [
      ['/finance/payroll_groups', 'Payroll groups'],
      ['/finance/employee_payslips/payslip_for_payroll_group', 'Payslips by payroll group'],
      ['/finance/employee_payslips/payslip_for_employees', 'Payslips by employee'],
      ['/finance/view_monthly_payslip', 'Monthly payslips'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      await settled(page);
      await expect(page.getByRole('button', { name: /^Generate/ })).toHaveCount(0);
    }
    await signIn(page, 'hr');
    await page.goto('/bankdetails');
    await expect(page.getByRole('columnheader', { name: 'IBAN' })).toBeVisible();
  });

  test('let the office say what a payslip shows (B321) (B322) (B324) (B325)', async ({ page }) => {
    await signIn(page, 'hr');
    await page.goto('/employee_payslips/payslip_settings');
    for (const name of [
      'Date of joining',
      'Department',
      'Grade',
      'Working days',
      'Days present',
      'Days absent',
      'Loss of pay',
    ]) {
      const toggle = page.getByRole('switch', { name: new RegExp(`^${name}`, 'i') });
      const before = await toggle.isChecked();
      await toggle.click();
      await expect(toggle).toBeChecked({ checked: !before });
    }
    const shown = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'View Simple Payslip' }).click();
    await shown;

    // Saved in this browser and for everyone, and undone as a whole.
    const grade = page.getByRole('switch', { name: /^Grade/i });
    await grade.check();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Settings updated successfully')).toBeVisible();
    const local = await page.evaluate(() => localStorage.getItem('payslipSettings') ?? '{}');
    expect(JSON.parse(local)).toMatchObject({ grade: true });
    await page.evaluate(() => localStorage.removeItem('payslipSettings'));
    await page.reload();
    await expect(grade).toBeChecked();
    await page.getByRole('button', { name: 'Restore defaults' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
    await expect(grade).not.toBeChecked();
  });
});
