import { expect, test } from '@playwright/test';
import { settled, signIn } from '../support/school.ts';

test.use({
  permissions: ['microphone'],
  launchOptions: {
    ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
    ],
  },
});

test('A note is spoken in the browser, heard on a phone, and its speaker sees by how many', async ({
  page,
}) => {
  const title = `Journey voice ${Date.now()}`;
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, 'admin');
  await page.goto('/voice-notes/new');
  await page.getByLabel(/^Title/).fill(title);
  await page.getByRole('button', { name: 'Record: Recording' }).click();
  await expect(page.getByText('0:01 / 3:00')).toBeVisible();
  await page.getByRole('button', { name: 'End the recording: Recording' }).click();
  await expect(page.getByRole('button', { name: /^Play/ })).toBeVisible();
  await page.getByRole('combobox', { name: /Everybody/ }).click();
  await page.getByRole('option', { name: 'All students' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'student');
  await page.goto('/voice-notes');
  await settled(page);
  await expect(page.getByText(title)).toBeVisible();
  await page.getByRole('button', { name: /^Play/ }).first().click();
  // The browser decodes it: it has a length, and no error.
  await expect
    .poll(() => page.evaluate(() => document.querySelector('audio')?.readyState ?? 0))
    .toBeGreaterThan(0);

  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, 'admin');
  await page.goto('/voice-notes');
  await settled(page);
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('1');
});
