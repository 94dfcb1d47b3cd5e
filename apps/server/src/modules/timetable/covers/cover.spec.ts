import type { Answer } from '../../../../test/payroll-school.ts';
import { TimetableSchool } from '../timetable-school.fixture.ts';

const covers = 'setup/v1/timetableSwap';

describe('a lesson of one day', () => {
  let school: TimetableSchool;
  let maths = 0;
  let english = 0;
  // A Monday of the timetable, which is to come on 15 July 2026.
  const date = '2026-08-03';
  beforeAll(async () => {
    school = await TimetableSchool.open();
    const timetable = await school.plan('2026-08-01', '2027-03-31');
    const lesson = (place: 0 | 1, subject: 0 | 1, period: number): Promise<number> =>
      school.save('TimetableSchedules', {
        timetable,
        batch: school.batches[place],
        subject: school.subjects[place]?.[subject],
        weekday: 'MON',
        classTiming: school.periods[period],
      });
    maths = await lesson(0, 0, 0);
    english = await lesson(1, 1, 0);
    await lesson(0, 1, 1);
    await school.call('POST', `setup/v1/TimeTable2/transition/publish/${timetable}`, {});
  });
  afterAll(() => school.close());

  const cover = (values: object): Promise<Answer> =>
    school.call('POST', `${covers}/save`, { date, lesson: maths, ...values });

  it('is offered to those who are free, those of its subject first', async () => {
    const free = await school.inner.data<readonly { id: number; lessons: number }[]>(
      'GET',
      `${covers}/free?date=${date}&lesson=${maths}`,
    );
    expect(free.map(({ id }) => id)).toEqual([school.teachers[1]]);
  });

  it('is refused for a teacher who teaches then, for its own teacher and for another weekday', async () => {
    const busy = await cover({ employee: school.teachers[2] });
    expect([busy.status, busy.message]).toEqual([
      409,
      'The teacher has English in 10 B from 08:00 to 08:45.',
    ]);
    expect((await cover({ employee: school.teachers[0] })).status).toBe(409);
    expect((await cover({ employee: school.teachers[1], date: '2026-08-04' })).status).toBe(400);
    expect((await cover({})).status).toBe(400);
  });

  it('is taken by somebody once, who then is no longer free', async () => {
    const taken = await cover({ employee: school.teachers[3] });
    expect(taken.data).toMatchObject({ absent: school.teachers[0], batch: school.batches[0] });
    const second = await cover({ lesson: english, employee: school.teachers[3] });
    expect(second.status).toBe(409);
    const day = await school.inner.data<{ lessons: readonly { id: number; coverName: string | null }[] }>(
      'GET',
      `setup/v1/TimetableSchedules/day?date=${date}`,
    );
    expect(day.lessons.find(({ id }) => id === maths)?.coverName).toBeTruthy();
  });

  it('counts for whoever took it and for whoever gave it up; a cancelled one is given up alone', async () => {
    await cover({ lesson: english, cancelled: true });
    const { rows } = await school.inner.data<{ rows: readonly Readonly<Record<string, unknown>>[] }>(
      'GET',
      `setup/v1/report/coverReport?from=${date}&to=${date}`,
    );
    const counts = Object.fromEntries(
      rows.map(({ employeeId, covered, givenUp, cancelled }) => [employeeId, [covered, givenUp, cancelled]]),
    );
    expect(counts).toEqual({
      [school.teachers[3] ?? 0]: [1, 0, 0],
      [school.teachers[0] ?? 0]: [0, 1, 0],
      [school.teachers[2] ?? 0]: [0, 1, 1],
    });
  });
});
