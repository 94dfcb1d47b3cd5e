import { TimetableSchool } from './timetable-school.fixture.ts';

const covers = 'setup/v1/timetableSwap';

describe('a teacher who leaves', () => {
  let school: TimetableSchool;
  let timetable = 0;
  let english = 0;
  const [date, left] = ['2026-08-03', { leavingDate: '2026-07-14', leavingReason: 'Moved away' }];
  beforeAll(async () => {
    school = await TimetableSchool.open();
    timetable = await school.plan('2026-07-01', '2027-03-31');
    const lesson = (place: 0 | 1, subject: 0 | 1, period: number): Promise<number> =>
      school.save('TimetableSchedules', {
        timetable,
        batch: school.batches[place],
        subject: school.subjects[place]?.[subject],
        weekday: 'MON',
        classTiming: school.periods[period],
      });
    english = await lesson(0, 1, 0);
    await lesson(0, 1, 1);
    const maths = await lesson(1, 0, 3);
    await school.call('POST', `setup/v1/TimeTable2/transition/publish/${timetable}`, {});
    // The teacher of English in 10 A covers mathematics in 10 B.
    const cover = { date, lesson: maths, employee: school.teachers[1] };
    expect((await school.call('POST', `${covers}/save`, cover)).status).toBe(201);
  });
  afterAll(() => school.close());

  const leave = (headers: Readonly<Record<string, string>>) =>
    school.inner.call('POST', `setup/v1/EmployeeDetails/transition/leave/${school.teachers[1]}`, left, {
      headers,
    });
  const waiting = () =>
    school.inner.data<{ readonly rows: readonly object[] }>('GET', 'setup/v1/view/lessonsOfLeavers');
  const teachersOn = async (day: string): Promise<unknown> => {
    const path = `setup/v1/TimetableSchedules/day?date=${day}`;
    const { lessons } = await school.inner.data<{
      lessons: readonly { id: number; teacherNames: unknown }[];
    }>('GET', path);
    return lessons.find(({ id }) => id === english)?.teacherNames;
  };

  it('is not let go before the lessons and covers that are open were named, with their figures', async () => {
    const asked = await leave({ 'x-confirm': 'ask' });
    expect([asked.status, asked.data['code'], asked.data['reason']]).toEqual([409, 'CONFIRM', 'stillOpen']);
    const sentences = asked.data['sentences'] as readonly { message: string }[];
    expect(sentences.map(({ message }) => message)).toEqual([
      'Lessons of a week without a teacher from then on: 2.',
      'Lessons to cover, which are open again: 1.',
    ]);
    expect((await waiting()).rows).toEqual([]);
  });

  it('gives no lesson and no cover any more, and the lessons wait for the office until others give them', async () => {
    expect(await teachersOn('2026-07-13')).toHaveLength(1);
    expect((await leave({ 'x-confirm': 'agreed' })).status).toBe(200);
    const { data } = await school.call('GET', `${covers}/getall?filter={"employee":${school.teachers[1]}}`);
    expect(data).toEqual([]);
    expect([await teachersOn('2026-07-13'), await teachersOn(date)]).toEqual([[expect.any(String)], []]);
    expect((await waiting()).rows).toEqual([
      expect.objectContaining({
        batchId: school.batches[0],
        timetable,
        lastDay: left.leavingDate,
        lessons: 2,
      }),
    ]);
    const rows = await school.inner.data<readonly { id: number }[]>(
      'GET',
      `setup/v1/TimetableSchedules/getall?filter={"teachers_in":[${school.teachers[1]}]}`,
    );
    const given = await school.call('POST', 'setup/v1/TimetableSchedules/bulk', {
      verb: 'update',
      ids: rows.map(({ id }) => id),
      values: { teachers: [school.teachers[3]] },
    });
    expect(given.status).toBe(200);
    expect((await waiting()).rows).toEqual([]);
  });
});
