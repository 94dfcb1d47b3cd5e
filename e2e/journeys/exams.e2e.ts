import { expect, test } from '@playwright/test';
import { clientOf, type Saved } from '../support/api.ts';
import { onDesk, onPhone, settled, settlesInWidth, signIn } from '../support/school.ts';

test('A teacher enters marks, the office publishes them, and the student sees the result', async ({
  page,
}) => {
  const name = `Journey exams ${Date.now()}`;
  const api = await clientOf(page, 'admin');
  const [student] = await api.get<{ batch: number; fullName: string }[]>(
    'setup/v1/studentEntity/getall?filter={"admissionNumber":"S0601"}',
  );
  const [teacher] = await api.get<{ employee: number }[]>(
    'setup/v1/user/getall?filter={"username":"teacher"}&fields=["employee"]',
  );
  if (!student || !teacher) throw new Error('The demo school has lost its student or its teacher.');
  const { batch, fullName } = student;
  const [subject] = await api.get<Saved[]>(`setup/v1/Subject/getall?filter={"batch":${batch}}`);
  const teaching = { employee: teacher.employee, subject: subject?.id };
  const taught = await api.get<Saved[]>(`setup/v1/WorkAllotment/getall?filter=${JSON.stringify(teaching)}`);
  if (taught.length === 0) await api.post('setup/v1/WorkAllotment/save', teaching);
  const group = await api.post<Saved>('setup/v1/ExamGroup/save', { batch, name, examType: 'MARKS' });
  // A separate day, even when the journey runs a second time: a batch writes one exam at a time.
  const date = new Date(Date.UTC(2026, 3, 2) + (group.id % 180) * 86_400_000).toISOString().slice(0, 10);
  const exam = { subject: subject?.id, date, startTime: '15:00', endTime: '16:00' };
  await api.post(`setup/v1/ExamGroup/${group.id}/exams`, {
    exams: [{ ...exam, maximumMarks: '100', minimumMarks: '40' }],
  });
  const [made] = await api.get<Saved[]>(`setup/v1/Exam/getall?filter={"examGroup":${group.id}}`);

  await signIn(page, 'teacher');
  // Marks are also entered on a phone.
  await onPhone(page);
  await page.goto(`/exams/${made?.id}/marks`);
  await page.getByRole('textbox', { name: `Marks of ${fullName}`, exact: true }).fill('77');
  await page.getByRole('button', { name: 'Save one change' }).click();
  await expect(page.getByText('One mark saved')).toBeVisible();
  await settlesInWidth(page);
  await onDesk(page);

  await signIn(page, 'admin');
  await page.goto(`/batches/${batch}/exam_groups/${group.id}`);
  await page.getByRole('button', { name: 'Publish results' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish results' }).click();
  // One student of the class has marks: the user who publishes is told about the others.
  const question = page.getByRole('dialog').filter({ hasText: 'They will count as zero.' });
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('Published').first()).toBeVisible();

  await onPhone(page);
  await signIn(page, 'student');
  await page.goto('/student/exam_results');
  await settled(page);
  await expect(page.getByText(name).first()).toBeVisible();
  await expect(page.getByText('77').first()).toBeVisible();
  await settlesInWidth(page);
});
