import { expect, test } from '@playwright/test';
import { onDesk, onPhone, settled, signIn } from '../support/school.ts';

test('The finance office sees who owes, what a figure is made of, and reminds families in one act', async ({
  page,
}) => {
  await signIn(page, 'finance');

  await test.step('opens the bills behind an amount of some age', async () => {
    await page.goto('/finance/ledger/receivables');
    await settled(page);
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('checkbox') })
      .nth(1);
    const name = await row.getByRole('link').first().innerText();
    const amount = await row.getByRole('link', { name: /^Rs/ }).first().innerText();
    await row.getByRole('link', { name: amount }).first().click();
    await expect(page).toHaveURL(/\/finance\/bills\?filter=/);
    await expect(page.getByRole('row').filter({ hasText: name }).first()).toBeVisible();
    await page.goBack();
  });

  await test.step('reminds, and is told how many were reminded and left out', async () => {
    await settled(page);
    await page.getByRole('checkbox', { name: 'Select all' }).or(page.getByRole('checkbox')).first().check();
    await page.getByRole('button', { name: 'Remind the families' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remind the families' }).click();
    await expect(
      page.getByText(/^Remind the families – Families reminded: \d+ · Left out: \d+$/),
    ).toBeVisible();
  });

  await test.step('keeps the name beside the figures of a wide report on a phone', async () => {
    await onPhone(page);
    const name = page
      .getByRole('row')
      .filter({ has: page.getByRole('checkbox') })
      .nth(1)
      .getByRole('link')
      .first();
    const place = await name.boundingBox();
    await page.getByRole('region').evaluate((box) => box.scrollTo({ left: 900 }));
    await expect.poll(async () => (await name.boundingBox())?.x ?? -1).toBeGreaterThanOrEqual(0);
    expect(place).not.toBeNull();
    await onDesk(page);
  });

  await test.step('has what may be done with a row at hand beside a wide list', async () => {
    await page.goto('/finance/bank/bookings');
    await settled(page);
    await expect(page.getByRole('button', { name: /^Actions for/ }).first()).toBeInViewport();
  });
});

test('The fee desk leads to the statement of the family, and the statement to a file', async ({ page }) => {
  await signIn(page, 'finance');
  await page.goto('/finance/ledger/receivables');
  await settled(page);
  const [, id = ''] =
    /student%22%3A(\d+)/.exec(
      (await page.locator('a[href*="student%22%3A"]').first().getAttribute('href')) ?? '',
    ) ?? [];
  await page.goto(`/finance/fees_student_search/${id}`);
  await settled(page);
  await page.getByRole('link', { name: 'Family statement' }).click();
  await settled(page);
  await expect(page.getByText(/^Bill – /).first()).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'XLSX' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.xlsx$/);
});
