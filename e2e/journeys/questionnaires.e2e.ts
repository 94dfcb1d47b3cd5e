import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { clientOf } from '../support/api.ts';
import { onDesk, onPhone, settled, settlesInWidth, signIn } from '../support/school.ts';

test('Human resources make a form, a teacher answers it on a phone, and the results are read and taken as a file', async ({
  page,
}) => {
  const title = `Journey form ${Date.now()}`;
  await signIn(page, 'hr');
  await page.goto('/forms/manage/new');
  await page.getByLabel(/^Title/).fill(title);
  const questions = page.getByRole('group', { name: 'Questions' });
  await page.getByRole('button', { name: 'Add row' }).click();
  await questions.getByRole('textbox', { name: 'Question 1', exact: true }).fill('Which day suits you?');
  await page.getByRole('button', { name: 'Add row' }).click();
  await questions.getByRole('textbox', { name: 'Question 2', exact: true }).fill('What else?');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  const made = page.url();

  await onPhone(page);
  await signIn(page, 'teacher');
  await page.goto('/forms');
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('navigation', { name: 'You are here' })).not.toContainText(/Forms\s*Forms/);
  await page.getByLabel('Which day suits you?').fill('Thursday');
  await page.getByRole('button', { name: 'Send answers' }).click();
  await expect(page.getByText('You have already answered this form.')).toBeVisible();
  await settlesInWidth(page);

  await onDesk(page);
  await signIn(page, 'hr');
  await page.goto(`${made.split('?')[0]}?tab=results`);
  await settled(page);
  await expect(page.getByText('Thursday')).toBeVisible();
  const taken = page.waitForEvent('download');
  await page.getByRole('button', { name: 'As CSV' }).click();
  const file = readFileSync(await (await taken).path(), 'utf8');
  expect(file).toContain('Answered by');
  expect(file).toContain('Thursday');
  // So that the journeys after this one do not find it waiting for anyone.
  const form = /\/forms\/manage\/(\d+)/.exec(made)?.[1];
  await (await clientOf(page, 'hr')).post(`collab/v1/form/transition/close/${form}`, {});
});
