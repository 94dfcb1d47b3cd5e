import { expect, test } from '@playwright/test';
import { clientOf, type Saved } from '../support/api.ts';
import { onDesk, rowWith, settled, signIn } from '../support/school.ts';

test('A student without a seat gets one, and the student and the parents see where the bus stops', async ({
  page,
}) => {
  const api = await clientOf(page, 'admin');
  const [student] = await api.get<{ id: number; batch: number }[]>(
    'setup/v1/studentEntity/getall?filter={"admissionNumber":"S0601"}',
  );
  const seats = await api.get<Saved[]>(
    `transport/v1/TransportAllocation/getall?filter={"student":${student?.id},"status":"ACTIVE"}`,
  );
  // The previous day at the school, which is ahead of UTC's in the evening.
  const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Karachi' });
  const endDate = days.format(Date.now() - 86_400_000);
  for (const { id } of seats)
    await api.post(`transport/v1/TransportAllocation/transition/end/${id}`, { endDate });

  await signIn(page, 'admin');
  await page.goto(`/transport/assign?batch=${student?.batch}`);
  await page.getByRole('combobox', { name: 'Route' }).click();
  await page.getByRole('option', { name: 'Johar Town' }).click();
  await page.getByRole('combobox', { name: 'Stop for all' }).click();
  const stop = page.getByRole('option').nth(1);
  const place = await stop.innerText();
  await stop.click();
  await rowWith(page, 'S0601').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Allocate (1)' }).click();
  await expect(page.getByText('1 seat assigned')).toBeVisible();

  for (const role of ['student', 'parent'] as const) {
    await signIn(page, role);
    await page.goto('/transport/mine');
    await settled(page);
    await expect(page.getByRole('main')).toContainText(place.replace(/^\S+ /, ''));
    await expect(page.getByRole('main')).toContainText('Johar Town');
  }
});

test('The list of passengers stands on a desk without a column that is cut', async ({ page }) => {
  await signIn(page, 'admin');
  await onDesk(page);
  await page.goto('/transport/passengers');
  await settled(page);
  const heads = page.locator('thead [data-head]');
  await expect(heads.last()).toHaveText('Status');
  const overflow = await page
    .getByRole('table')
    .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
  expect(overflow).toBeLessThanOrEqual(0);
});
