import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { pick, rowWith, settled, signIn } from '../support/school.ts';

const header =
  'ID,First name,Job Titles,Department,Full or Part-Time,Salary or Hourly,Typical Hours,Annual Salary,Hourly Rate';
const public60 = new URL('../fixtures/chicago-employees.csv', import.meta.url);

interface Upload {
  readonly name: string;
  readonly text: string;
}

/** Opens the wizard on the employee screen and uploads a file. */
const startImport = async (page: Page, upload: Upload): Promise<Locator> => {
  await page.goto('/employee/view_all');
  await settled(page);
  await page.getByRole('button', { name: 'Import/Export' }).click();
  await page.getByRole('menuitem', { name: /^Import/ }).click();
  const wizard = page.getByRole('dialog', { name: 'Import Employees' });
  await giveFile(page, wizard, upload);
  return wizard;
};

const giveFile = async (page: Page, wizard: Locator, { name, text }: Upload): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await wizard.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(wizard.getByText(/in the file/)).toBeVisible();
};

/** Supplies what the file does not: the category and the joining date of all rows. */
const fillUp = async (page: Page, wizard: Locator): Promise<void> => {
  await expect(wizard.getByRole('region', { name: 'New rows get this value' })).toBeVisible();
  await pick(page, 'Category', 'Office');
  await wizard.getByLabel(/^Joining date/).fill('2017-01-01');
  await wizard.getByRole('switch', { name: /^Create missing/ }).check();
};

/** A dry run without writing; resolves when the figures are there. */
const tryOut = async (wizard: Locator): Promise<void> => {
  await wizard.getByRole('button', { name: 'Check (nothing is saved)' }).click();
  await expect(wizard.getByText('Nothing has been saved yet.')).toBeVisible({ timeout: 30_000 });
};

const figure = (wizard: Locator, words: string): Locator =>
  wizard.getByText(words, { exact: true }).locator('xpath=preceding-sibling::*[1]');

test.setTimeout(300_000);

test.describe.serial('A list of employees from another organisation', () => {
  test.beforeEach(({ page }) => signIn(page, 'hr'));

  test('is taken in without a manual, with departments and positions made on the way', async ({ page }) => {
    const text = await readFile(public60, 'utf8');
    const rows = text.trim().split('\n').length - 1;
    const wizard = await startImport(page, { name: 'chicago.csv', text });
    const guessed = {
      ID: 'Employee number *',
      'First name': 'First name *',
      'Job Titles': 'Position *',
      Department: 'Department *',
      'Full or Part-Time': 'Employment type',
      'Salary or Hourly': 'Salary or hourly',
      'Typical Hours': 'Typical hours',
      'Annual Salary': 'Annual salary',
      'Hourly Rate': 'Hourly rate',
    };
    for (const [column, field] of Object.entries(guessed)) {
      const box = wizard.getByRole('combobox', { name: `Field for the column ${column}`, exact: true });
      await expect.soft(box).toContainText(field);
    }
    await fillUp(page, wizard);
    await tryOut(wizard);
    await expect(figure(wizard, 'new')).toHaveText(String(rows));
    await expect(figure(wizard, 'errors')).toHaveText('0');
    await wizard.getByRole('button', { name: `Import ${rows}` }).click();
    await expect(wizard.getByRole('status')).toContainText(`/ ${rows}`);
    await expect(figure(wizard, 'added')).toHaveText(String(rows), { timeout: 120_000 });
    await wizard.getByRole('button', { name: 'Close' }).click();
    await page.getByPlaceholder('Search…').first().fill('ADEWOLE');
    await expect(rowWith(page, 'ADEWOLE A')).toContainText('LIBRARY ASSOCIATE - HOURLY');
  });

  test('adds nothing the second time', async ({ page }) => {
    const text = await readFile(public60, 'utf8');
    const rows = text.trim().split('\n').length - 1;
    const wizard = await startImport(page, { name: 'chicago.csv', text });
    await fillUp(page, wizard);
    await tryOut(wizard);
    await expect(figure(wizard, 'new')).toHaveText('0');
    await expect(figure(wizard, 'skipped')).toHaveText(String(rows));
    await expect(wizard.getByRole('button', { name: /^Import \d/ })).toBeDisabled();
  });

  test('gives wrong rows back with the reason, and takes them mended', async ({ page }) => {
    const good = '90001,ADA B,CLERK,FIRE,F,Salary,,$50000.00,';
    const wrong = '90002,BEN C,CLERK,FIRE,F,Salary,,much,';
    const wizard = await startImport(page, { name: 'two.csv', text: [header, good, wrong, ''].join('\n') });
    await fillUp(page, wizard);
    await tryOut(wizard);
    await expect(figure(wizard, 'errors')).toHaveText('1');
    await expect(wizard.getByRole('textbox', { name: 'Row 3, Annual Salary' })).toHaveAccessibleDescription(
      /^Annual Salary must be a number/,
    );
    await wizard.getByRole('button', { name: 'Import 1', exact: true }).click();
    await expect(figure(wizard, 'added')).toHaveText('1', { timeout: 120_000 });
    const download = page.waitForEvent('download');
    await wizard.getByRole('button', { name: 'Rows with errors as a file' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('two - wrong rows.csv');
    const returned = await readFile(await file.path(), 'utf8');
    expect(returned).toContain('BEN C');
    expect(returned).not.toContain('ADA B');
    expect(returned).toContain('must be a number');
    await wizard.getByRole('button', { name: 'Import another file' }).click();
    await giveFile(page, wizard, { name: file.suggestedFilename(), text: returned.replace('much', '51000') });
    await tryOut(wizard);
    await wizard.getByRole('button', { name: 'Import 1', exact: true }).click();
    await expect(figure(wizard, 'added')).toHaveText('1', { timeout: 120_000 });
    await expect(figure(wizard, 'errors')).toHaveText('0');
  });

  test('lets wrong rows be mended in place, and tried again at once', async ({ page }) => {
    const rows = ['91001,CAY D,CLERK,FIRE,F,Salary,,much,', '91002,DAN E,CLERK,FIRE,Q,Salary,,52000,'];
    const wizard = await startImport(page, { name: 'mend.csv', text: [header, ...rows, ''].join('\n') });
    await fillUp(page, wizard);
    await tryOut(wizard);
    await expect(figure(wizard, 'errors')).toHaveText('2');
    await wizard.getByRole('textbox', { name: 'Row 2, Annual Salary' }).fill('51000');
    await expect(wizard.getByRole('button', { name: /^Import \d?/ })).toBeDisabled();
    await wizard.getByRole('button', { name: 'Check again (nothing is saved)' }).click();
    await expect(figure(wizard, 'errors')).toHaveText('1', { timeout: 30_000 });
    await wizard.getByRole('button', { name: 'Import 1', exact: true }).click();
    await expect(figure(wizard, 'added')).toHaveText('1', { timeout: 120_000 });
    // After the run the wrong row is submitted alone, by its number in the file.
    await wizard.getByRole('textbox', { name: 'Row 3, Full or Part-Time' }).fill('P');
    await wizard.getByRole('button', { name: 'Check again (nothing is saved)' }).click();
    await expect(figure(wizard, 'errors')).toHaveText('0', { timeout: 30_000 });
    await wizard.getByRole('button', { name: 'Import 1', exact: true }).click();
    await expect(figure(wizard, 'added')).toHaveText('1', { timeout: 120_000 });
    await wizard.getByRole('button', { name: 'Close' }).click();
    await page.getByPlaceholder('Search…').first().fill('DAN E');
    await expect(rowWith(page, 'DAN E')).toBeVisible();
  });
});
