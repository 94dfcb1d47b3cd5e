import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { showInEngine } from '../../../../test/engine.tsx';
import { january } from '../parts/register.fixture.ts';
import { QuickList } from './QuickList.tsx';

afterEach(cleanup);

it('two taps make a child late; who is not touched is present, and the day is saved as a whole', async () => {
  const day = { ...january, from: '2026-01-05', to: '2026-01-05', taken: [] };
  const { sent } = await showInEngine(<QuickList register={day} isFixed={false} />, {
    answers: { 'setup/v1/attendanceSystem/register': { marks: 1, locked: false, told: 0 } },
  });
  const child = () => screen.getByRole('button', { name: /^Aqsa Ali: / });
  fireEvent.click(child());
  expect(child().getAttribute('aria-label')).toBe('Aqsa Ali: Absent');
  fireEvent.click(child());
  expect(child().getAttribute('aria-label')).toBe('Aqsa Ali: Late');
  expect(screen.getByText('1 present · 0 absent · 1 late')).toBeTruthy();
  fireEvent.keyDown(child(), { key: 's', code: 'KeyS', ctrlKey: true });
  await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true));
  expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    batchId: 7,
    date: '2026-01-05',
    action: 'SAVE',
    rows: [{ studentId: 1, labelId: 2, forenoon: false, afternoon: false }],
  });
});

it('marks that are not saved are not left for another day or page unasked', async () => {
  const day = { ...january, from: '2026-01-05', to: '2026-01-05', taken: [] };
  const { router } = await showInEngine(<QuickList register={day} isFixed={false} />, {});
  await act(() => router.navigate('/?date=2026-01-04'));
  expect(router.state.location.search).toBe('?date=2026-01-04');
  fireEvent.click(screen.getByRole('button', { name: /^Aqsa Ali: / }));
  await act(() => router.navigate('/?date=2026-01-03'));
  expect(router.state.location.search).toBe('?date=2026-01-04');
  fireEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(screen.getByRole('button', { name: 'Aqsa Ali: Absent' })).toBeTruthy();
  await act(() => router.navigate('/elsewhere'));
  fireEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
});

it('the arrows lead from student to student, and stay in the class', async () => {
  const day = { ...january, from: '2026-01-05', to: '2026-01-05', taken: [] };
  await showInEngine(<QuickList register={day} isFixed={false} />, {});
  const rows = screen.getAllByRole('listitem').map((row) => row.querySelector('button'));
  expect(rows.length).toBeGreaterThan(1);
  const press = (key: string): number => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    return rows.indexOf(document.activeElement as HTMLButtonElement);
  };
  act(() => rows[0]?.focus());
  expect([press('ArrowUp'), press('ArrowDown'), press('End'), press('ArrowDown')]).toEqual([
    0,
    1,
    rows.length - 1,
    rows.length - 1,
  ]);
  expect(press('Home')).toBe(0);
});

it('the register of a lesson is saved as a whole, and is not locked by itself', async () => {
  const day = { ...january, from: '2026-01-05', to: '2026-01-05', taken: [] };
  const lesson = { classTiming: 3, subject: 4 };
  const { sent } = await showInEngine(<QuickList register={day} isFixed={false} lesson={lesson} />, {
    answers: { 'setup/v1/SubjectAttendance/register': { marks: 1 } },
  });
  expect(screen.queryByRole('button', { name: 'Save and lock' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Aqsa Ali: / }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true));
  expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    batch: 7,
    date: '2026-01-05',
    classTiming: 3,
    subject: 4,
    marks: [{ student: 1, label: 1 }],
  });
});
