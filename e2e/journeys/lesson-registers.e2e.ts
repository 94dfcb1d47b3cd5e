import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { barriers } from '../support/barriers.ts';
import { clientOf } from '../support/api.ts';
import { rowWith, settled, signIn } from '../support/school.ts';

interface Lesson {
  readonly batch: number;
  readonly classTiming: number;
  readonly subject: number;
  readonly subjectName: string;
}

/** The last day on which the highest grade had lessons, and one of them in a subject that was taught only once. */
const lastLesson = async (page: Page): Promise<Lesson & { readonly date: string }> => {
  const api = await clientOf(page, 'admin');
  const [batch] = await api.get<{ id: number }[]>(
    `setup/v1/Batch/getall?filter=${encodeURIComponent('{"fullName":"G12 A"}')}`,
  );
  const day = new Date();
  for (let back = 0; back < 20; back += 1) {
    day.setUTCDate(day.getUTCDate() - 1);
    const date = day.toISOString().slice(0, 10);
    const { lessons } = await api.get<{ lessons: Lesson[] }>(
      `setup/v1/SubjectAttendance/lessons?date=${date}&batch=${batch?.id ?? 0}`,
    );
    const single = lessons.find(
      ({ subject }) => lessons.filter((lesson) => lesson.subject === subject).length === 1,
    );
    if (single) return { ...single, date };
  }
  throw new Error('G12 A has no lessons.');
};

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('Who is marked absent in a lesson is absent on the report and on the page of the student', async ({
  page,
}) => {
  const { date, batch, classTiming, subject, subjectName } = await lastLesson(page);
  await signIn(page, 'admin');
  await page.goto(`/attendances/today?date=${date}&lesson=${batch}-${classTiming}-${subject}`);
  await settled(page);
  const children = page.getByRole('list', { name: 'Students of the batch' });
  await expect(children.getByRole('button').first()).toBeVisible();
  const labels = await children
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  const names = labels.map((label) => label.split(':')[0] ?? '');
  // Present so far, and nobody else with that name.
  const at = labels.findIndex(
    (label, place) => label.endsWith(': Present') && names.filter((one) => one === names[place]).length === 1,
  );
  const name = names[at] ?? '';
  const child = children.getByRole('button').nth(at);
  const state = async (): Promise<string> => (await child.getAttribute('aria-label')) ?? '';
  for (let taps = 0; taps < 4 && !(await state()).endsWith(': Absent'); taps += 1) await child.tap();
  await expect(child).toHaveAccessibleName(`${name}: Absent`);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved: /)).toBeVisible();
  await expect(child).toHaveAccessibleName(`${name}: Absent`);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(
    `/attendance_reports/subject_wise?batch=${batch}&subject=${subject}&from=${date}&to=${date}`,
  );
  await settled(page);
  const row = rowWith(page, name).first();
  // One lesson was held; lessons missed may be halves, and have two decimals as on paper.
  await expect(row.getByRole('cell', { name: '1', exact: true })).toHaveCount(1);
  await expect(row.getByRole('cell', { name: '1.00', exact: true })).toHaveCount(1);
  const api = await clientOf(page, 'admin');
  const [missed] = await api.get<{ student: number }[]>(
    `setup/v1/SubjectAttendance/getall?filter=${encodeURIComponent(JSON.stringify({ date, batch, subject, classTiming }))}`,
  );
  await page.goto(`/attendance_reports/${missed?.student ?? 0}/${date}/${date}/${batch}`);
  await settled(page);
  await expect(rowWith(page, subjectName).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Absences from lessons' })).toBeVisible();
});
