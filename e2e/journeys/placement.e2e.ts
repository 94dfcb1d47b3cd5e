import { expect, test } from '@playwright/test';
import { clientOf, type Saved } from '../support/api.ts';
import {
  chooseInRow,
  onPhone,
  openPart,
  rowWith,
  settled,
  settlesInWidth,
  signIn,
} from '../support/school.ts';

test('A company comes: a class is invited, a student applies on a phone, is approved and gets a place', async ({
  page,
}) => {
  const title = `Journey placement ${Date.now()}`;
  const api = await clientOf(page, 'admin');
  const [student] = await api.get<{ fullName: string }[]>(
    'setup/v1/studentEntity/getall?filter={"admissionNumber":"S0601"}',
  );
  const name = student?.fullName ?? '';
  const event = await api.post<Saved>('setup/v1/NewPlacement/save', {
    title,
    company: 'Ravi Works',
    place: 'School hall',
    eventDate: new Date(Date.now() + 9 * 86_400_000).toISOString(),
    description: '<p>A day at the works.</p>',
  });

  await signIn(page, 'admin');
  await page.goto(`/placementevents/${event.id}`);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const batches = dialog.getByRole('combobox', { name: 'Batches', exact: true });
  await batches.fill('G9 A');
  await page.getByRole('listbox').getByRole('option', { name: 'G9 A' }).click();
  await batches.press('Tab');
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  // The effect is shown before it is applied.
  const shown = dialog.filter({ hasText: 'Newly invited' });
  await shown.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(dialog).toHaveCount(0);

  await onPhone(page);
  await signIn(page, 'student');
  await page.goto(`/placementevents/${event.id}`);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Apply', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Withdraw' })).toBeVisible();
  await page.keyboard.press('Escape');
  await settlesInWidth(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, 'admin');
  await page.goto(`/placementevents/${event.id}`);
  await settled(page);
  await openPart(page, 'Invitations');
  // The class is sorted by name; the applicant is on the second page.
  await page.getByRole('button', { name: 'Next page' }).click();
  for (const [verb, state] of [
    ['Approve', 'Approved'],
    ['Has attended', 'Attended'],
    ['Got a place', 'Placed'],
  ] as const) {
    await chooseInRow(page, name, verb);
    const asked = page.getByRole('dialog');
    if (verb === 'Got a place') {
      await asked.getByLabel('Pay agreed').fill('Rs 20,000 a month');
      await asked.getByRole('button', { name: verb, exact: true }).click();
    }
    await expect(rowWith(page, name)).toContainText(state);
  }

  await onPhone(page);
  await signIn(page, 'parent');
  await page.goto(`/placementevents/${event.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await page.getByRole('combobox', { name: 'Part of the page' }).click();
  await page.getByRole('option', { name: 'Invitations' }).click();
  await expect(page.getByText('Rs 20,000 a month')).toBeVisible();
  await settlesInWidth(page);
});
