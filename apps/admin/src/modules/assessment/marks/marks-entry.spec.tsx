import { fireEvent, screen, waitFor } from '@testing-library/react';
import { closeApp, openApp, sessionAnswer } from '../../../../test/app.tsx';
import { answerWith } from '../../../../test/server.ts';

afterEach(closeApp);

const student = (id: number, name: string) => ({
  student: id,
  name,
  admissionNumber: `S${id}`,
  rollNumber: `10A-0${id}`,
  marks: null,
  gradingLevel: null,
  attendanceStatus: null,
  isFailed: null,
  remarks: null,
  version: null,
  before: null,
});
const sheet = {
  id: 7,
  group: 3,
  groupName: 'Mid-term',
  status: 'DRAFT',
  batch: 11,
  batchName: 'G10 A',
  subjectName: 'Maths',
  date: '2026-09-14',
  examType: 'MARKS_AND_GRADES',
  maximumMarks: '50.00',
  minimumMarks: '20.00',
  scale: [
    { id: 1, name: 'A', minScore: '80', creditPoints: null, isPass: true },
    { id: 2, name: 'F', minScore: '0', creditPoints: null, isPass: false },
  ],
  students: [student(1, 'Ahmed'), student(2, 'Bilal'), student(3, 'Zara')],
  average: null,
  moderated: false,
  mayRead: true,
  mayEnter: true,
};
const address = '/exam_groups/3/exams/7/batch/11/subject/5';

const open = (values: object = {}, errors: readonly object[] = []) => {
  const sent = answerWith({
    'setup/v1/session': sessionAnswer('ADMIN'),
    'setup/v1/examScore/exam/7': { ...sheet, ...values },
    'setup/v1/examScore/bulk': { saved: 2, errors },
  });
  openApp(address, 'ADMIN');
  return sent;
};
const cell = (name: string): Promise<HTMLInputElement> =>
  screen.findByRole('textbox', { name: `Marks of ${name}` });
const bodyOf = (sent: ReturnType<typeof open>): { rows: readonly Record<string, unknown>[] } | undefined =>
  sent.find(({ path }) => path.startsWith('setup/v1/examScore/bulk'))?.body as never;

it('Enter goes to the next student, and a grade follows the marks', async () => {
  open();
  const first = await cell('Ahmed');
  fireEvent.change(first, { target: { value: '45' } });
  fireEvent.keyDown(first, { key: 'Enter' });
  expect(document.activeElement).toBe(await cell('Bilal'));
  fireEvent.keyDown(await cell('Bilal'), { key: 'ArrowUp' });
  expect(document.activeElement).toBe(await cell('Ahmed'));
  expect(screen.getByText('A · 90 %')).toBeTruthy();
});

it('a pasted column fills the rows from there; what is wrong is marked and stays, the rest is saved', async () => {
  const sent = open();
  fireEvent.paste(await cell('Ahmed'), { clipboardData: { getData: () => '45\r\n60\r\nA\r\n' } });
  expect((await cell('Bilal')).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('button', { name: 'Save 3 changes' })).toBeTruthy();
  fireEvent.keyDown(await cell('Bilal'), { key: 's', code: 'KeyS', ctrlKey: true });
  await waitFor(() => expect(bodyOf(sent)).toBeTruthy());
  expect(bodyOf(sent)?.rows.map(({ studentId, marks, status }) => [studentId, marks, status])).toEqual([
    [1, '45', 'PRESENT'],
    [3, null, 'ABSENT'],
  ]);
  expect((await cell('Bilal')).value).toBe('60');
});

it('names each of its columns', async () => {
  open();
  await cell('Ahmed');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Student', 'Roll no.', 'Marks', 'Grade', 'Remarks']);
});

it('Ctrl+D fills down', async () => {
  open();
  const first = await cell('Ahmed');
  fireEvent.change(first, { target: { value: '30' } });
  fireEvent.keyDown(first, { key: 'd', ctrlKey: true });
  expect([(await cell('Bilal')).value, (await cell('Zara')).value]).toEqual(['30', '30']);
});

it('who may only read changes nothing', async () => {
  open({ mayEnter: false });
  expect((await cell('Ahmed')).readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
});

it('who may not change published marks reads that they are published, and not that others enter them', async () => {
  open({ mayEnter: false, status: 'PUBLISHED' });
  await cell('Ahmed');
  expect(screen.getByRole('alert').textContent).toContain('The results are published.');
});

it('what marks were before they were moderated stands beside them, for whoever may not change them, too', async () => {
  const moderated = { ...student(1, 'Ahmed'), marks: '40.00', attendanceStatus: 'PRESENT', before: '38.50' };
  open({ students: [moderated], moderated: true, mayEnter: false });
  expect(await screen.findByText('A · 80 % · previously 38.5')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('The marks of this paper are moderated.');
});

it('why published marks change, and that the exam was written again, goes with them', async () => {
  const sent = open({ status: 'PUBLISHED' });
  const first = await cell('Ahmed');
  expect(screen.queryByRole('textbox', { name: 'Reason for the change' })).toBeNull();
  fireEvent.change(first, { target: { value: '30' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Reason for the change' }), {
    target: { value: 'Sum was wrong' },
  });
  fireEvent.click(screen.getByRole('checkbox', { name: 'The exam was retaken' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save one change' }));
  await waitFor(() => expect(bodyOf(sent)).toMatchObject({ reason: 'Sum was wrong', isRetake: true }));
});

it('marks before the day of the exam are warned about; one change is one', async () => {
  open({ date: '2999-01-31' });
  const first = await cell('Ahmed');
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
  fireEvent.change(first, { target: { value: '30' } });
  expect(screen.getByRole('button', { name: 'Save one change' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('You are entering marks ahead of it.');
});

it('a pasted column goes to whom its first column names', async () => {
  open();
  fireEvent.paste(await cell('Ahmed'), {
    clipboardData: { getData: () => 'Zara\t31\r\nBilal\t32\r\nNobody\t33' },
  });
  expect([(await cell('Ahmed')).value, (await cell('Bilal')).value, (await cell('Zara')).value]).toEqual([
    expect.not.stringMatching(/3[123]/),
    '32',
    '31',
  ]);
  expect(await screen.findByText(/matches no row of this table: Nobody/)).toBeTruthy();
});

it('says whose marks they are to somebody who teaches the class another subject', async () => {
  open({ students: [], mayRead: false, mayEnter: false });
  expect(await screen.findByText(/subject’s teachers/)).toBeTruthy();
  expect(screen.queryByText(/0 of 0/)).toBeNull();
});

it('pasted rows are shown with what is wrong, then put into the sheet; lines without a student stay to be read', async () => {
  const sent = open();
  await cell('Ahmed');
  fireEvent.click(screen.getByRole('button', { name: 'Import marks' }));
  const rows = 'Roll no.;Marks\n10A-03;31\n10A-01;99\nNobody;20';
  fireEvent.change(await screen.findByRole('textbox', { name: 'Or paste rows here' }), {
    target: { value: rows },
  });
  const lines = await screen.findByRole('table', { name: 'Lines and where they go' });
  expect([...lines.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)).toEqual([
    '2Zara31',
    '3Ahmed99At most 50',
    '4Nobody · 2020Matches no student of this exam, or more than one',
  ]);
  expect(screen.getByText('Lines matched to a student: 2. Not matched: 1.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Put 2 marks into the sheet' }));
  expect(await screen.findByText('2 marks are in the sheet. These lines are not:')).toBeTruthy();
  expect(lines.querySelectorAll('tbody tr')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([(await cell('Ahmed')).value, (await cell('Bilal')).value, (await cell('Zara')).value]).toEqual([
    '99',
    '',
    '31',
  ]);
  expect(screen.getByText('At most 50')).toBeTruthy();
  expect(sent.some(({ path }) => path.startsWith('setup/v1/examScore/bulk'))).toBe(false);
});
