import { expect, test } from '@playwright/test';
import { settled, signIn } from '../support/school.ts';

test('The parents of a class are written to: who and how many is seen first, those that failed get it again', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/email_alerts/compose_mail');
  await settled(page);
  await page.getByRole('textbox', { name: 'Subject' }).fill('Sports day');
  await page
    .getByRole('textbox', { name: 'Text' })
    .fill('Dear {{guardian.fullName}}, sports day of {{batch.name}} is on Friday.');
  const classes = page.getByRole('combobox', { name: 'Batches' });
  await classes.click();
  await classes.fill('G9 A');
  await page.getByRole('option', { name: 'G9 A' }).first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  const before = page.getByRole('region', { name: 'Before it is sent' });
  const reached = before.getByRole('definition').first();
  await expect(reached).toHaveText(/^\d+ people$/);
  const count = /\d+/.exec(await reached.innerText())?.[0] ?? '';
  await expect(before.getByText(/^Dear \w+.* sports day of G9 A is on Friday\.$/).first()).toBeVisible();
  await before.getByRole('button', { name: 'Send' }).click();
  const sure = page.getByRole('dialog');
  await expect(sure.getByText(`Send to ${count} people?`)).toBeVisible();
  await expect(sure.getByRole('button', { name: 'Send' })).toBeDisabled();
  await sure.getByRole('textbox').fill(count);
  await sure.getByRole('button', { name: 'Send' }).click();
  // There is no mail service here: everybody waits in the outbox, and nobody was left out.
  await expect(page.getByText(`Sent: 0, failed: 0, waiting: ${count}, left out: 0`)).toBeVisible();
  await page.getByRole('tab', { name: 'Recipients' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Waits' }).first()).toBeVisible();

  await page.goto('/mail_logs');
  await settled(page);
  await page.getByRole('row').filter({ hasText: 'Sent in part' }).first().click();
  const again = page.getByRole('button', { name: /^Send again to \d+ that failed$/ });
  const failed = /\d+/.exec(await again.innerText())?.[0] ?? '';
  await again.click();
  await expect(page.getByText(`Sent again to ${failed}`)).toBeVisible();
  await expect(again).toHaveCount(0);

  await signIn(page, 'parent');
  await page.goto('/my_messages');
  await settled(page);
  await expect(page.getByText('Books of the library').first()).toBeVisible();
  await expect(page.getByText('Sports day')).toHaveCount(0);
});
