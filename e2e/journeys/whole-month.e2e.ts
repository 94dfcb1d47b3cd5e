import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { clientOf } from '../support/api.ts';
import type { Saved } from '../support/api.ts';
import { balances } from '../support/books.ts';
import { dayInWords } from '../support/days.ts';
import { demoPassword, pick, rowWith, signIn } from '../support/school.ts';
import { workdaysIn } from '../support/workdays.ts';

/** The month before this one, for which nobody has paid these people. */
const month = (() => {
  const now = new Date();
  const first = new Date(Date.UTC(now.getFullYear(), now.getMonth() - 1, 1));
  return first.toISOString().slice(0, 7);
})();
const period = `${month}-01`;

const people = ['Aqsa Watch', 'Bilal Watch', 'Chand Watch'] as const;

/**
 * A night shift of three with its own payroll group; the first two have accounts.
 * @param away the day for which the third asks for unpaid leave
 */
const hireNightShift = async (page: Page, away: string): Promise<{ group: number; department: number }> => {
  const api = await clientOf(page, 'admin');
  const first = async (base: string, name: string): Promise<Saved & Record<string, unknown>> => {
    const rows = await api.get<(Saved & Record<string, unknown>)[]>(`setup/v1/${base}/getall`);
    return rows.find((row) => row['name'] === name) ?? { id: 0 };
  };
  const department = await api.post<Saved>('setup/v1/EmployeeDepartments/save', { name: 'Night shift' });
  const position = await first('EmployeePositions', 'Guard');
  const iban = await first('BankFields', 'IBAN');
  const staff = await first('LeaveGroups', 'All staff');
  const monthly = await first('payrollGroup', 'Monthly staff');
  const { categories } = await api.get<{ categories: Saved[] }>(`setup/v1/payrollGroup/get/${monthly.id}`);
  const ids: number[] = [];
  for (const [index, name] of people.entries()) {
    const [firstName, lastName] = name.split(' ');
    const made = await api.post<Saved>('setup/v1/EmployeeDetails/save', {
      employeeNumber: `N90${index}`,
      firstName,
      lastName,
      joiningDate: '2025-01-06',
      department: department.id,
      category: position['category'],
      position: position.id,
      annualSalary: '936000.00',
    });
    ids.push(made.id);
  }
  const accounts = ['PK36SCBL0000001123456702', 'PK24SCBL0000001171495101'];
  for (const [index, bankInfo] of accounts.entries()) {
    const detail = { employee: ids[index], bankField: iban.id, bankInfo };
    await api.post('setup/v1/EmployeeBankDetails/save', detail);
  }
  await api.post(`setup/v1/LeaveGroups/AddEmployessIntoGroup/${staff.id}`, { employeeIds: ids });
  const group = await api.post<Saved>('setup/v1/payrollGroup/save', {
    name: 'Night staff',
    paymentFrequency: 'MONTHLY',
    enableLop: true,
    lopMethod: 'DEDUCTION_LINE',
    lopFormula: 'GROSS/NWD',
    categoryIds: categories.map(({ id }) => id),
  });
  await api.post('setup/v1/payrollGroup/assign', {
    groupId: group.id,
    employeeIds: ids,
    grossFrom: 'payTerms',
    effectiveFrom: period,
  });
  const types = await api.get<(Saved & { code: string })[]>('setup/v1/LeaveTypes/getall');
  await api.post('setup/v1/employeeLeave/save', {
    employee: ids[2],
    leaveType: types.find(({ code }) => code === 'UL')?.id,
    duration: 'SINGLE_DAY',
    startDate: away,
    reason: 'Court hearing',
  });
  return { group: group.id, department: department.id };
};

/** The days of this year and of the three before it: those covered by the demo school's books. */
const always = {
  startDate: `${new Date().getUTCFullYear() - 3}-01-01`,
  endDate: new Date().toISOString().slice(0, 10),
};

/** An amount on a screen in paisa. */
const paisa = (text: string): number =>
  Number(/[\d,]+\.\d{2}/.exec(text)?.[0].replaceAll(/[,.]/g, '') ?? NaN);

/** Payslips are named by their number; the person is in the row. */
const chooseForPayslip = async (page: Page, person: string, verb: string): Promise<void> => {
  await rowWith(page, person)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: verb, exact: true }).click();
};

test('An office of personnel does a whole month', async ({ page }) => {
  test.setTimeout(300_000);
  const [absent = '', half = '', away = ''] = (await workdaysIn(page, month)).slice(6);
  const { group, department } = await hireNightShift(page, away);

  await test.step('fills the register by keyboard', async () => {
    await signIn(page, 'hr');
    await page.goto(`/employee_attendances?month=${month}&department=${department}`);
    const cell = (name: string, day: string) =>
      page.getByRole('gridcell', { name: new RegExp(`^${name}, ${dayInWords(day)}`) });
    await cell(people[0], absent).click();
    await page.keyboard.press('a');
    await expect(cell(people[0], absent)).toHaveText('A');
    await cell(people[1], half).click();
    await page.keyboard.press('h');
    await expect(cell(people[1], half)).toHaveText('H1');
  });

  await test.step('approves leave', async () => {
    await page.goto('/employee_attendance/leave_applications');
    await page.getByRole('searchbox', { name: /Leave approval/ }).fill('Chand');
    await page.getByRole('button', { name: `Approve leave of ${people[2]}` }).click();
    await expect(rowWith(page, people[2])).toHaveCount(0);
  });

  await test.step('generates the payslips, loss of pay included', async () => {
    await page.goto(`/employee_payslips/generate_all_payslips/${group}/${period}`);
    // 78,000 by 26 days is 3,000 a day: one day, half a day, one day of unpaid leave.
    await expect(rowWith(page, 'N900')).toContainText('3,000.00');
    await expect(rowWith(page, 'N901')).toContainText('1,500.00');
    await expect(rowWith(page, 'N902')).toContainText('3,000.00');
    await page.getByRole('button', { name: 'Select all' }).click();
    await page.getByRole('button', { name: 'Generate Payslips' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Generate', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Payslips are ready' })).toContainText(
      '3 payslips were created.',
    );
  });

  await test.step('has one sent back by finance', async () => {
    await signIn(page, 'finance');
    await page.goto(`/finance/employee_payslips/view_all_employee_payslip/${group}/${period}`);
    await chooseForPayslip(page, people[1], 'Reject');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('The night allowance is missing');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(rowWith(page, people[1])).toContainText('Rejected');
  });

  await test.step('corrects it', async () => {
    await signIn(page, 'hr');
    await page.goto('/employee_payslips/view_all_rejected_payslips');
    await expect(rowWith(page, people[1])).toContainText('The night allowance is missing');
    await chooseForPayslip(page, people[1], 'Edit');
    await page.getByRole('textbox', { name: 'Special allowance' }).fill('8460');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Payslip saved; it is waiting for approval')).toBeVisible();
  });

  const shown = await test.step('has all of them approved', async () => {
    await signIn(page, 'finance');
    await page.goto(`/finance/employee_payslips/view_all_employee_payslip/${group}/${period}`);
    await page.getByRole('checkbox', { name: 'Select all rows' }).check();
    const marked = page.getByRole('toolbar', { name: 'Selected rows' });
    await marked.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    for (const name of people) await expect(rowWith(page, name)).toContainText('Approved');
    const total = page.getByRole('definition').filter({ hasText: 'Rs' });
    const sum = paisa((await total.last().textContent()) ?? '');
    await balances(page, always);
    return sum;
  });
  expect(shown).toBeGreaterThan(15_000_000);

  await test.step('prints the payslips', async () => {
    await signIn(page, 'hr');
    await page.goto(`/employee_payslips/view_all_employee_payslip/${group}/${period}`);
    await page.getByRole('checkbox', { name: 'Select all rows' }).check();
    await page.getByRole('toolbar', { name: 'Selected rows' }).getByRole('button', { name: 'Print' }).click();
    await page.getByRole('button', { name: 'All as a ZIP archive of PDFs' }).click();
    const saved = page.waitForEvent('download', { timeout: 120_000 });
    await page.getByRole('dialog').getByRole('button', { name: 'Payslip.zip' }).click();
    const file = await readFile(await (await saved).path());
    expect(file.subarray(0, 2).toString()).toBe('PK');
  });

  const bank = await test.step('sends the bank its file, and knows who is not in it', async () => {
    await page.goto(`/payroll/bank_file?month=${month}&group=${group}`);
    await expect(page.getByRole('alert')).toContainText('1 employee has no account');
    await expect(page.getByRole('alert')).toContainText(people[2]);
    const missing = paisa((await page.getByRole('alert').getByRole('listitem').textContent()) ?? '');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download file' }).click();
    const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n').slice(1);
    expect(lines).toHaveLength(2);
    return missing + lines.reduce((sum, line) => sum + paisa(line.split(',')[2] ?? ''), 0);
  });
  expect(bank).toBe(shown);

  await test.step('finds the same sums everywhere', async () => {
    const api = await clientOf(page, 'admin');
    const range = `fromPeriod=${period}&toPeriod=${month}-28&group=${group}`;
    for (const report of ['payrollRegister', 'financePayrollRegister', 'payslipSummary']) {
      const { totals } = await api.get<{ totals: { netPay: string } }>(`setup/v1/report/${report}?${range}`);
      expect([report, paisa(totals.netPay)]).toEqual([report, shown]);
    }
    await page.goto(`/hr/reports/payroll_journal?fromPeriod=${period}&toPeriod=${month}-28`);
    await pick(page, 'Payroll group', 'Night staff');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(rowWith(page, 'Salaries payable')).toHaveCount(1);
    await expect
      .poll(async () => paisa((await rowWith(page, 'Salaries payable').textContent()) ?? ''))
      .toBe(shown);
  });

  await test.step('pays them, and the books balance', async () => {
    await signIn(page, 'finance');
    const api = await clientOf(page, 'finance');
    const [year = 0, number = 0] = month.split('-').map(Number);
    const range = { from: period, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
    const prepared = await api.post<Saved>('finance/v1/salaryPayments/save', { ...range, group });
    await page.goto(`/finance/salary_payments/${prepared.id}`);
    await page.getByRole('button', { name: 'Mark as paid' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /reference/i }).fill('RUN-1');
    await dialog.getByRole('button', { name: 'Mark as paid' }).click();
    await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
    await balances(page, always);
    await page.goto(`/finance/pay_run?from=${range.from}&to=${range.to}`);
    // The other groups of the month are still waiting; these three are paid with what was approved.
    await expect
      .poll(async () => paisa((await rowWith(page, 'Paid').first().textContent()) ?? ''))
      .toBe(shown);
  });

  await test.step('takes back no payslip that is paid', async () => {
    const api = await clientOf(page, 'admin');
    const filter = encodeURIComponent(JSON.stringify({ group, status: 'APPROVED' }));
    const [slip] = await api.get<Saved[]>(`setup/v1/paySlip/getall?filter=${filter}`);
    const signedIn = await page.request.post('/api/auth/login', {
      data: { username: 'admin', password: demoPassword },
    });
    const { data } = (await signedIn.json()) as { data: { token: string } };
    const refused = await page.request.put(`/api/setup/v1/paySlip/revert/${slip?.id}`, {
      headers: { authorization: `Bearer ${data.token}` },
      data: { reason: 'Wrong figures' },
    });
    expect(refused.status()).toBe(409);
  });
});
