import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { rowWith, settled, signIn } from '../support/school.ts';

const grades = '/employee/add_grade';
const employees = '/employee/view_all';
const heads = (page: Page): Promise<string[]> => page.locator('thead [data-head]').allInnerTexts();

const openGrades = async (page: Page): Promise<void> => {
  await page.goto(grades);
  await expect(rowWith(page, 'Grade A')).toBeVisible();
};

const openEmployees = async (page: Page): Promise<void> => {
  await page.goto(employees);
  await expect(page.getByRole('row', { name: /E10/ }).first()).toBeVisible();
};

/** Selects the field of a condition in the filter builder. */
const conditionOn = async (page: Page, at: number, field: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add condition' }).first().click();
  await page.getByRole('combobox', { name: 'Field', exact: true }).nth(at).fill(field);
  await page.getByRole('option', { name: field, exact: true }).click();
};

test.describe('A list', () => {
  test.beforeEach(({ page }) => signIn(page, 'hr'));

  test('keeps order, width and pins of its columns for the user on every device', async ({
    page,
    browser,
  }) => {
    await openGrades(page);
    await page.getByRole('button', { name: 'Columns' }).click();
    const chooser = page.getByRole('dialog', { name: 'Columns' });
    await chooser.getByRole('button', { name: 'Pin Name to the left' }).click();
    await chooser.getByRole('checkbox', { name: 'Maximum hours a day' }).uncheck();
    await chooser.getByRole('button', { name: 'Move Maximum hours a week up' }).click();
    const width = chooser.getByRole('textbox', { name: 'Width of Name in pixels' });
    await width.fill('260');
    const saved = page.waitForResponse((answer) => answer.url().includes('/preferences/'));
    await width.press('Tab');
    expect((await saved).ok()).toBe(true);

    const other = await browser.newContext();
    const device = await other.newPage();
    await signIn(device, 'hr');
    await openGrades(device);
    expect(await heads(device)).toEqual(['Name', 'Maximum hours a week', 'Priority', 'Active']);
    const name = device.getByRole('columnheader', { name: 'Name' });
    expect((await name.boundingBox())?.width).toBeCloseTo(260, -1);
    await expect(name).toHaveCSS('position', 'sticky');
    await other.close();

    const kept = page.waitForResponse(
      (response) => response.url().includes('/preferences') && response.request().method() !== 'GET',
    );
    await chooser.getByRole('button', { name: 'Reset columns' }).click();
    await kept;
    await expect
      .poll(() => heads(page))
      .toEqual(['Priority', 'Name', 'Maximum hours a day', 'Maximum hours a week', 'Active']);
  });

  test('is filtered by a cell, which Back takes away again, and counts what is left', async ({ page }) => {
    await openGrades(page);
    await rowWith(page, 'Grade B').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: 'Exclude this: Name ≠ Grade B' }).click();
    await expect(rowWith(page, 'Grade B')).toHaveCount(0);
    await expect(page).toHaveURL(/name_ne/);
    await page.goBack();
    await expect(rowWith(page, 'Grade B')).toBeVisible();
    await rowWith(page, 'Grade A')
      .getByRole('cell', { name: 'Grade A', exact: true })
      .click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Filter by this: Name = Grade A' }).click();
    await expect(page.getByText('1 record', { exact: true })).toBeVisible();
    // The URL alone shows the list in its initial state.
    await page.goto('/employee/add_grade');
    await expect(rowWith(page, 'Grade B')).toBeVisible();
    await page.getByRole('searchbox').fill('nobody has this');
    await expect(page.getByText('Nothing matches the search and filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(rowWith(page, 'Grade B')).toBeVisible();
  });

  test('combines conditions with or and a date word; the address alone shows the same', async ({ page }) => {
    await openEmployees(page);
    const counted = page.getByText(/^\d+ records?$/);
    const all = await counted.innerText();
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitem', { name: 'Combine filters…' }).click();
    const builder = page.getByRole('dialog', { name: 'Combine filters' });
    await builder.getByRole('button', { name: 'Match any' }).click();
    await conditionOn(page, 0, 'Employee number');
    await builder.getByLabel('Value').first().fill('E1019');
    await conditionOn(page, 1, 'Joining date');
    await builder.getByRole('button', { name: 'This year' }).click();
    await builder.getByRole('button', { name: 'Apply' }).click();
    await expect(counted).not.toHaveText(all);
    await expect(rowWith(page, 'E1019')).toBeVisible();
    const count = await counted.innerText();
    const address = page.url();
    await page.goto('/dashboard');
    await page.goto(address);
    await expect(counted).toHaveText(count);
    await page.getByRole('button', { name: 'Combined filter' }).click();
    await expect(builder.getByRole('button', { name: 'This year' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('is edited in place: Tab saves and goes on, Esc leaves, a wrong value stays with its reason', async ({
    page,
  }) => {
    await openGrades(page);
    await rowWith(page, 'Grade C').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('F2');
    const editor = page.locator('[data-editor]');
    await expect(editor.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('F2');
    await expect(editor.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('Grade Z');
    await page.keyboard.press('Tab');
    await expect(rowWith(page, 'Grade Z')).toBeVisible();
    await expect(editor.getByLabel('Maximum hours a day')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('F2');
    await expect(editor.getByLabel('Name')).toBeFocused();
    await page.keyboard.type('Grade C');
    await page.keyboard.press('Enter');
    await expect(rowWith(page, 'Grade C')).toBeVisible();
  });

  test('selects all that match and says before a bulk edit what changes and what is left out', async ({
    page,
  }) => {
    await openGrades(page);
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    await page.getByRole('button', { name: 'Edit field' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Field' }).click();
    await page.getByRole('option', { name: 'Maximum hours a week' }).click();
    await dialog.getByLabel('New value').fill('40');
    await dialog.getByRole('button', { name: 'Check' }).click();
    await expect(dialog).toContainText('2 records will change.');
    await expect(dialog).toContainText('1 record is left out:');
    await expect(dialog.getByRole('table', { name: 'What will change' })).toContainText('Grade A');
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await openEmployees(page);
    const total = Number.parseInt(await page.getByText(/^\d+ records$/).innerText(), 10);
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    await page.getByRole('button', { name: `Select all ${total} that match` }).click();
    await expect(page.getByText(`${total} selected`)).toBeVisible();
    await page.getByRole('button', { name: 'Edit field' }).click();
    await dialog.getByRole('combobox', { name: 'Field' }).click();
    await page.getByRole('option', { name: 'Job title' }).click();
    await dialog.getByLabel('New value').fill('Member of staff');
    await dialog.getByRole('button', { name: 'Check' }).click();
    await expect(dialog).toContainText(`${total} records will change.`);
    await dialog.getByRole('button', { name: `Change ${total}` }).click();
    await expect(page.getByText(`${total} records changed`)).toBeVisible();
  });

  test('gives marked rows as cells of a spreadsheet, and keeps the focus through keys and sorting', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openGrades(page);
    await rowWith(page, 'Grade A').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.keyboard.press('Control+c');
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text.split('\n').map((line) => line.split('\t').slice(0, 2))).toEqual([
      ['Priority', 'Name'],
      ['1', 'Grade A'],
      ['2', 'Grade B'],
    ]);
    await expect(rowWith(page, 'Grade B')).toBeFocused();
    await page.keyboard.press('End');
    await expect(rowWith(page, 'Grade C')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(rowWith(page, 'Grade A')).toBeFocused();
    await page.getByRole('button', { name: 'Priority' }).click();
    await page.getByRole('button', { name: 'Priority' }).click();
    await expect(page.getByRole('button', { name: 'Priority' })).toBeFocused();
    await expect(page.getByText('2 selected')).toBeVisible();
  });

  test('is saved as a view, found again in its menu, and shown at first when asked to', async ({ page }) => {
    await page.goto(`${grades}?filter=${encodeURIComponent('{"name_contains":"Grade A","archived":false}')}`);
    await expect(rowWith(page, 'Grade A')).toBeVisible();
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Save view…' }).click();
    await page.getByLabel('Name of the view').fill('Only A');
    await page.getByRole('checkbox', { name: 'Make this my default view' }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Only A' })).toBeVisible();
    await page.goto(grades);
    await expect(page.getByRole('button', { name: 'Only A' })).toBeVisible();
    await expect(rowWith(page, 'Grade B')).toHaveCount(0);
    await page.getByRole('button', { name: 'Only A' }).click();
    await page.getByRole('button', { name: 'Delete view Only A' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('button', { name: 'Views' })).toBeVisible();
  });

  test('stands in groups that count the whole set, in the address and in a view', async ({ page }) => {
    await openEmployees(page);
    await page.getByRole('button', { name: 'Group', exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'Department', exact: true }).click();
    const heading = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) });
    await expect(heading('Administration')).toHaveText(/Administration.*\d+/);
    const total = await page.getByText(/^\d+ records$/).innerText();
    await page.getByRole('button', { name: 'By Department' }).click();
    await page.getByRole('menuitem', { name: 'Close all groups' }).click();
    await expect(page.getByText(total, { exact: true })).toBeVisible();
    await expect(rowWith(page, /E10/)).toHaveCount(0);
    await heading('Library').press('ArrowRight');
    await expect(rowWith(page, /E10/).first()).toBeVisible();
    await page.reload();
    await expect(heading('Library')).toHaveAttribute('aria-expanded', 'true');
    await expect(heading('Science')).toHaveText(/Science\s*\d+$/);

    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Save view…' }).click();
    await page.getByLabel('Name of the view').fill('By the shelves');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await openEmployees(page);
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'By the shelves' }).click();
    await expect(heading('Library')).toHaveAttribute('aria-expanded', 'true');
    await expect(heading('Science')).toHaveAttribute('aria-expanded', 'false');
  });

  test('sums the whole filtered set, shows a page of 1000 without drawing it all, and keeps its header', async ({
    page,
  }) => {
    await page.goto('/employee_attendance/leave_ledger');
    await settled(page);
    const foot = page.locator('tfoot');
    await expect(foot).toContainText(/\d/);
    const sum = await foot.innerText();
    await page.getByRole('combobox', { name: 'Rows per page' }).click();
    await page.getByRole('option', { name: '1000', exact: true }).click();
    await expect(page.getByText(/^Page 1 of [2-9]$/)).toBeVisible();
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
    await page.getByRole('row').nth(1).focus();
    await page.keyboard.press('End');
    const rows = page.locator('tbody tr[data-row]');
    await expect(rows.last()).toHaveAttribute('data-row', '999');
    await expect(rows.last()).toBeFocused();
    await expect(page.getByRole('columnheader').nth(1)).toBeInViewport();
    expect(await foot.innerText()).toBe(sum);
    expect(await rows.count()).toBeLessThan(70);
  });
});
