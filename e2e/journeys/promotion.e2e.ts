import { expect, test } from '@playwright/test';
import { pick, rowWith, settled, signIn } from '../support/school.ts';
import { prepareYearEnd } from '../support/year-end.ts';

test('A year ends: a class goes on with its dues, one stays, the oldest finish, fees are raised', async ({
  page,
}) => {
  const made = await prepareYearEnd(page);
  const { turn, old, last, owes, goes, stays, finishes } = made;
  await signIn(page, 'admin');

  await test.step('the class goes on into the next year, and one of it stays', async () => {
    await page.goto(`/batch_transfers/show/${old.id}`);
    await settled(page);
    await rowWith(page, 'Sitara').getByRole('checkbox').uncheck();
    await page.getByLabel(/^Into batch/).click();
    await page.getByRole('option', { name: new RegExp(`J${turn}.*0/30`) }).click();
    await page.getByRole('button', { name: 'Transfer 2' }).click();
    await expect(page.getByText('2 students will be transferred on that day.')).toBeVisible();
  });

  await test.step('the day has come', async () => {
    await page.goto('/batch_transfers/made');
    await settled(page);
    await rowWith(page, `G4 J${turn}`).getByText('Prepared').click();
    await page.getByRole('button', { name: 'Run now' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Run now' }).click();
    await expect(page.getByText('Done').first()).toBeVisible();
  });

  await test.step('what was owed is owed in the new class', async () => {
    await page.goto(`/finance/fees_student_search?q=${owes.admissionNumber}`);
    await settled(page);
    await expect(page.getByText(`${owes.admissionNumber} · G4 J${turn}`)).toBeVisible();
    await expect(page.getByText('Rs 1,000.00')).toBeVisible();
    await page.goto(`/student/profile/${owes.admissionNumber}`);
    await settled(page);
    await expect(page.getByRole('link', { name: `G4 J${turn}` }).first()).toBeVisible();
    await expect(page.getByText('Rs 1,000.00').first()).toBeVisible();
  });

  await test.step('the oldest finish and become alumni', async () => {
    await page.goto(`/batch_transfers/graduation/${last.id}`);
    await settled(page);
    await page.getByLabel(/^Leaving text/).fill('Finished school');
    await page.getByRole('button', { name: 'Graduate 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Graduate' }).click();
    // Outstanding amounts are listed before anyone leaves.
    await expect(page.getByRole('dialog').getByText('Unpaid fees: Rs 1,000.00 (bills: 1).')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('One student graduated.')).toBeVisible();
  });

  await test.step('a fee that was left is still paid at the counter', async () => {
    await page.goto(`/finance/fees_student_search?q=${finishes.admissionNumber}`);
    await settled(page);
    await expect(page.getByText('Rs 1,000.00')).toBeVisible();
  });

  await test.step('the fees of the next year are copied and raised by 8 %', async () => {
    await page.goto(
      `/finance/create_fees?filter=${encodeURIComponent(JSON.stringify({ q: `Year ${turn}` }))}`,
    );
    await settled(page);
    await rowWith(page, `Year ${turn}`).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Copy to another year' }).click();
    await pick(page, 'Financial year', made.money.next.name);
    await page.getByLabel(/^Increase/).fill('8');
    const copy = page.getByRole('dialog').getByRole('button', { name: 'Copy to another year' });
    await copy.click();
    const preview = page.getByRole('dialog').filter({ hasText: 'Total in that year' });
    await expect(
      preview.getByRole('row', { name: new RegExp(`1,080.00.*G3 K${turn}, G12 K${turn}`) }),
    ).toBeVisible();
    await preview.getByRole('button', { name: 'Copy to another year' }).click();
    await expect(rowWith(page, `G3 K${turn}, G12 K${turn}`)).toContainText('Rs 1,080.00');
  });

  await test.step('one is taken back', async () => {
    await page.goto('/revert_batch_transfers');
    await settled(page);
    await page.getByLabel(/^Transfer/).click();
    await page.getByRole('option', { name: new RegExp(`G3 J${turn}`) }).click();
    await rowWith(page, goes.admissionNumber).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Undo 1' }).click();
    await expect(rowWith(page, goes.admissionNumber)).toContainText('Already undone');
    for (const { admissionNumber } of [goes, stays]) {
      await page.goto(`/student/profile/${admissionNumber}`);
      await settled(page);
      await expect(page.getByRole('link', { name: `G3 J${turn}` }).first()).toBeVisible();
    }
  });
});
