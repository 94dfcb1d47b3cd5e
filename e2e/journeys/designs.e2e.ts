import { expect, test } from '@playwright/test';
import { barriers } from '../support/barriers.ts';
import { settled, signIn } from '../support/school.ts';

const address = '/document_designs/payslipSlip';

test('A design of a document refuses what it cannot print, shows what it can, and goes back to the usual one', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/document_designs');
  await settled(page);
  await page.getByRole('row').filter({ hasText: 'Payslip on a receipt roll' }).click();
  await expect(page).toHaveURL(address);
  const template = page.getByRole('textbox', { name: 'Template' });
  const usual = await template.inputValue();
  const preview = page.frameLocator('iframe[title="Page preview"]');
  await expect(preview.getByText('Received')).toBeVisible();

  const wrong = '<h1>{{ schoolName }}</h1>\n<p>{{ numbr }}</p>';
  await template.fill(wrong);
  await expect(page.getByText('Line 2: there is no field “numbr”. Did you mean “number”?')).toBeVisible();
  await expect(template).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Default', { exact: true })).toBeVisible();
  await expect(template).toHaveValue(wrong);

  await template.fill(usual.replace('Received', 'Received with thanks {{ number }}'));
  await expect(preview.getByText('Received with thanks PS-')).toBeVisible();
  await expect(template).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Own design')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('layoutMode', 'dark'));
  await page.reload();
  await expect(preview.getByText('Received with thanks PS-')).toBeVisible();
  await page.getByRole('button', { name: 'Restore the default design' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Restore the default design' }).click();
  await expect(page.getByText('Default', { exact: true })).toBeVisible();
  await expect(template).toHaveValue(usual);
});
