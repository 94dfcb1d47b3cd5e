import { expect, test } from '@playwright/test';
import { fits, onPhone, settled, settlesInWidth, signIn } from '../support/school.ts';
import { comingLessonDays } from '../support/workdays.ts';

test('The product makes a timetable, tells what it could not place, and one lesson is moved by keyboard', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'admin');
  await page.goto('/timetable/manage_timetables_allocation');
  await settled(page);
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByLabel('Seed').fill('7');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText(/^Found: \d+ of \d+ lessons placed/)).toBeVisible({ timeout: 70_000 });
  await expect(page.getByText(/no one teaches the subject/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Take these lessons' }).click();
  await expect(page.getByText(/^Taken: \d+ of \d+ lessons were placed/)).toBeVisible();

  // The applied result is reloaded: the previous lessons are gone.
  await page.reload();
  await settled(page);
  const lesson = page.getByRole('table').getByRole('button').first();
  await lesson.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Picked: /)).toBeVisible();
  await expect(page.getByText(/^G1 A has /).first()).toBeVisible();
  const place = page.getByRole('button', { name: /^Put it on / }).last();
  const where = (await place.getAttribute('aria-label')) ?? '';
  await place.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Picked: /)).toBeHidden();
  await expect(page.getByRole('button', { name: where })).toHaveCount(0);
  await onPhone(page);
  await settlesInWidth(page);

  // A class and a teacher view their week on a phone.
  for (const [role, address] of [
    ['parent', '/timetable/mine'],
    ['teacher', '/timetable/my_lessons'],
  ] as const) {
    await signIn(page, role);
    await page.goto(address);
    await settled(page);
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    expect([address, await fits(page)]).toEqual([address, true]);
  }
});

test('A teacher is away: the lessons are covered by proposals, and whoever covers sees it', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const [date = ''] = await comingLessonDays(page);
  await page.goto(`/timetable_tracker/class_timetable_swap?date=${date}`);
  await settled(page);
  await page.getByLabel('Teacher').click();
  await page.getByRole('option').nth(1).click();
  const lines = page.getByRole('group');
  await expect(lines.first()).toBeVisible();
  const count = await lines.count();
  await page.getByRole('button', { name: 'Accept all proposals' }).click();
  await expect(page.getByText(/^Covered by /)).toHaveCount(count);
  await page.goto(`/timetable_tracker/swaped_timetable_report?from=${date}&to=${date}`);
  await settled(page);
  await expect(page.getByRole('table')).toContainText(String(count));
});

test('Two teachers exchange lessons in one act, and the day shows both as exchanged, on a phone', async ({
  page,
}) => {
  await onPhone(page);
  await signIn(page, 'admin');
  const date = (await comingLessonDays(page))[2];
  await page.goto(`/timetable_tracker/class_timetable_swap?date=${date}`);
  await settled(page);
  await page.getByLabel('Teacher').click();
  await page.getByRole('option').nth(2).click();
  const line = page.getByRole('group').first();
  await expect(line).toBeVisible();
  await settlesInWidth(page);
  await line.getByRole('button', { name: 'Exchange' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Exchanged for').click();
  await page.getByRole('option').nth(1).click();
  await dialog.getByRole('button', { name: 'Exchange' }).click();
  await expect(dialog).toBeHidden();
  await expect(line.getByText(/^Exchanged: /)).toBeVisible();
  await line.getByRole('button', { name: 'Undo the exchange' }).click();
  await expect(line.getByRole('button', { name: 'Exchange' })).toBeVisible();
});
