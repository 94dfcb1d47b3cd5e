import { expect, test } from '@playwright/test';
import { clientOf } from '../support/api.ts';
import { openPart, settled, signIn } from '../support/school.ts';

interface Account {
  readonly employee: number;
}
interface Person {
  readonly employeeNumber: string;
  readonly firstName: string;
  readonly lastName: string;
}

test.describe('Assets of the school', () => {
  test('a type is described, an asset handed over to the teacher, who sees it, and a stocktake finds it', async ({
    page,
  }) => {
    const stamp = String(Date.now());
    await signIn(page, 'admin');
    await page.goto('/school_assets/types/new');
    await settled(page);
    await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill(`Tablets ${stamp}`);
    await page.getByRole('button', { name: /^Add/ }).last().click();
    await page.getByRole('textbox', { name: /Name/ }).last().fill('Serial number');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Tablets ${stamp}` })).toBeVisible();

    await page.goto('/school_assets/entries/new');
    await settled(page);
    await page.getByRole('combobox', { name: /Asset type/ }).click();
    await page.getByRole('combobox', { name: /Asset type/ }).pressSequentially(stamp);
    await page.getByRole('option', { name: `Tablets ${stamp}` }).click();
    await page.getByRole('textbox', { name: /^Tag/ }).fill(`TAB-${stamp}`);
    await page.getByRole('textbox', { name: 'Serial number' }).fill('SN-4711');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Serial number: SN-4711')).toBeVisible();

    const admin = await clientOf(page, 'admin');
    const filter = encodeURIComponent(JSON.stringify({ username: 'teacher' }));
    const [account] = await admin.get<readonly Account[]>(
      `setup/v1/user/getall?filter=${filter}&range=[0,0]`,
    );
    const { employeeNumber: number, ...teacher } = await admin.get<Person>(
      `setup/v1/EmployeeDetails/get/${account?.employee ?? 0}`,
    );
    const name = `${teacher.firstName} ${teacher.lastName}`;
    await page.getByRole('button', { name: 'Hand over' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: /To an employee/ }).click();
    await dialog.getByRole('combobox', { name: /To an employee/ }).pressSequentially(number);
    await page.getByRole('listbox').getByRole('option', { name }).first().click();
    await dialog.getByRole('button', { name: 'Hand over' }).click();
    await expect(page.getByRole('link', { name })).toBeVisible();

    await page.goto('/school_assets/stocktakes/new');
    await settled(page);
    await page.getByRole('textbox', { name: /^Name/ }).fill(`Round ${stamp}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Round ${stamp}` })).toBeVisible();
    await page.getByRole('button', { name: 'Scan tags' }).click();
    await dialog.getByRole('textbox', { name: /Tags/ }).fill(`tab-${stamp}\nnever-seen`);
    await dialog.getByRole('button', { name: 'Scan tags' }).click();
    // Tags that no asset has stay on the screen until they have been read.
    await expect(dialog.getByRole('definition').filter({ hasText: 'never-seen' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await openPart(page, 'Lines');
    await expect(page.getByRole('row', { name: new RegExp(`TAB-${stamp}.*Confirmed`) })).toBeVisible();

    await signIn(page, 'teacher');
    await page.goto('/school_assets/entries');
    await expect(page.getByRole('row', { name: new RegExp(`TAB-${stamp}`) })).toBeVisible();
  });
});
