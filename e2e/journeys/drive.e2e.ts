import { expect, test } from '@playwright/test';
import type { Locator, Page, Route } from '@playwright/test';
import { barriers } from '../support/barriers.ts';
import { signIn } from '../support/school.ts';

const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const text = (name: string, content: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});

const choose = async (page: Page, item: string, verb: string): Promise<void> => {
  await card(page, 'My Files')
    .getByRole('button', { name: `Actions for ${item}` })
    .click();
  await page.getByRole('menuitem', { name: verb, exact: true }).click();
};

test.describe('The document drive', () => {
  test('a teacher makes a folder, uploads, shares with a colleague who reads, and takes it back (B270) (B284)', async ({
    page,
    browser,
  }) => {
    await signIn(page, 'teacher');
    await page.goto('/doc_managers');
    await page.getByRole('button', { name: 'Create folder' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create folder' });
    await dialog.getByLabel('Folder Name').fill('Science fair');
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByText('Folder created successfully')).toBeVisible();

    await card(page, 'My Files')
      .getByRole('button', { name: /^Science fair/ })
      .click();
    await expect(page.getByRole('navigation', { name: 'Folder path' })).toContainText('Science fair');
    await page
      .locator('input[type="file"]')
      .setInputFiles([
        text('Plan.txt', 'Volcano, magnets, plants'),
        text('Budget.csv', 'Item,Price\nVinegar,3'),
      ]);
    await expect(page.getByText('Files uploaded successfully')).toBeVisible();
    await expect(card(page, 'My Files').getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: 'Close the list of uploads' }).click();

    await card(page, 'My Files')
      .getByRole('button', { name: /^Plan\.txt/ })
      .click();
    await expect(page.getByRole('dialog').getByText('Volcano, magnets, plants')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Download', exact: true }).click();
    expect((await download).suggestedFilename()).toBe('Plan.txt');
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();

    await page.getByRole('button', { name: 'Share this folder' }).click();
    const share = page.getByRole('dialog', { name: 'Share Science fair' });
    await share.getByRole('combobox', { name: 'Department' }).click();
    await page.getByRole('option', { name: 'Administration' }).click();
    await share.getByRole('searchbox').fill('HR');
    await share.getByRole('checkbox', { name: /\(hr\)$/ }).check();
    await share.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByText('Item shared successfully')).toBeVisible();

    const other = await (await browser.newContext()).newPage();
    await signIn(other, 'hr');
    await other.goto('/doc_managers?section=shared');
    await card(other, 'Shared with me')
      .getByRole('button', { name: /^Science fair/ })
      .click();
    await expect(card(other, 'Shared with me').getByRole('button', { name: /^Plan\.txt/ })).toBeVisible();
    const address = other.url();

    await page.getByRole('button', { name: 'Root' }).click();
    await choose(page, 'Science fair', 'Share');
    await page.getByRole('button', { name: /^Remove access of/ }).click();
    await expect(page.getByText('Item unshared successfully')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    await other.goto(address);
    await expect(other.getByRole('alert').filter({ hasText: 'An error occurred' }).first()).toBeVisible();
    await expect(other.getByText('Plan.txt')).toHaveCount(0);
    await other.context().close();

    await choose(page, 'Science fair', 'Delete');
    await expect(page.getByText('Item deleted successfully')).toBeVisible();
    await page.getByRole('button', { name: 'Trash' }).click();
    await card(page, 'Trash').getByRole('button', { name: 'Actions for Science fair' }).click();
    await page.getByRole('menuitem', { name: 'Restore' }).click();
    await expect(page.getByText('Item restored successfully')).toBeVisible();
  });

  test('a large file goes on by itself after the line was cut', async ({ page }) => {
    await signIn(page, 'hr');
    await page.goto('/doc_managers');
    let cuts = 0;
    const cut = async (route: Route): Promise<void> => {
      cuts += 1;
      await route.abort('connectionreset');
    };
    await page.route('**/api/v1/drive/uploads/*', cut, { times: 1 });
    await page
      .locator('input[type="file"]')
      .setInputFiles([{ name: 'Recording.dat', mimeType: 'text/plain', buffer: Buffer.alloc(9_000_000, 7) }]);
    await expect(page.getByText('File uploaded successfully')).toBeVisible({ timeout: 30_000 });
    expect(cuts).toBe(1);
    await expect(card(page, 'My Files').getByRole('button', { name: /^Recording\.dat/ })).toBeVisible();
  });

  test('fits a phone, and nothing on it stands in anybody’s way', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, 'teacher');
    await page.goto('/doc_managers');
    await expect(card(page, 'My Files').getByRole('listitem').first()).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await barriers(page)).toEqual([]);
    await card(page, 'My Files').getByRole('button', { name: 'Grid' }).click();
    await choose(page, 'Lesson plans', 'Share');
    await expect(page.getByRole('dialog', { name: 'Share Lesson plans' })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });
});
