import { TimetableSchool } from '../timetable-school.fixture.ts';

const covers = 'setup/v1/timetableSwap';
const date = '2026-08-03';

describe('whoever was to cover a lesson and is away as well', () => {
  let school: TimetableSchool;
  let lesson = 0;
  beforeAll(async () => {
    school = await TimetableSchool.open();
    const timetable = await school.plan('2026-08-01', '2027-03-31');
    lesson = await school.save('TimetableSchedules', {
      timetable,
      batch: school.batches[0],
      subject: school.subjects[0]?.[0],
      weekday: 'MON',
      classTiming: school.periods[0],
    });
    await school.save('TimetableSchedules', {
      timetable,
      batch: school.batches[0],
      subject: school.subjects[0]?.[1],
      weekday: 'MON',
      classTiming: school.periods[1],
    });
    await school.call('POST', `setup/v1/TimeTable2/transition/publish/${timetable}`, {});
    await school.inner.sql.query({
      text: `INSERT INTO "user" (username, entity_type, first_name, employee_id)
        SELECT 'teacher' || place, 'EMPLOYEE', 'T', id FROM unnest($1::bigint[]) WITH ORDINALITY t (id, place)`,
      values: [school.teachers],
    });
    await school.call('POST', `${covers}/save`, { date, lesson, employee: school.teachers[3] });
    await school.inner.sql.query({
      text: `WITH y AS (INSERT INTO leave_year (name, start_date, end_date) VALUES ('2026', '2026-01-01', '2026-12-31')
          RETURNING id),
        t AS (INSERT INTO leave_type (name, code, max_leave_count) VALUES ('Casual', 'CL', 10) RETURNING id),
        a AS (INSERT INTO leave_application (employee_id, leave_type_id, leave_year_id, start_date, end_date, reason, status)
          SELECT e, t.id, y.id, $2, $2, 'Ill', 'APPROVED' FROM t, y, unnest($1::bigint[]) e RETURNING id, employee_id)
        INSERT INTO leave_application_day (application_id, employee_id, date, session, starts_at, ends_at, fraction, covered,
          paid_share) SELECT id, employee_id, $2, 'FULL', $2, $2::date + 1, 1, 1, 1 FROM a`,
      values: [[school.teachers[0], school.teachers[3]], date],
    });
  });
  afterAll(() => school.close());

  it('is listed with the lesson, which nobody gives', async () => {
    const away = await school.inner.data<readonly { id: number; lessons: number; open: number }[]>(
      'GET',
      `${covers}/away?date=${date}`,
    );
    const figures = Object.fromEntries(away.map(({ id, lessons, open }) => [id, [lessons, open]]));
    expect(figures).toEqual({
      [school.teachers[0] ?? 0]: [1, 0],
      [school.teachers[3] ?? 0]: [1, 1],
    });
  });

  it('is found with the lesson by the page on which lessons are covered', async () => {
    const { lessons } = await school.inner.data<{
      lessons: readonly { id: number; coverEmployee: number | null }[];
    }>('GET', `setup/v1/TimetableSchedules/day?date=${date}`);
    expect(lessons.find(({ id }) => id === lesson)?.coverEmployee).toBe(school.teachers[3]);
  });

  it('R25: is replaced directly by somebody who is free, once, and all three are told who takes the lesson', async () => {
    const shown = async () => {
      const { lessons } = await school.inner.data<{
        lessons: readonly { id: number; cover: number; coverVersion: number; coverEmployee: number }[];
      }>('GET', `setup/v1/TimetableSchedules/day?date=${date}`);
      return lessons.find(({ id }) => id === lesson);
    };
    const free = async (): Promise<readonly number[]> => {
      const path = `${covers}/free?date=${date}&lesson=${lesson}`;
      return (await school.inner.data<readonly { id: number }[]>('GET', path)).map(({ id }) => id);
    };
    const before = await shown();
    expect(await free()).toEqual([school.teachers[1]]);
    const replace = (employee: number | undefined) =>
      school.call('PUT', `${covers}/update/${before?.cover}`, {
        employee,
        subject: null,
        version: before?.coverVersion,
      });
    await school.inner.sql.query({ text: 'DELETE FROM notification' });
    expect((await replace(school.teachers[0])).status).toBe(409);
    expect((await replace(school.teachers[1])).status).toBe(200);
    expect(await shown()).toMatchObject({ cover: before?.cover, coverEmployee: school.teachers[1] });
    // Whoever has it is not offered as a replacement, and a page that still shows the first cover replaces nothing.
    expect(await free()).toEqual([]);
    const late = await replace(school.teachers[2]);
    expect([late.status, late.data['code']]).toEqual([409, 'STALE']);
    const [teacher] = await school.inner.sql.query<{ name: string }>({
      text: `SELECT concat_ws(' ', first_name, middle_name, last_name) AS name FROM employee WHERE id = $1`,
      values: [school.teachers[1]],
    });
    const told = await school.inner.sql.query({
      text: `SELECT u.username, n.message, n.params ->> 'teacher' AS teacher FROM notification n
        JOIN "user" u ON u.id = n.user_id ORDER BY u.username`,
    });
    expect(told).toEqual(
      ['teacher1', 'teacher2', 'teacher4'].map((username) => ({
        username,
        message: 'lesson.covered',
        teacher: teacher?.name,
      })),
    );
  });
});
