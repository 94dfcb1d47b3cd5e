import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { clientOf } from '../support/api.ts';
import type { Saved } from '../support/api.ts';
import { pick, rowWith, settled, signIn } from '../support/school.ts';

interface Kept extends Saved {
  readonly store: number;
}

/** Another thing in the store of the first one, with five pieces of it. */
const keepFive = async (page: Page, name: string): Promise<Kept> => {
  const api = await clientOf(page, 'admin');
  const { store, itemCategory } = await api.get<Record<string, unknown>>('setup/v1/StoreItem/get/1');
  return api.post<Kept>('setup/v1/StoreItem/save', {
    store,
    itemCategory,
    itemName: name,
    code: name.slice(-12),
    unitPrice: '100.00',
    openingQty: '5',
    openingRate: '100.00',
  });
};

const confirm = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test('What is asked for is approved, issued as far as it is there, and the rest once it has come in', async ({
  page,
}) => {
  const name = `Globe ${Date.now()}`;
  const { id, store } = await keepFive(page, name);
  await signIn(page, 'admin');
  await page.goto('/indents/new');
  await pick(page, 'Store', 'Main store');
  await page.getByLabel(/^Needed by/).fill('2099-12-31');
  await page.getByRole('button', { name: 'Add row' }).click();
  await pick(page, 'Item 1', name);
  await page.getByRole('textbox', { name: 'Required 1' }).fill('8');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('IND-');
  await expect(rowWith(page, name)).toContainText('8.000');

  await confirm(page, 'Approve');
  await expect(page.getByRole('main')).toContainText('Partly issued');
  await expect(rowWith(page, name)).toContainText('5.000');
  const api = await clientOf(page, 'admin');
  const items = [{ storeItem: id, deltaQty: '4' }];
  await api.post('setup/v1/StockAdjustment/save', { store, reason: 'Found in the cellar', lines: items });
  await confirm(page, 'Issue');
  await expect(page.getByRole('button', { name: 'Issue', exact: true })).toHaveCount(0);

  await page.goto(`/store_items/${id}`);
  await expect(page.getByRole('main')).toContainText('On hand: 1.000');
  await page.getByRole('tab', { name: 'Ledger' }).click();
  await expect(rowWith(page, /IND-/)).toHaveCount(2);
});

test('Each of the seven lists of the stores has a screen that changes a record (B379)', async ({ page }) => {
  await signIn(page, 'admin');
  for (const list of [
    'item_categories',
    'stores',
    'store_categories',
    'store_items',
    'store_types',
    'suppliers',
    'supplier_types',
  ]) {
    await page.goto(`/${list}/edit/1`);
    await settled(page);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  }
});
