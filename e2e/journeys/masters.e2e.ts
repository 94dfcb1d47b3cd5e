import { expect, test } from '@playwright/test';
import { chooseInRow, rowWith, signIn } from '../support/school.ts';

test.describe('A master on its generated screens', () => {
  test.beforeEach(({ page }) => signIn(page, 'hr'));

  test('is created, changed, archived, brought back and deleted', async ({ page }) => {
    await page.goto('/employee/add_category');
    await page.getByRole('link', { name: 'New employee category' }).click();
    await page.getByLabel('Name').fill('Visiting');
    await page.getByLabel('Prefix').fill('VIS');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/add_category$/);
    await expect(rowWith(page, 'Visiting')).toBeVisible();

    await chooseInRow(page, 'Visiting', 'Edit');
    await page.getByLabel('Name').fill('Visiting faculty');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(rowWith(page, 'Visiting faculty')).toBeVisible();

    await chooseInRow(page, 'Visiting faculty', 'Archive');
    await expect(rowWith(page, 'Visiting faculty')).toHaveCount(0);
    await page.getByRole('switch', { name: 'Archived' }).click();
    await chooseInRow(page, 'Visiting faculty', 'Restore');
    await page.getByRole('switch', { name: 'Archived' }).click();
    await expect(rowWith(page, 'Visiting faculty')).toBeVisible();

    await chooseInRow(page, 'Visiting faculty', 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(rowWith(page, 'Visiting faculty')).toHaveCount(0);
  });

  test('that is used is not deleted, and the screen says by what', async ({ page }) => {
    await page.goto('/employee/add_category');
    await chooseInRow(page, 'Teaching', 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog')).toContainText('Employees');
    await page.keyboard.press('Escape');
    await expect(rowWith(page, 'Teaching')).toBeVisible();
  });

  test('shows the refusal of the server at its field', async ({ page }) => {
    await page.goto('/employee/add_category/new');
    await page.getByLabel('Name').fill('teaching');
    await page.getByLabel('Prefix').fill('NEW');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Prefix')).toHaveValue('NEW');
    await expect(page).toHaveURL(/\/new$/);
  });

  test('asks before typed values are lost', async ({ page }) => {
    await page.goto('/employee/add_category/new');
    await page.getByLabel('Name').fill('Not kept');
    await page.getByRole('link', { name: 'HR settings' }).first().click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: /Stay|Cancel/ }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Not kept');
    await page.getByRole('link', { name: 'HR settings' }).first().click();
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page).toHaveURL(/\/employee\/settings$/);
  });

  test('is entered one after the other by Ctrl+Enter; Enter alone submits nothing', async ({ page }) => {
    await page.goto('/employee/add_category/new');
    const [name, prefix] = [page.getByLabel('Name'), page.getByLabel('Prefix')];
    await name.fill('Keys one');
    await prefix.fill('K1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/new$/);
    await page.keyboard.press('Control+Enter');
    await expect(name).toHaveValue('');
    await expect(name).toBeFocused();
    await name.fill('Keys two');
    await prefix.fill('K2');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/add_category$/);
    await expect(rowWith(page, 'Keys one')).toBeVisible();
    await expect(rowWith(page, 'Keys two')).toBeVisible();
  });

  test('remembers which sections of its form a user has closed', async ({ page }) => {
    await page.goto('/employee/admission1');
    const cards = page.getByRole('button', { name: 'Cards' });
    await cards.click();
    await expect(page.getByLabel('Library card')).toHaveCount(0);
    await page.reload();
    await expect(cards).toHaveAttribute('aria-expanded', 'false');
    await cards.click();
    await expect(page.getByLabel('Library card')).toBeVisible();
  });
});
