import { expect, test, type Page } from '@playwright/test';
import { clientOf, hire, type Saved } from '../support/api.ts';
import { onDesk, onPhone, rowWith, settled, settlesInWidth, signIn, signInWith } from '../support/school.ts';

interface Batch extends Saved {
  readonly course: number;
}
type Client = Awaited<ReturnType<typeof clientOf>>;

const list = <Row>(api: Client, base: string, filter: object): Promise<Row[]> =>
  api.get<Row[]>(
    `setup/v1/${base}/getall?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,199]`,
  );

const batchNamed = async (api: Client, fullName: string): Promise<Batch> => {
  const [batch] = await list<Batch>(api, 'Batch', { fullName });
  if (!batch) throw new Error(`The demo school has lost ${fullName}.`);
  return batch;
};

/** A day in the next two weeks and an hour in the afternoon, different each time the journey runs. */
const someTime = () => {
  const turn = Math.floor(Date.now() / 1000);
  const date = new Date(Date.now() + (1 + (turn % 12)) * 86_400_000).toISOString().slice(0, 10);
  const hour = 14 + (Math.floor(turn / 12) % 8);
  return { date, startTime: `${hour}:05`, endTime: `${hour}:55` };
};

/** An employee of the examination office who has chosen a password. */
const coordinator = async (page: Page, api: Client): Promise<{ name: string; password: string }> => {
  const name = `X${Date.now()}`;
  await hire(page, name, 'Coordinator');
  const [user] = await list<Saved>(api, 'user', { username: name });
  const [group] = await list<Saved>(api, 'RoleGroups', { name: 'Examinations' });
  await api.post(`setup/v1/user/update_role_group/${user?.id}`, { roleGroups: [group?.id] });
  await signIn(page, 'admin');
  await page.goto(`/user/user_change_password/${user?.id}`);
  await page.getByRole('button', { name: 'Generate' }).click();
  const made = await page.locator('output').innerText();
  await signInWith(page, name, made);
  await page.goto('/dashboard');
  const password = 'Walnut2026tree';
  await page.getByLabel(/^Old password/).fill(made);
  await page.getByLabel(/^New password/).fill(password);
  await page.getByLabel(/^Repeat the new password/).fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL(/dashboard$/);
  return { name, password };
};

const confirmed = async (page: Page, verb: string): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name: verb, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

/** One exam in a subject for all batches of a plan, through the screen; others are left out. */
const addExam = async (page: Page, plan: number, subject: RegExp, at: ReturnType<typeof someTime>) => {
  await page.goto(`/course_exam_groups/${plan}/add_exams`);
  await settled(page);
  for (const box of await page.getByRole('checkbox').all()) await box.uncheck();
  const line = page.locator('.MuiPaper-root').filter({ has: page.getByRole('checkbox', { name: subject }) });
  await line.getByRole('checkbox').check();
  await line.getByRole('textbox', { name: 'Day' }).fill(at.date);
  await line.getByLabel('From').fill(at.startTime);
  await line.getByLabel('To').fill(at.endTime);
  await page.getByRole('button', { name: 'Add 1 exams' }).click();
};

test('The coordinator plans the exams of a term: no clashes, halls with seats and invigilators, marks, weights and ranks', async ({
  page,
}) => {
  test.slow();
  const admin = await clientOf(page, 'admin');
  const at = someTime();
  const [ninth, other, tenth] = [
    await batchNamed(admin, 'G9 A'),
    await batchNamed(admin, 'G9 C'),
    await batchNamed(admin, 'G10 C'),
  ];
  const office = await coordinator(page, admin);
  const name = `Term ${office.name}`;

  // The same exams for two classes of grade 9, and one for grade 10 at the same time.
  const plan = await admin.post<Saved>('setup/v1/CourseExamGroup/save', {
    course: ninth.course,
    name,
    batches: [ninth.id, other.id],
  });
  const planOfTenth = await admin.post<Saved>('setup/v1/CourseExamGroup/save', {
    course: tenth.course,
    name,
    batches: [tenth.id],
  });
  await addExam(page, plan.id, /^English/, at);
  await expect(page.getByText('2 exams added')).toBeVisible();
  await addExam(page, plan.id, /^Mathematics/, at);
  await expect(page.getByRole('alert').getByText(/^The batch already has English for G9/)).toBeVisible();
  await addExam(page, planOfTenth.id, /^Mathematics/, at);
  await expect(page.getByText('1 exams added')).toBeVisible();

  await page.goto('/exam_sittings');
  await settled(page);
  await page.getByRole('button', { name: 'Plan sittings' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Exams from/).fill(at.date);
  await dialog.getByLabel(/^Exams to/).fill(at.date);
  const halls = dialog.getByRole('combobox', { name: /^Halls/ });
  for (const hall of ['S Hall', 'S 9A', 'S 9C', 'S 10C']) {
    await halls.fill(hall);
    await page.getByRole('listbox').getByRole('option', { name: hall }).first().click();
  }
  await halls.press('Tab');
  await dialog.getByRole('button', { name: 'Plan sittings' }).click();
  await expect(dialog).toHaveCount(0);
  await rowWith(page, name).getByRole('cell').nth(1).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

  // Everyone has a seat, no hall lacks an invigilator, no neighbours have the same paper.
  await expect(page.getByRole('heading', { name: 'S Hall' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /seat|paper|invigilator/ })).toHaveCount(0);
  const hall = page.getByRole('group', { name: 'S Hall' });
  const taken = async (index: number): Promise<readonly string[]> =>
    ((await hall.getByRole('button').nth(index).getAttribute('aria-label')) ?? '').split(', ');
  const [[place = '', a = ''], [otherPlace = '', b = '']] = [await taken(0), await taken(1)];
  const seat = (where: string) => hall.getByRole('button', { name: new RegExp(`^${where}, `) });
  await seat(place).press('Enter');
  await seat(otherPlace).press('Enter');
  await expect(seat(place)).toHaveAccessibleName(new RegExp(b));
  await expect(seat(otherPlace)).toHaveAccessibleName(new RegExp(a));

  await page.getByRole('button', { name: 'Print plans and door lists' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Done')).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await onPhone(page);
  await settlesInWidth(page);
  await onDesk(page);
  await page.getByRole('button', { name: 'Publish seats' }).click();
  await confirmed(page, 'Publish seats');
  await expect(page.getByText('Seats published').first()).toBeVisible();

  const groups = await list<Saved & { batch: number }>(admin, 'ExamGroup', { name });
  const groupOf = (batch: Batch) => groups.find((group) => group.batch === batch.id)?.id ?? 0;
  await page.goto(`/batches/${ninth.id}/exam_groups/${groupOf(ninth)}`);
  await page.getByRole('button', { name: 'Publish schedule' }).click();
  await confirmed(page, 'Publish schedule');

  // Students find their hall and seat with the exam, invigilators their hall.
  const [exam] = await list<Saved>(admin, 'Exam', { examGroup: groupOf(ninth) });
  const [own] = await (
    await clientOf(page, 'student')
  ).get<{ seat: string }[]>(`setup/v1/ExamSeat/getall?filter={"exam":${exam?.id}}`);
  await onPhone(page);
  await signIn(page, 'student');
  await page.goto(`/exams/${exam?.id}`);
  await settled(page);
  // It is in the header of the page, and in the part that lists all seats the user may see.
  await expect(page.getByText(own?.seat ?? 'no seat')).toHaveCount(1);
  await page.getByRole('tab', { name: 'Seats' }).click();
  await expect(page.getByText(own?.seat ?? 'no seat')).toHaveCount(2);
  await settlesInWidth(page);
  await onDesk(page);

  // Marks, weights and ranks of the class that has no other exams.
  await signInWith(page, office.name, office.password);
  const [written] = await list<Saved>(admin, 'Exam', { examGroup: groupOf(other) });
  const students = await list<Saved & { fullName: string }>(admin, 'studentEntity', {
    batch: other.id,
    status: 'ACTIVE',
  });
  const [best, next, ...others] = students;
  const rows = others.map(({ id }, index) => ({ studentId: id, marks: String(40 + (index % 20)) }));
  await admin.put('setup/v1/examScore/bulk', { examId: written?.id, rows });
  await page.goto(`/exams/${written?.id}/marks`);
  const mark = (of: string | undefined) =>
    page.getByRole('textbox', { name: `Marks of ${of ?? ''}`, exact: true });
  await mark(best?.fullName).fill('99');
  await mark(next?.fullName).fill('98');
  await page.getByRole('button', { name: 'Save 2 changes' }).click();
  await expect(page.getByText('2 marks saved')).toBeVisible();
  await page.goto(`/exam/grouping/${groupOf(other)}`);
  await settled(page);
  await page.getByRole('textbox', { name: `Weight in percent of ${name}` }).fill('100');
  await page.getByRole('button', { name: 'Save weights' }).click();
  await expect(page.getByText('Weights saved')).toBeVisible();
  await page.goto(`/batches/${other.id}/exam_groups/${groupOf(other)}`);
  await page.getByRole('button', { name: 'Publish results' }).click();
  await confirmed(page, 'Publish results');
  await admin.post('setup/v1/ReportSetting/generate', { batchIds: [other.id] });
  const ranks = async (): Promise<void> => {
    await page.goto(`/exam/batch_rank?batch=${other.id}`);
    await settled(page);
  };
  await ranks();
  await expect(page.getByRole('row').nth(1)).toContainText(best?.fullName ?? '');

  // Changing a mark after that moves the ranks immediately.
  await page.goto(`/exams/${written?.id}/marks`);
  await mark(next?.fullName).fill('100');
  await page.getByRole('button', { name: 'Save one change' }).click();
  await expect(page.getByText('One mark saved')).toBeVisible();
  await ranks();
  await expect(page.getByRole('row').nth(1)).toContainText(next?.fullName ?? '');
});
