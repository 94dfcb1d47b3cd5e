import { expect, test } from '@playwright/test';
import { settled, signIn } from '../support/school.ts';

const left = async (text: Promise<string>): Promise<number> =>
  Number((await text).replace(/^.*Rs/s, '').replace(/[^\d.]/g, ''));

test('The counter takes a payment by keyboard alone, and the student sees it and owes less', async ({
  page,
}) => {
  await signIn(page, 'finance');
  await page.goto('/finance/fees_student_search');
  await settled(page);
  await page.keyboard.type('S0601');
  await page.keyboard.press('Enter');
  const due = page.getByRole('definition').first();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeFocused();
  const before = await left(due.innerText());
  await page.keyboard.type('100');
  await page.keyboard.press('Enter');
  // A second Enter moves on to the next student and books nothing.
  await expect(page.getByRole('link', { name: 'Next student' })).toBeFocused();
  const result = page.getByRole('region', { name: /100\.00 received$/ });
  const receipt = await result.getByRole('definition').first().innerText();
  await expect.poll(() => left(due.innerText())).toBe(before - 100);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Name or admission number' })).toBeFocused();

  await signIn(page, 'student');
  await page.goto('/my_fees');
  await settled(page);
  expect(await left(due.innerText())).toBe(before - 100);
  // Among the receipts and in the family's statement.
  await expect(page.getByText(receipt)).toHaveCount(2);
});
