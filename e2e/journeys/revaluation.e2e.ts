import { expect, test, type Page } from '@playwright/test';
import { clientOf, type Saved } from '../support/api.ts';
import { onDesk, onPhone, pick, settled, settlesInWidth, signIn } from '../support/school.ts';

type Client = Awaited<ReturnType<typeof clientOf>>;
type Row = Saved & Readonly<Record<string, unknown>>;

const list = (api: Client, base: string, filter: object): Promise<Row[]> =>
  api.get<Row[]>(
    `setup/v1/${base}/getall?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,199]`,
  );

const one = async (api: Client, base: string, filter: object): Promise<Row> => {
  const [row] = await list(api, base, filter);
  if (!row) throw new Error(`The demo school has lost a ${base}.`);
  return row;
};

/** A 50-mark paper written by the demo student's class, in a subject that the demo teacher does not teach. */
const paperWithMarks = async (api: Client) => {
  const { student, employee } = {
    student: Number((await one(api, 'user', { username: 'student' }))['student']),
    employee: Number((await one(api, 'user', { username: 'teacher' }))['employee']),
  };
  const child = await api.get<Row>(`setup/v1/studentEntity/get/${student}`);
  const taught = new Set((await list(api, 'WorkAllotment', { employee })).map((row) => row['subject']));
  const batch = Number(child['batch']);
  const subjects = await list(api, 'Subject', { batch, electiveGroup_empty: true, noExams: false });
  const subject = subjects.find(({ id }) => !taught.has(id));
  if (!subject) throw new Error('The teacher of the demo school teaches everything.');
  const name = `Test ${Date.now()}`;
  const group = await api.post<Row>('setup/v1/ExamGroup/save', { batch, name, examType: 'MARKS' });
  const day = 1 + (Math.floor(Date.now() / 60_000) % 27);
  const hour = 6 + (Math.floor(Date.now() / 1000) % 14);
  await api.post(`setup/v1/ExamGroup/${group.id}/exams`, {
    exams: [
      {
        subject: subject.id,
        date: `2026-02-${String(day).padStart(2, '0')}`,
        startTime: `${String(hour).padStart(2, '0')}:10`,
        endTime: `${String(hour).padStart(2, '0')}:20`,
        maximumMarks: '50',
        minimumMarks: '20',
      },
    ],
  });
  const exam = await one(api, 'Exam', { examGroup: group.id });
  const pupils = await list(api, 'studentEntity', { batch, status: 'ACTIVE' });
  const rows = pupils.map(({ id }) => ({ studentId: id, marks: id === student ? '18' : '30' }));
  await api.put('setup/v1/examScore/bulk', { examId: exam.id, rows });
  const teacher = await api.get<Row>(`setup/v1/EmployeeDetails/get/${employee}`);
  return {
    name,
    group: group.id,
    exam: exam.id,
    subject: String(subject['name']),
    child: String(child['fullName']),
    pupils: pupils.length,
    examiner: String(teacher['firstName']),
  };
};

const inDialog = (page: Page) => page.getByRole('dialog');

test('The coordinator moderates a paper; a parent asks on a phone for revaluation, and a second examiner decides', async ({
  page,
}) => {
  test.slow();
  const admin = await clientOf(page, 'admin');
  const paper = await paperWithMarks(admin);

  // Two marks for everyone, previewed before they are given.
  await signIn(page, 'admin');
  await page.goto(`/exams/${paper.exam}`);
  await settled(page);
  await page.getByRole('button', { name: 'Moderate marks' }).click();
  await inDialog(page).getByRole('combobox', { name: /^Rule/ }).click();
  await page.getByRole('option', { name: 'Add marks' }).click();
  await expect(inDialog(page).getByLabel(/^Factor/)).toHaveCount(0);
  await inDialog(page)
    .getByLabel(/^Marks to add/)
    .fill('2');
  await inDialog(page)
    .getByLabel(/^Reason/)
    .fill('Question 4 was not taught');
  await inDialog(page).getByRole('button', { name: 'Moderate marks' }).click();
  const trial = inDialog(page).filter({ hasText: 'Marks changed' });
  await expect(trial.getByText('Passed before, percent')).toBeVisible();
  await trial.getByRole('button', { name: 'Moderate marks' }).click();
  await expect(page.getByText('The marks have been moderated')).toBeVisible();
  await page.goto(`/exams/${paper.exam}/marks`);
  await settled(page);
  await expect(page.getByText(/previously 18/)).toBeVisible();
  await page.goto(`/exams/${paper.exam}`);
  await settled(page);
  await page.getByRole('tab', { name: 'Changed marks' }).click();
  await expect(page.getByText('Question 4 was not taught').first()).toBeVisible();
  await admin.post(`setup/v1/ExamGroup/transition/publishResult/${paper.group}`, {});

  // A parent looks at the result and asks for a revaluation.
  await onPhone(page);
  await signIn(page, 'parent');
  await page.goto('/student/exam_results');
  await settled(page);
  await page.getByText(paper.name).first().click();
  await settled(page);
  const ask = page.getByRole('button', { name: `Ask for revaluation of ${paper.subject}` });
  await ask.click();
  await inDialog(page)
    .getByLabel(/^Reason/)
    .fill('Question 5 was not counted');
  await inDialog(page).getByRole('button', { name: 'Save' }).click();
  const state = page.getByRole('link', { name: 'Revaluation requested' });
  await expect(state).toBeVisible();
  await settlesInWidth(page);
  await state.click();
  await settled(page);
  const request = page.url();
  await settlesInWidth(page);

  // The office assigns it to someone who does not see the first mark.
  await onDesk(page);
  await signIn(page, 'admin');
  await page.goto(request);
  await settled(page);
  await page.getByRole('button', { name: 'Assign to a second examiner' }).click();
  await pick(page, 'Second examiner', paper.examiner);
  await inDialog(page).getByRole('button', { name: 'Assign to a second examiner' }).click();
  await expect(page.getByText('Under review').first()).toBeVisible();
  await signIn(page, 'teacher');
  await page.goto('/exam/revaluations');
  await settled(page);
  await page.goto(request);
  await settled(page);
  await expect(page.getByText('First mark')).toHaveCount(0);
  await page.getByRole('button', { name: 'Enter the mark' }).click();
  await inDialog(page)
    .getByLabel(/^Second examiner’s mark/)
    .fill('24');
  await inDialog(page).getByRole('button', { name: 'Enter the mark' }).click();
  await expect(page.getByText('Marks changed').first()).toBeVisible();

  // The parent finds the new mark alongside the old one, and the result states the same.
  await onPhone(page);
  await signIn(page, 'parent');
  await page.goto(request);
  await settled(page);
  await expect(page.getByText('20.00').first()).toBeVisible();
  await expect(page.getByText('24.00').first()).toBeVisible();
  await page.goto('/student/exam_results');
  await settled(page);
  await page.getByText(paper.name).first().click();
  await expect(page.getByRole('link', { name: 'Marks changed' })).toBeVisible();
  await expect(page.getByText('24.00').first()).toBeVisible();
  await settlesInWidth(page);
});
