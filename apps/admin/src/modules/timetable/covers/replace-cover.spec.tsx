import { cleanup, fireEvent, screen } from '@testing-library/react';
import { showInEngine } from '../../../../test/engine.tsx';
import type { DayLesson } from '../week/types.ts';
import { LessonSwap } from './LessonSwap.tsx';

afterEach(cleanup);

const covered = {
  id: 5,
  batch: 2,
  batchName: '10 A',
  subjectName: 'Mathematics',
  subjectCode: 'MATH',
  startTime: '08:00:00',
  endTime: '08:45:00',
  teachers: [7],
  teacherNames: ['Bilal Khan'],
  left: [],
  cover: 31,
  coverVersion: 4,
  coverEmployee: 60,
  coverName: 'Sana Akhtar',
  coverSubject: null,
  cancelled: false,
  exchanged: false,
  room: null,
} as unknown as DayLesson;

const show = (lesson: DayLesson) =>
  showInEngine(<LessonSwap />, {
    path: '/?date=2026-06-01&batch=2',
    answers: {
      'setup/v1/TimetableSchedules/day': { timetable: 1, isHoliday: false, lessons: [lesson] },
      'setup/v1/timetableSwap/away': [],
      'setup/v1/timetableSwap/free': [
        { id: 70, name: 'Omar Farooq', teachesSubject: true, lessons: 2, covers: 1 },
      ],
      'setup/v1/timetableSwap/update': { id: 31 },
    },
  });

it('another teacher takes a covered lesson without undoing the cover first', async () => {
  const { sent } = await show(covered);
  fireEvent.click(await screen.findByRole('button', { name: 'Another teacher' }));
  const accept = await screen.findByRole('button', { name: 'Cover' });
  await screen.findByText(/Omar Farooq/);
  expect(screen.getByText('Covered by Sana Akhtar')).toBeTruthy();
  fireEvent.click(accept);
  await screen.findByRole('button', { name: 'Another teacher' });
  const writes = sent.filter(({ method }) => method !== 'GET');
  expect(writes.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['PUT', 'setup/v1/timetableSwap/update/31', { employee: 70, subject: null, version: 4 }],
  ]);
});

it('an exchange is undone as a whole, and a cancelled lesson has nobody to replace', async () => {
  await show({ ...covered, exchanged: true });
  await screen.findByRole('button', { name: 'Undo the exchange' });
  expect(screen.queryByRole('button', { name: 'Another teacher' })).toBeNull();
  cleanup();
  await show({ ...covered, cancelled: true, coverEmployee: null, coverName: null });
  await screen.findByRole('button', { name: 'Undo' });
  expect(screen.queryByRole('button', { name: 'Another teacher' })).toBeNull();
});
