import { expect, test } from '@playwright/test';
import { settled, signIn } from '../support/school.ts';

test('The layout panel opens in view, changes the frame at once, and closes by Escape', async ({ page }) => {
  await signIn(page, 'teacher');
  await page.goto('/profile');
  await settled(page);
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Layout' }).click();
  const panel = page.getByRole('dialog', { name: 'Layout' });
  const heading = panel.getByRole('heading', { name: 'Layout' });
  await expect(heading).toBeInViewport();
  await panel.getByText('Side', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'vertical');
  await panel.getByText('Dark', { exact: true }).first().click();
  await expect(heading).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'vertical');
});
