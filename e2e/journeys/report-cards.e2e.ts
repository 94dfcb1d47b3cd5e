import { expect, test, type Page } from '@playwright/test';
import { clientOf, type Saved } from '../support/api.ts';
import { onDesk, onPhone, rowWith, settled, settlesInWidth, signIn } from '../support/school.ts';

interface Family {
  readonly batch: number;
  readonly fullName: string;
}

/** The batch of the student who can sign in, with the teacher who can as its tutor. */
const tutored = async (page: Page): Promise<Family> => {
  const api = await clientOf(page, 'admin');
  const [user] = await api.get<{ student: number }[]>(
    'setup/v1/user/getall?filter={"username":"student"}&fields=["student"]',
  );
  const [teacher] = await api.get<{ employee: number }[]>(
    'setup/v1/user/getall?filter={"username":"teacher"}&fields=["employee"]',
  );
  if (!user || !teacher) throw new Error('The demo school has lost its student or its teacher.');
  const family = await api.get<Family>(`setup/v1/studentEntity/get/${user.student}`);
  const tutor = { batch: family.batch, employee: teacher.employee };
  const known = await api.get<Saved[]>(`setup/v1/ClassBatchTutor/getall?filter=${JSON.stringify(tutor)}`);
  if (known.length === 0) await api.post('setup/v1/ClassBatchTutor/save', tutor);
  return family;
};

test('Report cards of a class are worked out and published, a parent signs on a phone, the tutor and a stranger see it', async ({
  page,
  browser,
}) => {
  const { batch, fullName } = await tutored(page);
  const name = `Journey cards ${Date.now()}`;
  const api = await clientOf(page, 'admin');
  const report = await api.post<Saved>('setup/v1/GradebookReport/save', { batch, name, scheme: 'MARKS' });

  await signIn(page, 'teacher');
  await page.goto(`/gradebook_reports/cards?filter={"report":${report.id}}`);
  await settled(page);
  await expect(rowWith(page, fullName)).toBeVisible();

  await signIn(page, 'admin');
  await page.goto(`/gradebook_reports/${report.id}`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  // Students without a mark were absent, as their cards state: nobody is asked about empty places.
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();

  await onPhone(page);
  await signIn(page, 'parent');
  await page.goto('/student/report_cards');
  await settled(page);
  await page.getByText(name).first().click();
  await expect(page).toHaveURL(/\/cards\/\d+/);
  await settled(page);
  // In the list there was one per card.
  await expect(page.getByRole('button', { name: 'I have read it' })).toHaveCount(1);
  await page.getByRole('button', { name: 'I have read it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'I have read it' }).click();
  await expect(page.getByRole('button', { name: 'I have read it' })).toHaveCount(0);
  const code = await page.getByText(/^[0-9a-f]{32}$/).innerText();

  await settlesInWidth(page);
  await onDesk(page);
  await signIn(page, 'teacher');
  await page.goto(`/gradebook_reports/${report.id}`);
  await settled(page);
  await expect(page.getByText('Signed by parents')).toBeVisible();
  const signed = await api.get<{ signed: number }>(`setup/v1/GradebookReport/get/${report.id}`);
  expect(signed.signed).toBe(1);

  const stranger = await (await browser.newContext()).newPage();
  await onPhone(stranger);
  await stranger.goto(`/verify/${code}`);
  await expect(stranger.getByText('This document is genuine and valid.')).toBeVisible();
  await expect(stranger.getByText(fullName)).toBeVisible();
  await expect(stranger.getByText(name)).toBeVisible();
  await settlesInWidth(stranger);
  await stranger.context().close();
});
