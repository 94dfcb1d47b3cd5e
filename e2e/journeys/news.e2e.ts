import { expect, test } from '@playwright/test';
import { signIn } from '../support/school.ts';

test.describe('News', () => {
  test('is written with a file, found, read and deleted by an administrator', async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/news');
    await page.getByRole('link', { name: 'Create News' }).click();
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByText('Title is required').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();

    await page.getByRole('textbox', { name: 'Title' }).fill('Library week begins');
    const content = page.getByRole('textbox', { name: 'Content' });
    await content.click();
    await page.getByRole('button', { name: 'Bold' }).click();
    await content.pressSequentially('Bring a book');
    await expect(page.getByText('12/5000')).toBeVisible();
    await page.getByRole('button', { name: 'Insert table' }).click();
    await page.keyboard.type('Monday');
    await page.getByLabel('Attach Document').setInputFiles([
      { name: 'bad.exe', mimeType: 'text/plain', buffer: Buffer.from('x') },
      { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('Monday: stories') },
    ]);
    await expect(page.getByText('File type not allowed: bad.exe')).toBeVisible();
    await expect(page.getByText('Sent when you save')).toBeVisible();
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByText('News created successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/news$/);

    await page.getByRole('searchbox').fill('library week');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('link', { name: 'Read More: Library week begins' }).click();
    await expect(page.getByText('1 view (including yours)')).toBeVisible();
    await expect(page.locator('article strong').first()).toHaveText('Bring a book');
    await expect(page.locator('article th').first()).toHaveText('Monday');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download plan.txt' }).click();
    expect((await download).suggestedFilename()).toBe('plan.txt');

    await page.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm Delete' });
    await expect(dialog.getByText('Library week begins')).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('News item deleted successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/news$/);
    await expect(page.getByText('Library week begins')).toHaveCount(0);
  });

  test('shows a student only what is meant for students, and no tools (B152) (B153) (B155) (B157) (B190)', async ({
    page,
  }) => {
    await signIn(page, 'student');
    await page.goto('/news');
    await expect(page.getByRole('heading', { name: 'Term examinations: dates and rules' })).toBeVisible();
    const lefts = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
    expect([lefts.length > 2, new Set(lefts).size]).toEqual([true, 2]);
    await expect(page.getByText('Staff meeting on Thursday')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Create News' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
    await page.getByRole('searchbox').fill('zzz');
    await expect(page.getByText('No results found')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).last().click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto('/news/create');
    await expect(page.getByText("You don't have permission to access this page")).toBeVisible();
    await expect(page).toHaveURL(/\/news$/);
  });
});
