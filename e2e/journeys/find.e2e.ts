import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { openPart, chooseInRow, rowWith, settled, signIn } from '../support/school.ts';

const box = { name: 'Find records, screens and actions' } as const;
const categories = '/employee/add_category';
const profile = /\/employee_profile\/\d+/;

test.describe('Finding things', () => {
  test('opens a record by its number and Enter, remembers it, and starts a form by "new employee"', async ({
    page,
  }) => {
    await signIn(page, 'hr');
    await page.goto('/profile');
    await settled(page);
    await page.keyboard.press('Control+k');
    const input = page.getByRole('combobox', box);
    await input.fill('E1019');
    // Immediately: the list of matches is not there yet.
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(profile);
    await expect(page.getByRole('heading', { level: 1, name: 'Adnan Dar' })).toBeVisible();

    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option', { name: 'Adnan Dar' }).first()).toBeVisible();
    await input.fill('leave types');
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(
      'Human resources › HR settings',
    );
    await input.fill('new employee');
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('New employee');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/employee\/admission1$/);
  });

  test('shows a teacher neither records nor screens of others, and tells the keys of a page', async ({
    page,
  }) => {
    await signIn(page, 'teacher');
    await page.goto('/news');
    await settled(page);
    await page.getByRole('button', box).click();
    const input = page.getByRole('combobox', box);
    for (const hidden of ['E1019', 'Payroll groups', 'new employee category']) {
      await input.fill(hidden);
      await expect(page.getByText(`Nothing matches “${hidden}”.`)).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/employee_attendance/leave_ledger');
    await settled(page);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(keys).toContainText('Select the row');
    await expect(keys).toContainText('Find anything');
  });

  test('tells news by the bell, with a number that goes when they are read', async ({ page }) => {
    await signIn(page, 'teacher');
    await page.goto('/profile');
    await page.getByRole('button', { name: /^Notifications, [1-9]\d* unread/ }).click();
    const news = page.getByRole('dialog', { name: 'Notifications' });
    await expect(news).toContainText(/Your payslip PS-\d+/);
    await news.getByRole('button', { name: 'Mark all as read' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Notifications, 0 unread' })).toBeVisible();
  });
});

test.describe('What is archived', () => {
  test('comes back by Undo, and from the trash, where it stands with who and when', async ({ page }) => {
    await signIn(page, 'hr');
    await page.goto(`${categories}/new`);
    await page.getByLabel('Name').fill('For the trash');
    await page.getByLabel('Prefix').fill('TRS');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(/add_category$/);
    await chooseInRow(page, 'For the trash', 'Archive');
    await expect(rowWith(page, 'For the trash')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rowWith(page, 'For the trash')).toBeVisible();

    await chooseInRow(page, 'For the trash', 'Archive');
    await expect(rowWith(page, 'For the trash')).toHaveCount(0);
    await page.goto('/trash?q=trash');
    await expect(
      rowWith(page, 'For the trash').getByRole('cell', { name: 'Ahmed Hussain', exact: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Restore For the trash' }).click();
    await expect(rowWith(page, 'For the trash')).toHaveCount(0);
    await page.goto(categories);
    await chooseInRow(page, 'For the trash', 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(rowWith(page, 'For the trash')).toHaveCount(0);
  });
});

test.describe('The page of a record', () => {
  test('walks the list it was opened from, in its order and filter', async ({ page }) => {
    await signIn(page, 'hr');
    const filter = encodeURIComponent('{"archived":false,"employeeNumber_contains":"E105"}');
    await page.goto(`/employee/view_all?filter=${filter}&sort=employeeNumber&order=DESC&page=1&perPage=10`);
    await page.getByRole('cell', { name: 'E1058', exact: true }).click();
    await expect(page.getByText('2 / 10', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next record' })).toBeEnabled();
    await page.keyboard.press('Alt+PageDown');
    await expect(page.getByText('3 / 10', { exact: true })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('E1057');
    await page.getByRole('button', { name: 'Previous record' }).click();
    await expect(page.getByText('2 / 10', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Previous record' }).click();
    await expect(page.getByRole('main')).toContainText('E1059');
    await expect(page.getByRole('button', { name: 'Previous record' })).toBeDisabled();
  });

  test('keeps comments and files, tells its history in words, and prints without the frame', async ({
    page,
  }) => {
    await signIn(page, 'hr');
    await page.goto('/employee_profile/19?tab=comments');
    await page.getByLabel('Add a comment').fill('Called back on Monday');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Called back on Monday')).toHaveCount(1);
    await openPart(page, 'Attachments');
    await page
      .getByLabel('Attach a file')
      .setInputFiles({ name: 'contract.txt', mimeType: 'text/plain', buffer: Buffer.from('Signed') });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'contract.txt', exact: true }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toBe('Signed');
    await page.getByRole('button', { name: 'Remove contract.txt' }).click();
    await expect(page.getByText('No files yet')).toBeVisible();
    await openPart(page, 'History');
    for (const words of ['commented', 'attached a file', 'removed a file']) {
      await expect(page.getByRole('tabpanel').or(page.getByRole('main'))).toContainText(words);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
    await expect(page.getByText('Printed on', { exact: false })).toBeVisible();
  });
});

test('A list on paper has all its columns, rows and headings, in dark ink', async ({ page }) => {
  await signIn(page, 'hr');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/employee/view_all?perPage=50');
  await expect(page.getByRole('row')).toHaveCount(51);
  await page.emulateMedia({ media: 'print' });
  const table = page.getByRole('table');
  const look = await table.evaluate((element) => {
    const heading = element.querySelector('th[data-head="status"]') as HTMLElement;
    const words = heading.querySelector('.MuiTableSortLabel-root') ?? heading;
    const box = element.parentElement as HTMLElement;
    return {
      ink: getComputedStyle(words).color,
      ground: getComputedStyle(heading).backgroundColor,
      // A scrolling box is cut off on paper.
      isCut: [box, box.parentElement as HTMLElement].some(
        (outer) => getComputedStyle(outer).overflow !== 'visible',
      ),
      isWhole: box.clientHeight >= element.clientHeight,
    };
  });
  expect(look).toEqual({ ink: 'rgb(24, 32, 51)', ground: 'rgba(0, 0, 0, 0)', isCut: false, isWhole: true });
  await expect(page.getByText('Skip to content')).toBeHidden();
});

test('The words of a school stand on every screen, until they are taken back', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/custom_words/new');
  await page.getByRole('combobox', { name: 'Term' }).click();
  await page.getByRole('option', { name: 'Department', exact: true }).click();
  await page.getByLabel('Singular name').fill('Faculty');
  await page.getByLabel('Plural name').fill('Faculties');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/custom_words$/);
  await page.goto('/employee/view_all');
  await expect(page.getByRole('columnheader', { name: 'Faculty' })).toBeVisible();
  await page.goto('/employee/settings');
  await expect(page.getByRole('main').getByText('Faculties', { exact: true }).first()).toBeVisible();
  await page.goto('/custom_words');
  await chooseInRow(page, 'Faculties', 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rowWith(page, 'Faculties')).toHaveCount(0);
  await page.goto('/employee/view_all');
  await expect(page.getByRole('columnheader', { name: 'Department' })).toBeVisible();
});
