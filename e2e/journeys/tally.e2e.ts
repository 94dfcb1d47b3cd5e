import { expect, test } from '@playwright/test';
import { clientOf } from '../support/api.ts';
import { rowWith, settled, signIn } from '../support/school.ts';
import { openTally } from '../support/tally.ts';

test('The finance office sends the entries of a day to Tally', async ({ page }) => {
  const api = await clientOf(page, 'admin');
  const donor = 'Friends of Tally';
  await api.post('finance/v1/donations/save', { donor, amount: '45.00' });
  const tally = await openTally('Greenfield School');
  try {
    await signIn(page, 'finance');
    await page.goto('/tally_exports/general_settings');
    await page.getByLabel('Address of Tally').fill(tally.address);
    const saved = page.waitForResponse('**/GeneralSettings/update');
    await page.getByRole('button', { name: 'Save' }).click();
    expect((await saved).ok()).toBe(true);

    await page.goto('/tally_exports/manual_sync');
    const today = await page.getByRole('textbox', { name: 'To', exact: true }).inputValue();
    await page.getByRole('textbox', { name: 'From', exact: true }).fill(today);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Done', { exact: true })).toBeVisible();
    expect(tally.sent.join('\n')).toContain(donor);

    await page.goto('/scheduled_jobs/TallyManualSyncJob/1');
    await settled(page);
    await expect(rowWith(page, 'By hand').first()).toContainText('Done');
    await expect(rowWith(page, 'By hand').first()).not.toContainText('Tally refused');
  } finally {
    await tally.close();
  }
});
