import { expect, test } from '@playwright/test';
import { settled, signIn } from '../support/school.ts';

test.describe('Library', () => {
  test('a new book gets copies, goes out and comes back by keyboard alone', async ({ page }) => {
    const name = `Journey to the shelf ${Date.now()}`;
    const number = `J${Date.now()}`;
    await signIn(page, 'admin');
    await page.goto('/books/new');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(name);
    await page.getByRole('combobox', { name: 'Authors' }).click();
    await page.getByRole('option', { name: 'Charles Dickens' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/\/books(\/\d+|\?|$)/);
    if (!/\/books\/\d+/.test(page.url())) {
      await page.goto(`/books?q=${encodeURIComponent(name)}`);
      await page.getByText(name).click();
    }
    await page.getByRole('button', { name: 'Add copies' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: 'First number' }).fill(number);
    await form.getByRole('button', { name: 'Add copies' }).click();
    await expect(form).toBeHidden();

    await page.goto('/book_movement/direct_issue_book');
    await settled(page);
    await page.keyboard.type('S0001');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Book', exact: true })).toBeFocused();
    await page.keyboard.type(number);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: `${name} is issued until` })).toBeVisible();

    await page.goto('/book_movement/return_book');
    await settled(page);
    await page.keyboard.type(number);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: `${name} was returned by` })).toBeVisible();
  });
});
