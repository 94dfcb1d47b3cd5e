import { expect, test } from '@playwright/test';
import { clientOf } from '../support/api.ts';
import type { Saved } from '../support/api.ts';
import { balances } from '../support/books.ts';
import { chooseInRow, demoPassword, rowWith, signIn } from '../support/school.ts';

interface Year extends Saved {
  readonly name: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly status: string;
}

test('The finance office closes a year, and its books balance after each step', async ({ page }) => {
  test.setTimeout(300_000);
  const api = await clientOf(page, 'admin');
  const years = await api.get<Year[]>('setup/v1/FinancialYears/getall?sort=["startDate","ASC"]');
  const today = new Date().toISOString().slice(0, 10);
  const year = years.find(({ startDate, endDate }) => startDate <= today && endDate >= today);
  if (!year) throw new Error('No financial year has this day.');
  for (const before of years.filter(({ endDate, status }) => endDate < year.startDate && status === 'OPEN')) {
    await api.post(`setup/v1/FinancialYears/transition/close/${before.id}`, {});
  }
  await signIn(page, 'finance');

  await test.step('reads what the school owns and owes', async () => {
    await balances(page, year);
    await page.goto(`/finance/ledger/balance_sheet?on=${year.endDate}`);
    const totals = page.getByRole('row', { name: /^Total/ }).getByText(/^Rs/);
    await expect(totals).toHaveCount(2);
    const amounts = await totals.allTextContents();
    expect(amounts[0]).toBe(amounts[1]);
    await expect(page.getByText(/not closed yet/)).toBeVisible();
  });

  await test.step('opens the postings behind a figure', async () => {
    await page.goto(`/finance/ledger/income_expenditure?from=${year.startDate}&to=${year.endDate}`);
    await page.getByRole('link', { name: 'Fee income' }).click();
    await expect(page).toHaveURL(/\/finance\/ledger\/statement/);
    await expect(page.getByText(/^Bill – /).first()).toBeVisible();
  });

  const close = async (): Promise<void> => {
    await page.goto('/financial_years');
    await chooseInRow(page, year.name, 'Close');
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  };
  const drafts = await test.step('is told what of the year is not published yet', async () => {
    const [{ category } = { category: 0 }] = await api.get<{ category: number }[]>(
      'finance/v1/feeCollection/getall?range=[0,0]',
    );
    const { endDate } = year;
    const last = { category, startDate: endDate, endDate, dueDate: endDate };
    await api.post('finance/v1/feeCollection/save', { name: 'Closing party', ...last });
    await close();
    await expect(
      page.getByText(/Unpublished fee collections of this year: \d+ \(.*Closing party/),
    ).toBeVisible();
    const waiting = {
      status_in: ['DRAFT', 'SCHEDULED'],
      startDate_gte: year.startDate,
      startDate_lte: endDate,
    };
    const filter = encodeURIComponent(JSON.stringify({ ...waiting, archived: false }));
    return api.get<Saved[]>(`finance/v1/feeCollection/getall?filter=${filter}`);
  });

  await test.step('closes the year', async () => {
    for (const { id } of drafts) await api.post(`finance/v1/feeCollection/archive/${id}`, {});
    await close();
    await expect(rowWith(page, year.name)).toContainText('Closed');
    await balances(page, year);
    await page.goto(`/finance/ledger/balance_sheet?on=${year.endDate}`);
    await expect(page.getByText('Accumulated surplus')).toBeVisible();
    await expect(page.getByText(/not closed yet/)).toHaveCount(0);
  });

  await test.step('cannot write to it any more', async () => {
    const login = { username: 'finance', password: demoPassword };
    const signedIn = await page.request.post('/api/auth/login', { data: login });
    const { data } = (await signedIn.json()) as { data: { token: string } };
    const refused = await page.request.post('/api/finance/v1/donations/save', {
      headers: { authorization: `Bearer ${data.token}` },
      data: { donor: 'A friend', amount: '1.00' },
    });
    expect([refused.status(), await refused.text()]).toEqual([409, expect.stringContaining('YEAR_CLOSED')]);
  });

  await test.step('has it opened again by the administrator', async () => {
    await api.post(`setup/v1/FinancialYears/transition/reopen/${year.id}`, {});
    for (const { id } of drafts) await api.post(`finance/v1/feeCollection/restore/${id}`, {});
    await balances(page, year);
  });
});
