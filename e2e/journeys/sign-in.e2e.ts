import { expect, test } from '@playwright/test';
import { demoPassword, signInByHand } from '../support/school.ts';

test.describe('Signing in', () => {
  test('asks for what is missing, in its words', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Username is required')).toBeVisible();
    await expect(page.getByText('Please Enter Your Password')).toBeVisible();
    await expect(page.getByLabel('Username')).toBeFocused();
  });

  test('refuses a wrong password and keeps the name', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert')).toContainText('Invalid credentials');
    await expect(page.getByLabel('Username')).toHaveValue('admin');
    await expect(page).toHaveURL(/\/login/);
  });

  test('leads to the dashboard in place of the form', async ({ page }) => {
    await page.goto('/employee/add_category');
    await expect(page).toHaveURL(/\/login/);
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1, name: /Good/ })).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/\/login/);
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeHidden();
  });

  test('ends with the logout: what is behind needs a sign-in again', async ({ page }) => {
    await signInByHand(page, 'admin');
    await page.getByRole('button', { name: /^Your account/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.goto('/employee/add_category');
    await expect(page).toHaveURL(/\/login/);
  });

  test('speaks the chosen language, also after a reload', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
    await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
    await expect(page.getByText('Username', { exact: true })).toBeHidden();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
  });
});
