import { expect, test } from '@playwright/test';
import { settled, signIn } from '../support/school.ts';

test('A parent pays the fees on the phone in three taps, and a card that is refused loses nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'parent');
  await page.goto('/dashboard');
  await settled(page);
  const waiting = page
    .getByRole('link', { name: 'Hamza Javed' })
    .and(page.locator('[href*="/online_payments/pay/"]'));
  await waiting.first().click();
  const pay = page.getByRole('button', { name: /^Pay Rs/ });
  await expect(pay).toBeVisible();
  const amount = (await pay.innerText()).replace('Pay ', '');
  await pay.click();
  await expect(page.getByText('This is a trial: no money is moved.')).toBeVisible();
  await page.getByRole('button', { name: 'Decline the card' }).click();
  await expect(page.getByText('The payment was not made')).toBeVisible();

  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await waiting.first().click();
  await page.getByRole('button', { name: `Pay ${amount}` }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText(`${amount} paid. Thank you!`)).toBeVisible();
  const receipt = await page
    .getByRole('button', { name: /^Receipt / })
    .first()
    .innerText();
  const number = receipt.replace('Receipt ', '');

  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, 'finance');
  await page.goto('/online_payments/transactions');
  await settled(page);
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Paid');
});
