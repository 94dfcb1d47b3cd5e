import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { showInEngine } from '../../../test/engine.tsx';
import { MarkRides } from './MarkRides.tsx';

afterEach(cleanup);

const rider = (allocation: number, name: string) => ({
  allocation,
  name,
  group: '10 A',
  stop: 'Park',
  time: '06:30',
  status: null,
});
const sheet = {
  date: '2026-01-05',
  trip: 'PICKUP',
  closed: null,
  riders: [rider(1, 'Aqsa'), rider(2, 'Bano')],
};

const open = (values: object = {}) =>
  showInEngine(<MarkRides />, {
    path: '/transport_attendance',
    answers: {
      'transport/v1/Route/getall': [{ id: 4, name: 'Cantonment' }],
      'transport/v1/TransportAttendance/sheet': ({ method }) =>
        Response.json({
          success: true,
          message: '',
          data: method === 'PUT' ? { saved: 2 } : { ...sheet, ...values },
        }),
    },
  });
const marksOf = (name: string) => screen.findByRole('group', { name });
const button = async (name: string, mark: string) =>
  (await marksOf(name)).querySelector<HTMLElement>(`[aria-label="${mark}"]`) as HTMLElement;

it('a letter marks a passenger and goes on to the next; what was marked is sent', async () => {
  const { sent } = await open();
  fireEvent.keyDown(await button('Aqsa', 'Present'), { key: 'a' });
  expect(document.activeElement).toBe(await button('Bano', 'Present'));
  fireEvent.keyDown(await button('Bano', 'Present'), { key: 'p' });
  expect(screen.getByText('Present: 1, absent: 1, on leave: 0, not marked: 0')).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 's', code: 'KeyS', ctrlKey: true });
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      route: 4,
      trip: 'PICKUP',
      marks: [
        { allocation: 1, status: 'ABSENT' },
        { allocation: 2, status: 'PRESENT' },
      ],
    }),
  );
});

it('marks are not left for the other trip unasked', async () => {
  const { router } = await open();
  fireEvent.click(await button('Aqsa', 'Absent'));
  await act(() => router.navigate('/transport_attendance?trip=DROP'));
  expect(router.state.location.search).toBe('');
  fireEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(router.state.location.search).toBe('?trip=DROP'));
  expect(await screen.findByRole('button', { name: 'Save (0)' })).toBeTruthy();
});

it('on a holiday nobody can be marked', async () => {
  await open({ closed: 'HOLIDAY' });
  expect((await button('Aqsa', 'Present')).hasAttribute('disabled')).toBe(true);
});
