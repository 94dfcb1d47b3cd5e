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
    await school.call('POST', `setup/v1/TimeTable2/transition/publish/${timetable}`, {});
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
});
