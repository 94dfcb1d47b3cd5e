import { makeTimetable } from '../../modules/timetable/making/make-timetable.ts';
import type { ApiClient, Saved } from './api-client.ts';
import type { LoadedBatch } from './load-academics.ts';
import type { UserLoading } from './load-users.ts';

interface Loading extends UserLoading {
  readonly api: ApiClient;
}

interface Year extends Saved {
  readonly startDate: string;
  readonly endDate: string;
  readonly status: string;
}

const period = (name: string, startTime: string, endTime: string, isBreak = false): object => ({
  name,
  startTime,
  endTime,
  isBreak,
});

/** Eight forty-minute periods with two breaks; shorter ones on Fridays, before the prayer. */
const bells = [
  {
    name: 'Normal day',
    isDefault: true,
    timings: [
      period('1', '07:45', '08:25'),
      period('2', '08:25', '09:05'),
      period('3', '09:05', '09:45'),
      period('Break', '09:45', '10:05', true),
      period('4', '10:05', '10:45'),
      period('5', '10:45', '11:25'),
      period('6', '11:25', '12:05'),
      period('Lunch', '12:05', '12:30', true),
      period('7', '12:30', '13:10'),
      period('8', '13:10', '13:50'),
    ],
  },
  {
    name: 'Friday',
    timings: [
      period('1', '07:45', '08:20'),
      period('2', '08:20', '08:55'),
      period('3', '08:55', '09:30'),
      period('Break', '09:30', '09:50', true),
      period('4', '09:50', '10:25'),
      period('5', '10:25', '11:00'),
      period('6', '11:00', '11:35'),
    ],
  },
] as const;

/** During exams there is space between the seats of a classroom. */
const examSeats = { seatRows: 5, seatColumns: 5 };

/** A room for each batch, two laboratories and a hall. */
const loadRooms = async (api: ApiClient, batches: readonly LoadedBatch[]): Promise<void> => {
  const save = (values: object) => api.post<Saved>('setup/v1/Classroom/save', values);
  const junior = await api.post<Saved>('setup/v1/Building/save', { name: 'Junior block', code: 'J' });
  const senior = await api.post<Saved>('setup/v1/Building/save', { name: 'Senior block', code: 'S' });
  for (const { id, grade, section } of batches) {
    const building = grade <= 6 ? junior.id : senior.id;
    const room = await save({ building, name: `${grade}${section}`, capacity: 36, ...examSeats });
    await api.put(`setup/v1/Batch/update/${id}`, { homeRoom: room.id });
  }
  for (const [name, type, capacity, facilities] of [
    ['Physics', 'LABORATORY', 30, 'Benches, gas, projector'],
    ['Chemistry', 'LABORATORY', 30, 'Benches, fume cupboard'],
    ['Hall', 'HALL', 400, 'Stage, loudspeakers'],
  ] as const) {
    const seats = type === 'HALL' ? { seatRows: 10, seatColumns: 8 } : {};
    await save({ building: senior.id, name, type, capacity, facilities, ...seats });
  }
};

/** Search steps: it ends after a moment, with the same lessons each time. */
const searchSteps = 20_000;

/** Bells, school days, rooms, and the year's timetable with the lessons that the product finds for it. */
export const loadTimetable = async (
  { api, database, records, context }: Loading,
  batches: readonly LoadedBatch[],
): Promise<void> => {
  const [, friday] = [
    await api.post<Saved>('setup/v1/ClassTiming/save', bells[0]),
    await api.post<Saved>('setup/v1/ClassTiming/save', bells[1]),
  ];
  await api.post('setup/v1/Weekdays/save', {
    name: 'Monday to Friday',
    isDefault: true,
    days: ['MON', 'TUE', 'WED', 'THU', 'FRI'],
    otherTimings: [{ weekday: 'FRI', classTimingSet: friday.id }],
  });
  await loadRooms(api, batches);
  const years = await api.get<readonly Year[]>('setup/v1/AcademicSetup/getall');
  const year = years.find(({ status }) => status === 'CURRENT');
  if (!year) throw new Error('Demo school: there is no current academic year.');
  const { id: timetable } = await api.post<Saved>('setup/v1/TimeTable2/save', {
    academicYear: year.id,
    startDate: year.startDate,
    endDate: year.endDate,
    batches: batches.map(({ id }) => id),
  });
  await database.transaction(context.institute, (transaction) =>
    makeTimetable({ context, transaction, records }, { timetable, seed: 1, steps: searchSteps }),
  );
  await api.post(`setup/v1/TimeTable2/transition/publish/${timetable}`, {});
};
