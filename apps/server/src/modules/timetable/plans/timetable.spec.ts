import type { TimetableBatches } from '@school/domain';
import type { Caller } from '../../../../test/payroll-school.ts';
import { TimetableSchool } from '../timetable-school.fixture.ts';

interface Plan {
  readonly id: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly status: string;
  readonly name: string;
  readonly phase?: string;
  readonly isActive?: boolean;
}

const base = 'setup/v1/TimeTable2';

describe('timetables by dates', () => {
  let school: TimetableSchool;
  let current = 0;
  beforeAll(async () => {
    school = await TimetableSchool.open();
    current = await school.plan('2026-04-01', '2026-12-31');
  });
  afterAll(() => school.close());

  const lesson = (over: object = {}) => ({
    timetable: current,
    batch: school.batches[0],
    weekday: 'MON',
    classTiming: school.periods[0],
    subject: school.subjects[0]?.[0],
    ...over,
  });
  const allocation = (id: number) =>
    school.inner.data<TimetableBatches>('GET', `${base}/getTimeTableALlocatioinData/${id}`);

  it('bear their dates as a name, and do not overlap (B230, B233, R22)', async () => {
    const row = await school.inner.data<Plan & { timeTableName: string }>('GET', `${base}/get/${current}`);
    expect(row).toMatchObject({
      name: '1 April 2026 – 31 December 2026',
      timeTableName: '2026-04-01-2026-12-31',
      status: 'DRAFT',
    });
    const second = await school.call('POST', `${base}/save`, {
      academicYear: school.year,
      startDate: '2026-12-31',
      endDate: '2027-02-01',
    });
    expect([second.status, second.data['code']]).toEqual([409, 'OVERLAPS']);
    const over = { academicYear: school.year, startDate: '2026-01-01', endDate: '2026-03-01' };
    expect((await school.call('POST', `${base}/save`, over)).status).toBe(400);
  });

  it('list classes with their batches and take the list back as it was sent (B232, G32, G33)', async () => {
    const before = await allocation(current);
    const [of] = before.classWithBatchTTAloDetailsList;
    expect(of?.className).toBe('Grade 10');
    expect(of?.ttAloBatchDetailsList.map(({ allocationStatus }) => allocationStatus)).toEqual([
      'allocated',
      'allocated',
    ]);
    const one = of?.ttAloBatchDetailsList.map((batch, at) => ({
      ...batch,
      allocationStatus: at === 0 ? 'allocated' : 'not allocated',
    }));
    const sent = { ...before, classWithBatchTTAloDetailsList: [{ ...of, ttAloBatchDetailsList: one }] };
    expect((await school.call('PUT', `${base}/update/${current}`, sent)).status).toBe(200);
    const after = await school.inner.data<TimetableBatches>(
      'GET',
      `${base}/getManageAllocationdData/${current}/${school.course}`,
    );
    expect(after.classWithBatchTTAloDetailsList[0]?.ttAloBatchDetailsList).toEqual(one);
    expect((await school.call('PUT', `${base}/update/${current}`, before)).status).toBe(200);
    const wrong = {
      classWithBatchTTAloDetailsList: [{ ttAloBatchDetailsList: [{ batchID: 1, allocationStatus: 'x' }] }],
    };
    expect((await school.call('PUT', `${base}/update/${current}`, wrong)).status).toBe(400);
  });

  it('keep a class, a teacher and a room in one place, and name who is elsewhere (R23)', async () => {
    const room = school.rooms[0];
    const made = await school.call('POST', 'setup/v1/TimetableSchedules/save', lesson({ classroom: room }));
    expect(made.data).toMatchObject({ startTime: '08:00:00', teachers: [school.teachers[0]] });
    const same = await school.call('POST', 'setup/v1/TimetableSchedules/save', lesson());
    expect([same.status, same.message]).toEqual([
      409,
      '10 A has Mathematics from 08:00 to 08:45 on this day.',
    ]);
    const other = lesson({ batch: school.batches[1], subject: school.subjects[1]?.[0] });
    const teacher = await school.call('POST', 'setup/v1/TimetableSchedules/save', other);
    expect([teacher.status, teacher.message]).toEqual([
      409,
      'Person No1 teaches Mathematics in 10 A from 08:00 to 08:45 on this day.',
    ]);
    const english = lesson({ batch: school.batches[1], subject: school.subjects[1]?.[1], classroom: room });
    const taken = await school.call('POST', 'setup/v1/TimetableSchedules/save', english);
    expect([taken.status, taken.message]).toEqual([
      409,
      'M 1 is taken by 10 A (Mathematics) from 08:00 to 08:45 on this day.',
    ]);
    const inBreak = await school.call(
      'POST',
      'setup/v1/TimetableSchedules/save',
      lesson({ classTiming: school.periods[2] }),
    );
    expect(inBreak.status).toBe(400);
    expect(
      (await school.call('POST', 'setup/v1/TimetableSchedules/save', lesson({ weekday: 'SUN' }))).status,
    ).toBe(400);
  });

  it('let one of twenty who give a teacher two lessons at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        school.call(
          'POST',
          'setup/v1/TimetableSchedules/save',
          lesson({ batch: school.batches[at % 2], subject: school.subjects[at % 2]?.[0], weekday: 'FRI' }),
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  it('move with the bell as a whole', async () => {
    const path = `setup/v1/ClassTiming`;
    const set = await school.inner.data<{
      timings: readonly { id: number; startTime: string; endTime: string }[];
    }>('GET', `${path}/get/${school.bell}`);
    const anHourLater = (time: string): string =>
      `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}${time.slice(2)}`;
    const later = set.timings.map((timing) => ({
      ...timing,
      startTime: anHourLater(timing.startTime),
      endTime: anHourLater(timing.endTime),
    }));
    const moved = await school.call('PUT', `${path}/update/${school.bell}`, { timings: later });
    expect(moved.status).toBe(200);
    const lessons = await school.inner.data<readonly { startTime: string }[]>(
      'GET',
      'setup/v1/TimetableSchedules/getall',
    );
    expect(new Set(lessons.map(({ startTime }) => startTime))).toEqual(new Set(['09:00:00']));
    const [first, second] = later;
    const meeting = await school.call('PUT', `${path}/update/${school.bell}`, {
      timings: [{ ...first, endTime: '10:00' }, second],
    });
    expect(meeting.status).toBe(409);
    const restored = await school.call('PUT', `${path}/update/${school.bell}`, {
      timings: set.timings.map(({ id, startTime, endTime }) => ({ id, startTime, endTime })),
    });
    expect([restored.status, restored.data]).toMatchObject([200, {}]);
  });

  it('are split at new dates once they have begun, with every lesson (R22)', async () => {
    await school.call('POST', `${base}/transition/publish/${current}`, {});
    const answer = await school.call('PUT', `${base}/update/${current}`, { endDate: '2027-03-31' });
    expect(answer.data).toMatchObject({
      startDate: '2026-07-16',
      endDate: '2027-03-31',
      status: 'PUBLISHED',
      name: '16 July 2026 – 31 March 2027',
    });
    const both = await school.inner.data<readonly Plan[]>('GET', `${base}/getActiveAndInActiveTimeTable`);
    expect(both.map(({ endDate, phase, isActive }) => [endDate, phase, isActive])).toEqual([
      ['2027-03-31', 'UPCOMING', false],
      ['2026-07-15', 'CURRENT', true],
    ]);
    const next = Number(answer.data['id']);
    const counts = await school.inner.sql.query<{ timetable: string; lessons: string }>({
      text: `select timetable_id::int as timetable, count(*)::int as lessons from lesson_teacher group by 1 order by 1`,
    });
    expect(counts).toEqual([
      { timetable: current, lessons: 2 },
      { timetable: next, lessons: 2 },
    ]);
    expect((await school.call('DELETE', `${base}/delete/${current}`)).status).toBe(409);
    expect((await school.call('DELETE', `${base}/delete/${next}`)).status).toBe(200);
  });

  it('leave rooms that have a lesson, and those that are booked, alone', async () => {
    // A Monday of the timetable that has ended by 15 July.
    const booking = { classroom: school.rooms[0], date: '2026-07-13', purpose: 'Inspection' };
    const at = (startTime: string, endTime: string) =>
      school.call('POST', 'setup/v1/ClassroomAllocations/save', { ...booking, startTime, endTime });
    const taken = await at('08:30', '09:00');
    expect([taken.status, taken.message]).toEqual([409, '10 A has Mathematics there from 08:00 to 08:45.']);
    expect((await at('08:45', '09:30')).status).toBe(201);
    expect((await at('09:00', '10:00')).data['code']).toBe('OVERLAPS');
    expect((await at('09:30', '10:00')).status).toBe(201);
  });

  it('are made by the timetable office alone, and seen by others once they are published', async () => {
    const teacher = `EMPLOYEE@${school.teachers[0]}` as const;
    expect(
      (await school.call('GET', `${base}/getTimeTableALlocatioinData/${current}`, undefined, teacher)).status,
    ).toBe(403);
    expect((await school.call('PUT', `${base}/update/${current}`, {}, teacher)).status).toBe(403);
    const draft = await school.plan('2027-04-01', '2027-05-31');
    expect((await school.call('GET', `${base}/get/${draft}`, undefined, teacher)).status).toBe(404);
    expect((await school.call('GET', `${base}/get/${current}`, undefined, teacher)).status).toBe(200);
  });

  it('show lessons of a draft to the office alone, and published ones to the class', async () => {
    const draft = await school.plan('2027-06-01', '2027-07-31');
    await school.save('TimetableSchedules', lesson({ timetable: draft }));
    const countFor = async (as: Caller): Promise<number> => {
      const filter = encodeURIComponent(JSON.stringify({ timetable: draft }));
      const answer = await school.call(
        'GET',
        `setup/v1/TimetableSchedules/getall?filter=${filter}`,
        undefined,
        as,
      );
      return Array.isArray(answer.data) ? answer.data.length : -1;
    };
    const callers: readonly Caller[] = [
      'EMPLOYEE:TimetableManagement',
      `EMPLOYEE@${school.teachers[0]}`,
      `STUDENT#student=1;batches=${school.batches[0]}`,
      `STUDENT#student=1;batches=${school.batches[1]}`,
    ];
    expect(await Promise.all(callers.map(countFor))).toEqual([1, 0, 0, 0]);
    await school.call('POST', `${base}/transition/publish/${draft}`, {});
    expect(await Promise.all(callers.map(countFor))).toEqual([1, 1, 1, 0]);
  });
});
