import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { hire } from '../support/api.ts';
import { barriers } from '../support/barriers.ts';
import { pick, settled, signIn, signInWith } from '../support/school.ts';

const admission = '/employee/admission1';

const fillGeneral = async (page: Page, number: string, first: string): Promise<void> => {
  await page.getByLabel('Employee number').fill(number);
  await page.getByLabel(/^Joining date/).fill('2026-05-04');
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill('Journeys');
  await pick(page, 'Department', 'Science');
  await pick(page, 'Category', 'Teaching');
  await page.getByRole('combobox', { name: 'Position', exact: true }).click();
  // Until the positions of the category have loaded, the only entry is the one that creates a new one.
  await page
    .getByRole('listbox')
    .getByRole('option')
    .filter({ hasNotText: /create|new/i })
    .first()
    .click();
};

/** How many drafts this browser stores. */
const drafts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open('school-drafts', 1);
        request.addEventListener('success', () => {
          const count = request.result.transaction('drafts').objectStore('drafts').count();
          count.addEventListener('success', () => resolve(count.result));
        });
      }),
  );

test.describe('A form in steps', () => {
  test.beforeEach(({ page }) => signIn(page, 'hr'));

  test('checks each step, leads to what is wrong, and goes on at the address of a step', async ({ page }) => {
    await page.goto(admission);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('alert')).toContainText('Employee number is required');
    await expect(page.getByLabel('Employee number')).toBeFocused();
    await page.getByRole('button', { name: 'First name is required' }).click();
    await expect(page.getByLabel('First name')).toBeFocused();

    await fillGeneral(page, `J-${Date.now()}`, 'Stepan');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/employee\/admission1\/\d+\?step=personal$/);
    await expect(page.getByLabel('Spouse name')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Marital status' }).click();
    await page.getByRole('option', { name: 'Married' }).click();
    await page.getByLabel('Spouse name').fill('Ada');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\?step=contact$/);
    await page.getByLabel('Mobile phone').fill('+923001112233');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/employee_profile\/\d+$/);
    await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
    await page.getByRole('tab', { name: 'Personal' }).click();
    await expect(page.getByText('Ada', { exact: true })).toBeVisible();
  });

  test('is left and taken up again, up to the bank details and the payroll with its live total', async ({
    page,
  }) => {
    const { id } = await hire(page, `R-${Date.now()}`, 'Resumed', { admissionStep: 'BANK' });
    await page.goto(`/employee_profile/${id}`);
    await expect(page.getByRole('alert').filter({ hasText: 'Next step: Bank details' })).toBeVisible();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(new RegExp(`/employee/admission3/${id}$`));
    await page.getByLabel('Account title').fill('Resumed Journeys');
    await page.getByLabel('IBAN').fill('PK36 SCBL 0000 0011 2345 6703');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByText('Bank is required')).toBeVisible();
    await expect(page.getByText('This is not a valid IBAN.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Bank', exact: true }).fill('Meezan');
    await page.getByLabel('IBAN').fill('PK36 SCBL 0000 0011 2345 6702');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page).toHaveURL(new RegExp(`/employee/admission3_1/${id}$`));
    for (const [step, name] of Object.entries({
      manager: 'Reporting manager',
      pay: 'Pay terms',
      payroll: 'Payroll',
    })) {
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page).toHaveURL(new RegExp(`step=${step}$`));
      // The address changes before the screen does, and "Next" of the step before would lead here once more.
      await expect(page.locator('[aria-current="step"]')).toContainText(name);
    }
    await page.getByRole('combobox', { name: 'Payroll group' }).click();
    await page.getByRole('listbox').getByRole('option').nth(1).click();
    await page.getByLabel('Gross pay').fill('100000');
    await expect(page.getByRole('status').filter({ hasText: 'Net pay' })).toContainText(
      /Rs\s[1-9][\d,]+\.\d\d/,
    );
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/employee_profile/${id}$`));
    await expect(page.getByText('Next step:')).toHaveCount(0);
    await page.goto(`/employee_profile/${id}?tab=related.bank`);
    await expect(page.getByRole('cell', { name: 'PK36SCBL0000001123456702', exact: true })).toBeVisible();
  });

  test('takes typed dates with their weekday, shows a photo cut to the card, creates what a picker lacks', async ({
    page,
  }) => {
    await page.goto(admission);
    const joining = page.getByLabel(/^Joining date/);
    await joining.fill('2026-06-05');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Fri', { exact: true })).toBeVisible();
    // As people do it: click into the box, then type.
    await joining.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('today');
    await page.keyboard.press('Tab');
    // Today at the school, which is a day ahead of the machine in the evening.
    const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'Asia/Karachi' });
    await expect(page.getByText(weekday.format(Date.now()), { exact: true })).toBeVisible();
    await expect(joining).toHaveValue(/^\d{4}-\d{2}-\d{2}$/);

    const wide = await page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 200 });
      canvas.getContext('2d')?.fillRect(0, 0, 400, 200);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    });
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a file' }).first().click();
    await (
      await chooser
    ).setFiles({ name: 'wide.png', mimeType: 'image/png', buffer: Buffer.from(wide, 'base64') });
    const cut = page.getByRole('dialog', { name: 'Choose the part to keep' });
    await cut.getByRole('img').press('ArrowLeft');
    await cut.getByRole('button', { name: 'Use this part' }).click();
    const photo = page.getByRole('img', { name: 'wide.jpg' });
    await expect(photo).toBeVisible();
    const size = await photo.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
    expect(size).toBeCloseTo(35 / 45, 1);

    const department = page.getByRole('combobox', { name: 'Department', exact: true });
    await department.fill('Robotics');
    await page.getByRole('option', { name: 'Create “Robotics”' }).click();
    const dialog = page.getByRole('dialog', { name: 'New department' });
    await expect(dialog.getByLabel('Name')).toHaveValue('Robotics');
    await dialog.getByLabel('Code').fill('ROB');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(department).toHaveValue('Robotics');
  });

  test('offers what was typed before a crash, and forgets it when it is thrown away', async ({ page }) => {
    await page.goto(admission);
    await page.getByLabel('First name').fill('Kept');
    await expect.poll(() => drafts(page)).toBe(1);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Kept');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
    await expect(page).toHaveURL(/view_all/);
    await expect.poll(() => drafts(page)).toBe(0);
  });

  test('shows a likely duplicate before it is saved', async ({ page }) => {
    await page.goto('/employee/admission1/19?step=personal');
    const day = await page.getByLabel(/^Date of birth/).inputValue();
    await page.goto(admission);
    await page.getByLabel('First name').fill('ADNAN');
    await page.getByLabel('Last name').fill('dar');
    await page.getByRole('tab', { name: 'Personal' }).click();
    await page.getByLabel(/^Date of birth/).fill(day);
    await page.keyboard.press('Tab');
    await expect(page.getByText('Possible duplicate:')).toBeVisible();
    await expect(page.getByRole('link', { name: /Adnan Dar · E1019/ })).toBeVisible();
  });
});

test.describe('A form', () => {
  test('fills a grid of lines by keyboard and paste; a wrong cell is marked, the rest stays', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, 'hr');
    await page.goto('/leave_groups/new');
    const name = `Keyboard group ${Date.now()}`;
    await page.getByLabel('Name').fill(name);
    const grid = page.getByRole('group', { name: 'Leave types' });
    await page.evaluate(() => navigator.clipboard.writeText('casual leave\t10\nSL\tmuch\nSleep\t7.5\n'));
    await grid.getByText('No rows yet.').focus();
    await page.keyboard.press('Control+v');
    const days = (row: number) => grid.getByRole('textbox', { name: `Days a year ${row}` });
    await expect(days(3)).toHaveValue('7.5');
    await expect(days(2)).toHaveAttribute('aria-invalid', 'true');
    await expect(days(1)).toHaveAttribute('aria-invalid', 'false');
    // Leave types are found by name or code; anything else stays as it was pasted, marked at its cell.
    const types = (row: number) => grid.getByRole('combobox').nth(row - 1);
    await expect(types(1)).toHaveValue('Casual leave');
    await expect(types(2)).toHaveValue('Sick leave');
    await expect(types(3)).toHaveValue('Sleep');
    await expect(grid.getByTitle('“Sleep” was not found, or matches more than one')).toBeVisible();
    await days(2).focus();
    await page.keyboard.press('Control+d');
    await expect(days(2)).toHaveValue(/^10/);
    await page.keyboard.press('Control+Delete');
    await expect(days(3)).toHaveCount(0);
    await expect(days(2)).toBeFocused();
    await types(2).fill('Sick');
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Sick');
    await page.keyboard.press('Enter');
    await days(2).focus();
    await page.keyboard.press('Enter');
    await expect(days(3)).toBeFocused();
    await page.keyboard.press('Control+Delete');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/leave_groups(\/\d+)?$/);
    await expect(page.getByText(name).first()).toBeVisible();
  });

  test('asks only what applies, and copies a record without what must be its own', async ({ page }) => {
    await signIn(page, 'hr');
    await page.goto('/payroll_categories/new');
    await expect(page.getByLabel('Amount')).toBeVisible();
    await expect(page.getByLabel('Percentage of')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Value type' }).click();
    await page.getByRole('option', { name: 'Percentage' }).click();
    await expect(page.getByLabel('Amount')).toHaveCount(0);
    await page.getByLabel('Name').fill('Journey allowance');
    await page.getByRole('textbox', { name: /^Code/ }).fill('JOURNEY');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Percentage of is required');
    await page.getByLabel('Percentage *', { exact: true }).fill('5');
    await page.getByLabel('Percentage of').fill('BASIC');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/payroll_categories\/(index|\d+)$/);
    await page.goto('/payroll_categories/index');
    await page.getByRole('searchbox').fill('JOURNEY');
    await page.getByRole('button', { name: 'Actions for Journey allowance' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(page.getByLabel('Percentage of')).toHaveValue('BASIC');
    await expect(page.getByRole('textbox', { name: /^Code/ })).toHaveValue('');
  });

  test('joins its values with those that somebody else has saved meanwhile, field by field', async ({
    page,
    browser,
  }) => {
    await signIn(page, 'hr');
    await page.goto('/leave_groups');
    await settled(page);
    await page.getByRole('row').nth(1).click();
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Description').fill('What I say');
    const other = await (await browser.newContext()).newPage();
    await signIn(other, 'hr');
    await other.goto(page.url());
    await other.getByLabel('Description').fill('What they say');
    await other.keyboard.press('Control+s');
    await expect(other).not.toHaveURL(/edit$/);
    await other.context().close();
    await page.keyboard.press('Control+s');
    const question = page.getByRole('dialog', { name: 'This record was changed in the meantime' });
    await expect(question.getByRole('row', { name: /Description/ })).toContainText('What they say');
    expect(await barriers(page, '[role="dialog"]')).toEqual([]);
    await question.getByRole('button', { name: 'Theirs' }).click();
    await question.getByRole('button', { name: 'Save these values' }).click();
    await expect(page.getByLabel('Description')).toHaveValue('What they say');
    await page.keyboard.press('Control+s');
    await expect(page).not.toHaveURL(/edit$/);
  });

  test('lets a session that has ended begin again in place, and keeps what was typed', async ({ page }) => {
    await signInWith(page, 'hr', 'Demo@1234');
    await page.goto('/employee/add_category/new');
    await page.getByLabel('Name').fill('Kept through sign-in');
    await page.getByLabel('Prefix').fill('KTS');
    const { token } = JSON.parse((await page.evaluate(() => localStorage.getItem('authUser'))) ?? '{}') as {
      token: string;
    };
    await page.request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${token}` } });
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByLabel('Password (hr)').fill('Demo@1234');
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/add_category$/);
    await expect(page.getByRole('row').filter({ hasText: 'Kept through sign-in' })).toBeVisible();
  });
});
