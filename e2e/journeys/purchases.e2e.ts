import { expect, test } from '@playwright/test';
import { clientOf } from '../support/api.ts';
import { chooseMore, pick, rowWith, settled, signIn } from '../support/school.ts';

interface Owed {
  readonly id: number;
  readonly owed: string;
}
interface Rows {
  readonly rows: readonly Readonly<Record<string, string>>[];
}

test('What a supplier brings is owed to him until finance has paid it', async ({ page }) => {
  test.slow();
  const api = await clientOf(page, 'finance');
  const today = new Date().toISOString().slice(0, 10);
  const supplier = async (): Promise<Owed> => {
    const filter = encodeURIComponent(JSON.stringify({ name: 'Anarkali Tailors' }));
    const [row] = await api.get<Owed[]>(`setup/v1/Supplier/getall?filter=${filter}`);
    if (!row) throw new Error('The supplier is missing.');
    return row;
  };
  /** The balance of the suppliers' account in the trial balance. */
  const account = async (): Promise<number> => {
    const asked = `from=${today.slice(0, 4)}-01-01&to=${today.slice(0, 4)}-12-31&range=[0,999]`;
    const { rows } = await api.get<Rows>(`setup/v1/report/trialBalance?${asked}`);
    return -Number(rows.find(({ account: name }) => name === 'Owed to suppliers')?.['after'] ?? '0');
  };
  const before = await account();

  await test.step('posts the goods that were counted', async () => {
    await signIn(page, 'admin');
    await page.goto('/grns');
    // The middle of a row may be a cell that is edited in place.
    await rowWith(page, 'Anarkali Tailors').first().getByRole('cell', { name: /^GRN-/ }).click();
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page.getByText('Posted').first()).toBeVisible();
  });
  const { id, owed } = await supplier();
  expect(await account()).toBeCloseTo(before + Number(owed), 2);

  await test.step('shows it to finance as owed', async () => {
    await signIn(page, 'finance');
    await page.goto('/finance/suppliers_owed');
    await expect(rowWith(page, 'Anarkali Tailors')).toBeVisible();
  });

  await test.step('refuses more than that, and books a part', async () => {
    await page.goto('/finance/supplier_payments/new');
    await settled(page);
    await pick(page, 'Supplier', 'Anarkali Tailors');
    await page.getByLabel(/^Amount/).fill(String(Number(owed) + 1));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/is owed to this supplier/).first()).toBeVisible();
    await page.getByLabel(/^Amount/).fill('1000.00');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/\/finance\/supplier_payments(\/\d+)?$/);
    expect(Number((await supplier()).owed)).toBeCloseTo(Number(owed) - 1000, 2);
  });

  await test.step('takes the payment back by an entry of today', async () => {
    if (!/\d+$/.test(page.url())) await rowWith(page, 'Anarkali Tailors').first().click();
    await chooseMore(page, 'Void entry');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Reason/).fill('Entered twice');
    await dialog.getByRole('button', { name: 'Void entry' }).click();
    await expect(page.getByText('Cancelled').first()).toBeVisible();
    expect((await supplier()).owed).toBe(owed);
  });

  await test.step('reads what is behind the amount', async () => {
    const accounts = encodeURIComponent(JSON.stringify({ name: 'Owed to suppliers' }));
    const [row] = await api.get<{ id: number }[]>(`finance/v1/ledgerAccount/getall?filter=${accounts}`);
    await page.goto(
      `/finance/ledger/statement?account=${row?.id}&supplier=${id}&from=${today}&to=${today.slice(0, 4)}-12-31`,
    );
    await expect(page.getByText(/^Payment – Anarkali Tailors/).first()).toBeVisible();
  });
});
