import { expect, test } from '@playwright/test';
import { signIn } from '../support/school.ts';
import type { RoleName } from '../support/school.ts';

/** Menu groups of each demo account, and a page that it may not open. */
const menus: Readonly<Record<RoleName, { readonly sees: readonly string[]; readonly closed?: string }>> = {
  admin: {
    sees: [
      'My work',
      'Collaboration',
      'Human resources',
      'Payslips in finance',
      'Finance reports',
      'Administration',
    ],
  },
  // Of the administration, the offices see their part of the checklist for a new school.
  hr: {
    sees: ['My work', 'Collaboration', 'Human resources', 'Administration'],
    closed: '/finance/payroll_groups',
  },
  finance: {
    sees: [
      'My work',
      'Collaboration',
      'Human resources',
      'Payslips in finance',
      'Finance reports',
      'Administration',
    ],
    closed: '/employee/add_category/new',
  },
  teacher: { sees: ['My work', 'Collaboration', 'Human resources'], closed: '/employee/add_category/new' },
  student: { sees: ['Collaboration'], closed: '/employee/view_all' },
  parent: { sees: ['Collaboration'], closed: '/employee/view_all' },
};

for (const [role, { sees, closed }] of Object.entries(menus)) {
  test(`The menu of ${role} holds what ${role} may open`, async ({ page }) => {
    await signIn(page, role as RoleName);
    // The side menu has room for every group; the top one moves what does not fit behind "More".
    await page.evaluate(() => localStorage.setItem('layout', 'vertical'));
    await page.goto('/dashboard');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    for (const name of sees) await expect(menu.getByRole('button', { name, exact: true })).toBeVisible();
    for (const name of menus.admin.sees.filter((one) => !sees.includes(one))) {
      await expect(menu.getByRole('button', { name, exact: true })).toHaveCount(0);
    }
    if (!closed) return;
    await page.goto(closed);
    await expect(page.getByRole('heading', { name: 'You do not have permission' })).toBeVisible();
  });
}
