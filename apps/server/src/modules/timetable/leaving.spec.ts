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
    const lesson = (place: 0 | 1, subject: 0 | 1, period: number, weekday = 'MON'): Promise<number> =>
      school.save('TimetableSchedules', {
        timetable,
        batch: school.batches[place],
        subject: school.subjects[place]?.[subject],
        weekday,
        classTiming: school.periods[period],
      });
    english = await lesson(0, 1, 0);
    await lesson(0, 1, 1);
    await lesson(0, 1, 0, 'WED');
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
      'Weekly lessons without a teacher from then on: 3.',
      'Lessons to cover that become open again: 1.',
    ]);
    expect((await waiting()).rows).toEqual([]);
  });

  it('gives no lesson and no cover any more, and the lessons wait for the office', async () => {
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
        lessons: 3,
      }),
    ]);
  });

  it('stands in no week and on no sheet any more: the lessons are to be given to somebody', async () => {
    const [, gone] = school.teachers;
    const { lessons } = await school.inner.data<{
      lessons: readonly { id: number; teachers: unknown; teacherNames: unknown; left: unknown }[];
    }>('GET', `setup/v1/TimetableSchedules/week?batch=${school.batches[0]}`);
    expect(lessons.find(({ id }) => id === english)).toMatchObject({
      teachers: [],
      teacherNames: [],
      left: [gone],
    });
    const own = await school.inner.data<{ lessons: unknown }>(
      'GET',
      `setup/v1/TimetableSchedules/week?employee=${gone}`,
    );
    expect(own.lessons).toEqual([]);
    const sheets = await school.inner.data<{ rows: readonly { whose: string }[] }>(
      'GET',
      'setup/v1/report/wholeTimetable?of=TEACHER',
    );
    expect(new Set(sheets.rows.map(({ whose }) => whose))).toHaveProperty('size', 1);
  });

  it('leaves lessons that are offered for cover, on the first page too, and that somebody takes', async () => {
    const [, gone, , other] = school.teachers;
    const away = (day: string) => school.inner.data<readonly object[]>('GET', `${covers}/away?date=${day}`);
    const row = { id: gone, status: 'LEFT', lessons: 2, open: 2 };
    expect(await away(date)).toEqual([expect.objectContaining(row)]);
    const today = await school.inner.data<{ rows: readonly object[] }>('GET', 'setup/v1/view/lessonsToCover');
    expect(today.rows).toEqual([expect.objectContaining({ employee: gone, open: 1 })]);
    const free = await school.inner.data<readonly { id: number }[]>(
      'GET',
      `${covers}/free?date=${date}&lesson=${english}`,
    );
    expect(free.map(({ id }) => id)).not.toContain(gone);
    const taken = await school.call('POST', `${covers}/save`, { date, lesson: english, employee: other });
    expect([taken.status, taken.data['absent']]).toEqual([201, null]);
    expect(await away(date)).toEqual([expect.objectContaining({ ...row, open: 1 })]);
  });

  it('waits for the office no longer once the timetable names others', async () => {
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
