import { expect, test } from '@playwright/test';
import { clientOf } from '../support/api.ts';
import { openMoodle } from '../support/moodle.ts';
import { rowWith, settled, signIn } from '../support/school.ts';

test('An administrator connects the learning platform, sees what would change, begins and has one tried again', async ({
  page,
}) => {
  const api = await clientOf(page, 'admin');
  const moodle = await openMoodle();
  moodle.refused.add('teacher');
  try {
    await signIn(page, 'admin');
    await page.goto('/learn');
    await page.getByRole('textbox', { name: 'Address', exact: true }).fill(moodle.address);
    await page.locator('input[type=password]').first().fill('a token');
    await page.getByLabel('In use').check();
    const saved = page.waitForResponse('**/LearnConnection/update');
    await page.getByRole('button', { name: 'Save' }).click();
    expect((await saved).ok()).toBe(true);
    await page.getByRole('button', { name: 'Test the connection' }).click();
    await expect(page.getByText('Greenfield Learning 4.5.2 answers.')).toBeVisible();

    await page.goto('/learn/bulk_sync');
    await settled(page);
    await page.getByRole('checkbox', { name: 'Courses' }).uncheck();
    await page.getByRole('checkbox', { name: 'Enrolments' }).uncheck();
    const before = moodle.asked.length;
    await page.getByRole('button', { name: 'Preview changes' }).click();
    await expect(rowWith(page, 'Accounts').first()).toBeVisible();
    expect(moodle.asked).toHaveLength(before);
    await page.getByRole('button', { name: /^Start:/ }).click();
    await expect(page).toHaveURL(/\/la_sync_data\/\d+$/);
    await expect(page.getByText(/^(Done|In part)$/).first()).toBeVisible({ timeout: 30_000 });
    expect(moodle.asked).toContain('core_user_create_users');

    moodle.refused.clear();
    await page.goto('/la_sync_events');
    await settled(page);
    await page.getByPlaceholder('Search…').first().fill('Saima Qureshi');
    await page.getByRole('button', { name: 'Actions for Saima Qureshi' }).first().click();
    await page.getByRole('menuitem', { name: 'Retry' }).click();
    await expect(page.getByText('It is being retried now.')).toBeVisible();
  } finally {
    await api.put('setup/v1/LearnConnection/update', { isEnabled: false });
    await moodle.close();
  }
});
