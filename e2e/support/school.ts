import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** The accounts of the demo school, as the sign-in page offers them. */
export const roles = {
  admin: 'Administrator',
  hr: 'Human resources',
  finance: 'Finance',
  teacher: 'Teacher',
  student: 'Student',
  parent: 'Parent',
} as const;
export type RoleName = keyof typeof roles;

export const demoPassword = 'Demo@1234';

/** Signs in by one click on an account of the demo school. */
export const signIn = async (page: Page, role: RoleName): Promise<void> => {
  await page.goto('/login');
  await page.getByRole('button', { name: `${roles[role]} ${role}` }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** The row of a table with that text in it. */
export const rowWith = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

/** Opens the menu behind the three dots of a row and chooses from it. */
export const chooseInRow = async (page: Page, name: string, verb: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions of ${name}` }).click();
  await page.getByRole('menuitem', { name: verb }).click();
};

/** Chooses an entry of a picker by its words. */
export const pick = async (page: Page, label: string, words: string): Promise<void> => {
  const box = page.getByRole('combobox', { name: label, exact: true });
  await box.click();
  await box.fill(words);
  await page.getByRole('option', { name: words }).first().click();
};
