import { screen, waitFor } from '@testing-library/react';
import { closeApp, openApp, sessionAnswer } from '../../../test/app.tsx';
import { answerWith } from '../../../test/server.ts';

afterEach(closeApp);

const course = { id: 3, version: 1, archived: false, name: 'Grade 8', code: 'G8', active: true };
const batch = {
  id: 11,
  version: 1,
  archived: false,
  course: 3,
  name: 'A',
  fullName: 'G8 A',
  startDate: '2026-04-01',
  endDate: '2027-03-31',
  active: true,
  _labels: { course: 'Grade 8' },
};
const open = (path: string) => {
  const sent = answerWith({
    'setup/v1/session': sessionAnswer('ADMIN'),
    'setup/v1/Class/options': [{ id: 3, label: 'Grade 8', subtitle: 'G8' }],
    'setup/v1/Class/get/3': course,
    'setup/v1/Class/3': course,
    'setup/v1/Batch': [batch],
    'setup/v1/Batch/get/11': batch,
    'setup/v1/Batch/11': batch,
    'setup/v1/Batch/save': batch,
  });
  openApp(path, 'ADMIN');
  return sent;
};

it('are those of the class in the address, which is named', async () => {
  const sent = open('/batches/3');
  expect(await screen.findByText('G8 A')).toBeTruthy();
  const asked = sent.find(({ path }) => /^setup\/v1\/Batch(\/getall)?\?/.test(path))?.path ?? '';
  expect(JSON.parse(new URLSearchParams(asked.split('?')[1]).get('filter') ?? '{}')).toMatchObject({
    course: 3,
  });
  const above = await screen.findByRole('link', { name: 'Grade 8' });
  expect(above.getAttribute('href')).toBe('/courses/3');
  expect(screen.queryByRole('columnheader', { name: /Course/ })).toBeNull();
  // The address has already chosen the class.
  expect(screen.queryByRole('button', { name: 'Course' })).toBeNull();
});

it('are all of them where the address names none', async () => {
  const sent = open('/courses/manage_batches');
  expect(await screen.findByText('G8 A')).toBeTruthy();
  const asked = sent.find(({ path }) => /^setup\/v1\/Batch(\/getall)?\?/.test(path))?.path ?? '';
  expect(new URLSearchParams(asked.split('?')[1]).get('filter') ?? '').not.toContain('course');
  expect(screen.getByRole('columnheader', { name: /Course/ })).toBeTruthy();
  // The column header and the filter.
  expect(screen.getAllByRole('button', { name: 'Course' })).toHaveLength(2);
});

it('begin with the class of the address when they are new', async () => {
  const sent = open('/courses/3/batches/new');
  await screen.findByRole('textbox', { name: /^Name/ });
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Course/ })).toHaveProperty('value', 'Grade 8'),
  );
  expect(sent.some(({ path }) => path.startsWith('setup/v1/Class/options'))).toBe(true);
});

it('open at the address below their class', async () => {
  open('/courses/3/batches/11/edit');
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'A');
});
