import { fireEvent, screen, waitFor } from '@testing-library/react';
import { closeApp, openApp, sessionAnswer } from '../../../../test/app.tsx';
import { answerWith } from '../../../../test/server.ts';
import { cellsOf, changesOf } from './link-grid.ts';

afterEach(closeApp);

const rows = [
  { id: 1, code: 'ENG', name: 'English' },
  { id: 2, code: 'MATH', name: 'Mathematics' },
  { id: 3, code: 'PHY', name: 'Physics' },
];
const batches = [
  { id: 11, fullName: '10 A', active: true },
  { id: 12, fullName: '10 B', active: true },
];
const subjects = [
  { id: 101, batch: 11, code: 'ENG', name: 'English', courseSubject: 1 },
  { id: 102, batch: 11, code: 'math ', name: 'Arithmetic', courseSubject: null },
];

it('what a batch has by its own code or name is neither linked nor missing, and never asked for (R32)', () => {
  const cells = cellsOf(rows, batches, subjects);
  expect(Object.fromEntries(cells)).toEqual({
    '1/11': { state: 'LINKED', subject: 101 },
    '1/12': { state: 'FREE' },
    '2/11': { state: 'OWN' },
    '2/12': { state: 'FREE' },
    '3/11': { state: 'FREE' },
    '3/12': { state: 'FREE' },
  });
  expect(changesOf(rows, batches, cells, new Set(cells.keys()))).toEqual({
    links: [
      { batch: 11, courseSubjects: [3] },
      { batch: 12, courseSubjects: [1, 2, 3] },
    ],
    unlink: [101],
    added: 4,
  });
});

it('ticks are sent once they are saved, each batch with its subjects', async () => {
  const sent = answerWith({
    'setup/v1/session': sessionAnswer('ADMIN'),
    'setup/v1/preferences': {},
    'setup/v1/Class': [{ id: 5, name: 'Grade 10', code: '10' }],
    'setup/v1/Batch': batches,
    'setup/v1/CourseSubject': rows,
    'setup/v1/Subjects/link': { created: ['a', 'b'], skipped: [], removed: 1 },
    'setup/v1/Subject': subjects,
  });
  openApp('/subjects_center/link_batches?course=5', 'ADMIN');
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect(save.disabled).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'English in 10 A' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^10 A has its own subject/ }).disabled).toBe(
    true,
  );
  for (const name of ['English in 10 A', 'Physics in 10 B', 'English in 10 B']) {
    fireEvent.click(screen.getByRole('checkbox', { name }));
  }
  expect(screen.getByText('2 to add, 1 to remove')).toBeTruthy();
  fireEvent.click(save);
  await waitFor(() =>
    expect(sent).toContainEqual(
      expect.objectContaining({
        path: 'setup/v1/Subjects/link',
        body: { links: [{ batch: 12, courseSubjects: [1, 3] }], unlink: [101] },
      }),
    ),
  );
  await waitFor(() => expect(save.disabled).toBe(true));
});
