import type { Answer } from '../../../../test/payroll-school.ts';
import { TimetableSchool } from '../timetable-school.fixture.ts';

const covers = 'setup/v1/timetableSwap';

describe('a lesson of one day', () => {
  let school: TimetableSchool;
  let maths = 0;
  let english = 0;
  let mathsOfTuesday = 0;
  let englishOfTuesday = 0;
  let englishInA = 0;
  // A Monday of the timetable, in the future as of 15 July 2026.
  const date = '2026-08-03';
  beforeAll(async () => {
    school = await TimetableSchool.open();
    const timetable = await school.plan('2026-08-01', '2027-03-31');
    const lesson = (place: 0 | 1, subject: 0 | 1, period: number, weekday = 'MON'): Promise<number> =>
      school.save('TimetableSchedules', {
        timetable,
        batch: school.batches[place],
        subject: school.subjects[place]?.[subject],
        weekday,
        classTiming: school.periods[period],
      });
    maths = await lesson(0, 0, 0);
    english = await lesson(1, 1, 0);
    englishInA = await lesson(0, 1, 1);
    mathsOfTuesday = await lesson(0, 0, 1, 'TUE');
    englishOfTuesday = await lesson(1, 1, 0, 'TUE');
    await school.call('POST', `setup/v1/TimeTable2/transition/publish/${timetable}`, {});
    await school.inner.sql.query({
      text: `INSERT INTO "user" (username, entity_type, first_name, employee_id)
        SELECT 'teacher' || place, 'EMPLOYEE', 'T', id FROM unnest($1::bigint[]) WITH ORDINALITY t (id, place)`,
      values: [school.teachers],
    });
  });
  afterAll(() => school.close());

  const cover = (values: object): Promise<Answer> =>
    school.call('POST', `${covers}/save`, { date, lesson: maths, ...values });

  it('R25: is offered to those who are free, those of its subject first', async () => {
    const free = await school.inner.data<readonly { id: number; lessons: number }[]>(
      'GET',
      `${covers}/free?date=${date}&lesson=${maths}`,
    );
    expect(free.map(({ id }) => id)).toEqual([school.teachers[1]]);
  });

  it('R25: is refused for a teacher who teaches then, for its own teacher and for another weekday', async () => {
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

  const counts = async (from: string, to: string) => {
    const { rows } = await school.inner.data<{ rows: readonly Readonly<Record<string, unknown>>[] }>(
      'GET',
      `setup/v1/report/coverReport?from=${from}&to=${to}`,
    );
    return Object.fromEntries(
      rows.map(({ employeeId, covered, givenUp, cancelled }) => [employeeId, [covered, givenUp, cancelled]]),
    );
  };

  it('R25: counts for whoever took it and for whoever gave it up; a cancelled one is given up alone', async () => {
    await cover({ lesson: english, cancelled: true });
    expect(await counts(date, date)).toEqual({
      [school.teachers[3] ?? 0]: [1, 0, 0],
      [school.teachers[0] ?? 0]: [0, 1, 0],
      [school.teachers[2] ?? 0]: [0, 1, 1],
    });
  });

  it('R25: A took one and gave up four, B took two, C took one and gave up one', async () => {
    const [a = 0, b = 0, c = 0] = school.teachers;
    const month = [
      { lesson: maths, date: '2026-09-07', employee: b },
      { lesson: maths, date: '2026-09-14', employee: b },
      { lesson: mathsOfTuesday, date: '2026-09-08', employee: c },
      { lesson: maths, date: '2026-09-21', cancelled: true },
      { lesson: englishOfTuesday, date: '2026-09-08', employee: a },
    ];
    for (const one of month) expect((await cover(one)).status).toBe(201);
    expect(await counts('2026-09-01', '2026-09-30')).toEqual({
      [a]: [1, 4, 1],
      [b]: [2, 0, 0],
      [c]: [1, 1, 0],
    });
  });

  it('R25: is told to the class and to the parents of its pupils, once to each', async () => {
    await school.inner.sql.query({
      text: `WITH pupils AS (
          INSERT INTO student (admission_date, admission_number, first_name, batch_id, date_of_birth, gender)
          SELECT '2026-04-01', 'T' || n, 'Pupil ' || n, $1, '2012-01-01', 'MALE' FROM generate_series(1, 2) n RETURNING id),
        adult AS (INSERT INTO guardian (first_name) VALUES ('Parent') RETURNING id),
        relation AS (INSERT INTO generic_code (list_key, code, label) VALUES ('RELATION', 'AUNT', 'Aunt') RETURNING id),
        tie AS (INSERT INTO student_guardian (student_id, guardian_id, relation_id, portal_access)
          SELECT p.id, a.id, r.id, true FROM pupils p, adult a, relation r)
        INSERT INTO "user" (username, entity_type, first_name, student_id, guardian_id)
        SELECT 'pupil', 'STUDENT', 'P', min(id), NULL FROM pupils UNION ALL SELECT 'parent', 'PARENT', 'A', NULL, id FROM adult`,
      values: [school.batches[0]],
    });
    const taken = await cover({ date: '2026-11-02', employee: school.teachers[3] });
    expect(taken.status).toBe(201);
    const heard = await school.inner.sql.query<{ username: string; link: string }>({
      text: `SELECT u.username, n.link FROM notification n JOIN "user" u ON u.id = n.user_id
        WHERE n.params ->> 'date' = '2026-11-02' AND u.employee_id IS NULL ORDER BY u.username`,
    });
    const link = '/timetable/mine?from=2026-11-02';
    expect(heard).toEqual(['parent', 'pupil'].map((username) => ({ username, link })));
    await school.call('DELETE', `${covers}/delete/${Number(taken.data['id'])}`);
    await school.inner.sql.query({
      text: `UPDATE "user" SET blocked = true WHERE username IN ('parent', 'pupil')`,
    });
  });

  const exchange = (values: object): Promise<Answer> =>
    school.call('POST', `${covers}/exchange`, { lesson: maths, otherLesson: englishInA, ...values });
  const on = (day: string, otherDay = day) => ({ date: day, otherDate: otherDay });
  /** Who gives the lessons of a day in place of the regular teachers. */
  const givenOn = async (day: string): Promise<unknown> => {
    const { lessons } = await school.inner.data<{
      lessons: readonly { id: number; coverName: string | null; exchanged: boolean }[];
    }>('GET', `setup/v1/TimetableSchedules/day?date=${day}`);
    return lessons.flatMap(({ id, coverName, exchanged }) => (coverName ? [[id, coverName, exchanged]] : []));
  };
  const nameOf = async (teacher: number | undefined): Promise<string> => {
    const [row] = await school.inner.sql.query<{ name: string }>({
      text: `SELECT concat_ws(' ', first_name, middle_name, last_name) AS name FROM employee WHERE id = $1`,
      values: [teacher],
    });
    return row?.name ?? '';
  };
  const told = async (): Promise<unknown> =>
    school.inner.sql.query({
      text: `SELECT u.username, n.message, n.link, n.params ->> 'subject' AS subject FROM notification n
        JOIN "user" u ON u.id = n.user_id WHERE n.params ->> 'date' = '2026-10-05' ORDER BY n.id, u.username`,
    });

  it('R25: is exchanged for one for which both teachers are free, those of its class first', async () => {
    const choices = await school.inner.data<readonly { id: number }[]>(
      'GET',
      `${covers}/exchanges?date=2026-10-05&lesson=${maths}&otherDate=2026-10-05`,
    );
    expect(choices.map(({ id }) => id)).toEqual([englishInA, english]);
    expect((await exchange(on('2026-10-05'))).status).toBe(201);
    expect(await givenOn('2026-10-05')).toEqual([
      [maths, await nameOf(school.teachers[1]), true],
      [englishInA, await nameOf(school.teachers[0]), true],
    ]);
    expect(await told()).toEqual(
      ['Mathematics', 'English'].flatMap((subject) =>
        ['teacher1', 'teacher2'].map((username) => ({
          username,
          message: 'lesson.covered',
          // The page of teachers, in the week of the lesson.
          link: '/timetable/my_lessons?from=2026-10-05',
          subject,
        })),
      ),
    );
  });

  it('R25: of another day is exchanged too; it adds nothing to what was covered and given up', async () => {
    const days = on('2026-10-12', '2026-10-13');
    const across = { ...days, lesson: englishInA, otherLesson: mathsOfTuesday };
    expect((await exchange(across)).status).toBe(201);
    expect((await cover({ date: '2026-10-19', employee: school.teachers[1] })).status).toBe(201);
    const [a = 0, b = 0] = school.teachers;
    expect(await counts('2026-10-01', '2026-10-31')).toEqual({ [a]: [0, 1, 0], [b]: [1, 0, 0] });
    const { rows } = await school.inner.data<{ rows: readonly Record<string, unknown>[] }>(
      'GET',
      'setup/v1/report/coverReport?from=2026-10-01&to=2026-10-31',
    );
    expect(rows.map(({ employeeId, exchanged }) => [employeeId, exchanged])).toEqual([
      [b, 2],
      [a, 2],
    ]);
  });

  it('R25: is not exchanged where one of the two is busy, away or not there, nor twice', async () => {
    const refused = async (values: object): Promise<unknown> => {
      const { status, message } = await exchange(values);
      return [status, message];
    };
    expect(await refused({ ...on('2026-10-12', '2026-10-13'), otherLesson: englishOfTuesday })).toEqual([
      409,
      'The teacher has English in 10 B from 08:00 to 08:45.',
    ]);
    expect(await refused(on('2026-10-05'))).toEqual([
      409,
      'The lesson is already covered, exchanged or cancelled.',
    ]);
    expect((await exchange({ ...on('2026-10-06'), otherLesson: englishOfTuesday })).status).toBe(400);
    expect((await exchange({ ...on('2026-10-26'), otherLesson: maths })).status).toBe(409);
    await school.inner.sql.query({
      text: `WITH y AS (INSERT INTO leave_year (name, start_date, end_date) VALUES ('2026', '2026-01-01', '2026-12-31')
          RETURNING id),
        t AS (INSERT INTO leave_type (name, code, max_leave_count) VALUES ('Casual', 'CL', 10) RETURNING id),
        a AS (INSERT INTO leave_application (employee_id, leave_type_id, leave_year_id, start_date, end_date, reason, status)
          SELECT $1, t.id, y.id, '2026-11-02', '2026-11-02', 'Ill', 'APPROVED' FROM t, y RETURNING id)
        INSERT INTO leave_application_day (application_id, employee_id, date, session, starts_at, ends_at, fraction, covered,
          paid_share) SELECT id, $1, '2026-11-02', 'FULL', '2026-11-02', '2026-11-03', 1, 1, 1 FROM a`,
      values: [school.teachers[1]],
    });
    expect(await refused(on('2026-11-02'))).toEqual([409, 'The teacher is on leave at this time.']);
    await school.inner.sql.query({
      text: 'DELETE FROM leave_application_day; DELETE FROM leave_application; DELETE FROM leave_type; DELETE FROM leave_year',
    });
    await school.save('TeacherUnavailability', {
      employee: school.teachers[0],
      weekday: 'MON',
      startTime: '08:45',
      endTime: '09:30',
    });
    expect(await refused(on('2026-11-09'))).toEqual([409, 'The teacher is unavailable from 08:45 to 09:30.']);
  });

  it('R25: that was exchanged is taken back with the other as a whole, while nothing has come in its place', async () => {
    const pair = async (): Promise<readonly { id: number; counterpart: number }[]> =>
      school.inner.data('GET', `${covers}/getall?filter={"date":"2026-10-05"}&sort=["id","ASC"]`);
    const [first, second] = await pair();
    expect([first?.counterpart, second?.counterpart]).toEqual([second?.id, first?.id]);
    const changed = await school.call('PUT', `${covers}/update/${second?.id}`, {
      employee: school.teachers[3],
    });
    expect([changed.status, changed.message]).toEqual([
      409,
      'The lesson has been exchanged for another. Undo the exchange first.',
    ]);
    // Each is free in the period that the other has taken, and may be given something else then.
    const other = await cover({ date: '2026-10-05', lesson: english, employee: school.teachers[0] });
    expect(other.status).toBe(201);
    const early = await school.call('DELETE', `${covers}/delete/${second?.id}`);
    expect([early.status, early.message]).toEqual([
      409,
      'The teacher has English in 10 B from 08:00 to 08:45.',
    ]);
    await school.call('DELETE', `${covers}/delete/${Number(other.data['id'])}`);
    expect((await school.call('DELETE', `${covers}/delete/${second?.id}`)).status).toBe(200);
    expect([await pair(), await givenOn('2026-10-05')]).toEqual([[], []]);
    expect(await told()).toEqual(
      expect.arrayContaining(
        ['Mathematics', 'English'].flatMap((subject) =>
          ['teacher1', 'teacher2'].map((username) => ({
            username,
            message: 'lesson.asPlanned',
            link: '/timetable/my_lessons?from=2026-10-05',
            subject,
          })),
        ),
      ),
    );
  });

  it('R25: keeps its counterpart: half an exchange is refused by the database, both go in one list', async () => {
    const two = await school.inner.data<readonly { id: number }[]>(
      'GET',
      `${covers}/getall?filter={"date_gte":"2026-10-12","date_lte":"2026-10-13"}&sort=["id","ASC"]`,
    );
    const ids = two.map(({ id }) => id);
    const half = school.inner.sql.query({
      text: 'UPDATE lesson_cover SET counterpart_id = NULL WHERE id = $1',
      values: [ids[0]],
    });
    await expect(half).rejects.toThrow(/exchanged/);
    const gone = await school.call('POST', `${covers}/bulk`, { verb: 'delete', ids });
    expect([ids.length, gone.status]).toEqual([2, 200]);
  });
});
