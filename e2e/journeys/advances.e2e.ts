import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { settled, signIn } from '../support/school.ts';

/** The sum of all of someone's bookings: the money of theirs that the school holds. */
const bookedOf = async (page: Page, payeeName: string): Promise<number> => {
  const session = await page.evaluate(() => localStorage.getItem('authUser'));
  const { token } = JSON.parse(session ?? '{}') as { token: string };
  const query = new URLSearchParams({ filter: JSON.stringify({ payeeName }), sum: '["net"]' });
  const answer = await page.request.get(`/api/finance/v1/transactions/aggregate?${query.toString()}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.ok()).toBe(true);
  const { data } = (await answer.json()) as { data: { sum: { net: string | null } } };
  return Number(data.sum.net ?? 0);
};

const find = async (page: Page, number: string): Promise<void> => {
  await settled(page);
  await page.getByRole('searchbox', { name: 'Name or admission number' }).fill(number);
  await page.keyboard.press('Enter');
  await expect(page.getByText(number)).toBeVisible();
};

test('An advance is taken, a fee is paid with it, a part of the fee is given back, and the books balance', async ({
  page,
}) => {
  // Nobody answers the print dialog of a headless browser, and some crash on it: documents are saved, as on phones.
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false }));
  await signIn(page, 'finance');
  await page.goto('/advance_payment_fees/advance_fees_collection_index');
  await find(page, 'S0603');
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await expect(amount).toBeFocused();
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const before = await bookedOf(page, name);
  await page.keyboard.type('3000');
  await page.keyboard.press('Enter');
  await expect.poll(() => bookedOf(page, name)).toBe(before + 3000);

  await page.getByRole('link', { name: 'Fee counter' }).click();
  // The counter of advances has the same boxes: it remains until the page of the other counter has loaded.
  await expect(page.getByRole('heading', { name: 'First term' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Paid by' }).click();
  await page.getByRole('option', { name: 'Advance' }).click();
  await amount.fill('2900');
  await page.getByRole('button', { name: 'Save and print' }).click();
  await expect(page.getByText('Rs 2,900.00 received')).toBeVisible();
  expect(await bookedOf(page, name)).toBe(before + 3000);

  await page.goto('/finance/apply_refund');
  await find(page, 'S0603');
  const vouchers = page.getByRole('link', { name: /^VCH/ });
  const start = page.getByRole('button', { name: 'Refund …' }).first();
  await expect(start).toBeVisible();
  const earlier = await vouchers.count();
  await start.click();
  await amount.fill('1500');
  await page.getByRole('textbox', { name: 'Reason' }).fill('Left the school');
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(vouchers).toHaveCount(earlier + 1);
  expect(await bookedOf(page, name)).toBe(before + 1500);
});
