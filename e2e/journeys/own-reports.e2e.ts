import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { clientOf } from '../support/api.ts';
import { settled, signIn } from '../support/school.ts';

const addColumn = async (page: Page, typed: string, name: string): Promise<void> => {
  const box = page.getByRole('combobox', { name: 'Add a column' });
  await box.click();
  await box.pressSequentially(typed);
  await page.getByRole('listbox').getByRole('option', { name, exact: true }).click();
};

/** One condition in the filter builder. */
const condition = async (
  page: Page,
  field: string,
  value: (line: Locator) => Promise<void>,
): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add condition' }).last().click();
  const box = dialog.getByRole('combobox', { name: 'Field' }).last();
  await box.click();
  await box.pressSequentially(field);
  await page.getByRole('listbox').getByRole('option', { name: field, exact: true }).click();
  await value(dialog);
};

test.describe('Reports of one’s own', () => {
  test('a question that no report answers is built, saved, shared, and read by somebody with fewer rights', async ({
    page,
  }) => {
    const name = `Girls by route ${Date.now()}`;
    await signIn(page, 'admin');
    await page.goto('/custom_reports/generate/student');
    await settled(page);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await expect(page.getByText(/rows; at most the first 20/)).toBeVisible();
    await addColumn(page, 'Transport', 'Transport › Pick-up route');
    await addColumn(page, 'Overdue', 'Overdue bills › Balance due');
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitem', { name: 'Combine filters…' }).click();
    await condition(page, 'Gender', async (dialog) => {
      await dialog.getByRole('combobox').last().click();
      await page.getByRole('option', { name: 'Female', exact: true }).click();
      await page.keyboard.press('Escape');
    });
    await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: /Gender/ })).toBeVisible();
    await page.getByRole('combobox', { name: 'Headings' }).click();
    await page.getByRole('option', { name: 'Transport › Pick-up route' }).click();
    await page.getByRole('tab', { name: 'Sharing and e-mail' }).click();
    await page.getByRole('combobox', { name: 'Who sees it' }).click();
    await page.getByRole('option', { name: 'All employees' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();

    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: /Overdue bills › Balance due/ })).toBeVisible();
    const filter = encodeURIComponent(JSON.stringify({ gender: 'FEMALE', archived: false }));
    const admin = await clientOf(page, 'admin');
    const girls = await admin.get<readonly object[]>(
      `setup/v1/studentEntity/getall?fields=["id"]&range=[0,999]&filter=${filter}`,
    );
    await expect(page.getByText(new RegExp(`^${girls.length} record`)).first()).toBeVisible();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'XLSX' }).click();
    expect((await file).suggestedFilename()).toContain('Girls by route');
    const address = page.url();

    await signIn(page, 'teacher');
    await page.goto(address);
    await expect(page.getByText(/You may not read/)).toContainText('Overdue bills › Balance due');
    const teacher = await clientOf(page, 'teacher');
    const pupils = await teacher.get<readonly object[]>(
      `setup/v1/studentEntity/getall?fields=["id"]&range=[0,999]&filter=${filter}`,
    );
    await expect(page.getByText(new RegExp(`^${pupils.length} record`)).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit' })).toBeHidden();
  });
});
