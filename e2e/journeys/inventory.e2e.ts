import { expect, test } from '@playwright/test';
import { clientOf } from '../support/api.ts';
import { pick, rowWith, settled, signIn } from '../support/school.ts';

test('What is asked for and approved goes out of the store', async ({ page }) => {
  const api = await clientOf(page, 'admin');
  const onHand = async (): Promise<number> => {
    const rows = await api.get<{ onHand: string }[]>('setup/v1/StoreItem/getall?filter={"code":"CHK-WH"}');
    return Number(rows[0]?.onHand);
  };
  const before = await onHand();
  await signIn(page, 'admin');
  await page.goto('/indents/new');
  await settled(page);
  await pick(page, 'Store', 'Main store');
  await page.getByLabel(/^Needed by/).fill('2099-12-31');
  const items = page.getByRole('group', { name: 'Items' });
  await page.getByRole('button', { name: 'Add row' }).click();
  await items.getByRole('combobox').first().fill('Chalk');
  await page.getByRole('option', { name: /^Chalk/ }).click();
  await items.getByRole('textbox', { name: 'Required 1' }).fill('3');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/indents(\/\d+)?$/);
  if (!/\d+$/.test(page.url())) await rowWith(page, 'Pending').first().click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Issued').first()).toBeVisible();
  await expect.poll(onHand).toBe(before - 3);
});
