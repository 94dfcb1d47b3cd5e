import { expect, test } from '@playwright/test';
import { onPhone, openPart, settled, settlesInWidth, signIn } from '../support/school.ts';

test('The registrar issues certificates for a few students at once, and a stranger checks one by its code', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin');
  await page.goto('/certificate_templates/bulk_export/new');
  await settled(page);
  await page.getByLabel(/^Certificate/).fill('Bonafide');
  await page.getByRole('option', { name: 'Bonafide certificate' }).click();
  await page.getByLabel(/^Purpose/).fill('a library in town');
  const students = page.getByRole('combobox', { name: /^Individual students/ });
  for (const name of ['Awan', 'Naqvi']) {
    await students.fill(name);
    // The result for the previous name remains there until the response arrives.
    await page
      .getByRole('listbox')
      .getByRole('option', { name: new RegExp(name) })
      .first()
      .click();
  }
  await students.press('Tab');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'All certificates' })).toBeVisible();

  await openPart(page, 'Certificates');
  await page
    .getByRole('cell', { name: /^BON\// })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('BON/');
  const [number = ''] = /BON\/\S+/.exec(await page.getByRole('heading', { level: 1 }).innerText()) ?? [];
  const code = await page.getByText(/^[0-9a-f]{32}$/).innerText();

  // The page of a certificate as the registrar sees it when away from the desk.
  await onPhone(page);
  await settlesInWidth(page);

  const stranger = await (await browser.newContext()).newPage();
  await onPhone(stranger);
  await stranger.goto('/verify');
  await stranger.getByLabel('Code on the document').fill(code);
  await stranger.getByRole('button', { name: 'Check' }).click();
  await expect(stranger.getByText('This document is genuine and valid.')).toBeVisible();
  await expect(stranger.getByText(number)).toBeVisible();
  await settlesInWidth(stranger);
  await stranger.goto(`/verify/${'0'.repeat(32)}`);
  await expect(stranger.getByText('No document of this school has this code.')).toBeVisible();
  await stranger.context().close();
});

test('A transfer certificate waits until what is open is settled', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/tc_template_generate_certificates');
  await settled(page);
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('row').filter({ hasText: 'Fees' })).toContainText('Open');
  await onPhone(page);
  await page.getByRole('link', { name: 'Write a transfer certificate' }).click();
  await settled(page);
  await page.getByLabel(/^Reason for leaving/).fill('Moves away');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Draft').first()).toBeVisible();
  await settlesInWidth(page);
  await page.getByRole('button', { name: 'Issue', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Issue', exact: true }).click();
  await expect(page.getByText(/^Still outstanding: Fees/).first()).toBeVisible();
});
