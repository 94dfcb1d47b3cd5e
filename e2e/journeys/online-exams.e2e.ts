import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { clientOf, type Saved } from '../support/api.ts';
import { chooseMore, rowWith, settled, settlesInWidth, signIn } from '../support/school.ts';

/** Four kinds of question in the question bank of the demo school. */
const asked = [
  'Which sentence is correct?',
  'A sentence in the passive voice can be written without naming who does it.',
  'Which word means the opposite of “generous”?',
  'Which of these words are adverbs?',
];

/** An exam for the demo student's class, as set by its teacher. */
const setExam = async (page: Page, name: string): Promise<number> => {
  const office = await clientOf(page, 'admin');
  const list = <Row>(base: string, filter: object): Promise<Row[]> =>
    office.get<Row[]>(
      `setup/v1/${base}/getall?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,99]`,
    );
  const [student] = await list<{ batch: number }>('studentEntity', { admissionNumber: 'S0601' });
  const [teacher] = await list<{ employee: number }>('user', { username: 'teacher' });
  const [subject] = await list<Saved>('Subject', { batch: student?.batch, code: 'ENG' });
  const teaching = { employee: teacher?.employee, subject: subject?.id };
  const taught = await list<Saved>('WorkAllotment', teaching);
  // Without periods of its own: what other journeys assigned to the teacher may be all they may teach.
  if (taught.length === 0)
    await office.post('setup/v1/WorkAllotment/save', { ...teaching, periodsPerWeek: 0 });
  const { course } = await office.get<{ course: number }>(`setup/v1/Batch/get/${student?.batch}`);
  const bank = await list<Saved & { name: string }>('Question', { 'category.course': course });
  const questions = asked.map((text) => ({
    question: bank.find((one) => text.startsWith(one.name.replace('…', '')))?.id,
  }));
  const hours = (count: number): string => new Date(Date.now() + count * 3_600_000).toISOString();
  const exam = {
    name,
    subject: subject?.id,
    startDateTime: hours(-1),
    endDateTime: hours(2),
    maximumTime: 30,
    questions,
  };
  return (await (await clientOf(page, 'teacher')).post<Saved>('setup/v1/OnlineExam/save', exam)).id;
};

const confirmed = async (page: Page, verb: string): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name: verb, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

const saved = (page: Page) => page.getByText('All answers are saved.');

test('A teacher publishes an online exam, a student writes it on a phone, loses the line, goes on and hands in; both see the result', async ({
  page,
  browser,
}) => {
  const name = `Journey online exam ${Date.now()}`;
  const exam = await setExam(page, name);
  await signIn(page, 'teacher');
  await page.goto(`/online_exam/detail/${exam}`);
  await settled(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await confirmed(page, 'Publish');
  await expect(page.getByText('Published').first()).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const phone = await context.newPage();
  await signIn(phone, 'student');
  await phone.goto(`/online_exam/detail/${exam}`);
  await phone.getByRole('checkbox', { name: 'I have read this' }).check();
  await phone.getByRole('button', { name: 'Start' }).click();
  await phone.getByRole('radio', { name: 'He goes to school.' }).check();
  await expect(saved(phone)).toBeVisible();
  await settlesInWidth(phone);

  await context.setOffline(true);
  await phone.getByRole('button', { name: 'Next' }).click();
  await phone.getByRole('radio', { name: 'True' }).check();
  await expect(phone.getByText('No connection. 1 answer is waiting')).toBeVisible();
  await context.setOffline(false);
  await expect(saved(phone)).toBeVisible({ timeout: 15_000 });

  await phone.reload();
  const map = phone.getByRole('navigation', { name: 'Questions' });
  await expect(map.getByRole('button', { name: '1: answered' })).toBeVisible();
  await expect(map.getByRole('button', { name: '2: answered' })).toBeVisible();
  await map.getByRole('button', { name: '3: open' }).click();
  await phone.getByRole('textbox').fill('stingy');
  await map.getByRole('button', { name: '4: open' }).click();
  for (const word of ['quickly', 'often', 'lovely'])
    await phone.getByRole('checkbox', { name: word }).check();
  await expect(saved(phone)).toBeVisible();
  await phone.getByRole('button', { name: 'Hand in' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(phone.getByText('You have handed it in and have no attempts left.')).toBeVisible();

  await page.reload();
  await settled(page);
  await chooseMore(page, 'Close');
  await confirmed(page, 'Close');
  await page.getByRole('button', { name: 'Publish results' }).click();
  await confirmed(page, 'Publish results');
  await expect(page.getByText('Results published').first()).toBeVisible();
  await page.goto(`/online_exam/view_result?displayedFilters={}&filter={"onlineExam":${exam}}`);
  await expect(rowWith(page, name)).toContainText('75.00');

  await phone.reload();
  await expect(phone.getByText('6 / 8')).toBeVisible();
  await settlesInWidth(phone);
  await context.close();
});
