import { unaccountedRows } from '../../../../test/unaccounted.ts';
import { LessonSchool } from './lesson-school.fixture.ts';

const base = 'setup/v1/SubjectAttendance';
const today = '2026-07-15';

describe('registers of lessons (R27)', () => {
  let school: LessonSchool;
  beforeAll(async () => {
    school = await LessonSchool.open();
  }, 60_000);
  afterAll(() => school.close());
  beforeEach(() =>
    school.inner.inner.school.sql.query({
      text: 'delete from subject_attendance; delete from lesson_register; delete from attendance; delete from marked_register',
    }),
  );

  const view = (name: string, who: 'office' | 'pupil' | 'mother' = 'office', more = '') =>
    school.inner.data<{ rows: readonly Record<string, unknown>[] }>(
      who,
      'GET',
      `setup/v1/view/${name}?student=${school.inner.students[0]}${more}`,
    );
  const report = async (query: string) => {
    const { rows } = await school.inner.data<{ rows: readonly Record<string, unknown>[] }>(
      'office',
      'GET',
      `setup/v1/report/subjectAttendanceReport?batch=${school.inner.batch}&${query}`,
    );
    return rows.map(({ student, subject, lessons, absent, percentage, overall }) => [
      student,
      subject,
      lessons,
      absent,
      percentage,
      overall,
    ]);
  };

  it('four lessons a week in three weeks, a holiday, a cancelled one, two missed: 80.00', async () => {
    await school.inner.inner.school.data('POST', 'api/v1/CalenderEvent/save', {
      title: 'Founder',
      type: 'HOLIDAY',
      startDate: '2026-07-02',
      endDate: '2026-07-02',
      isCommon: true,
      isHolidayForEmployees: false,
    });
    await school.inner.inner.school.sql.query({
      text: `insert into lesson_cover (date, lesson_id, batch_id, start_time, end_time, absent_id, cancelled)
        values ('2026-06-30', $1, $2, '08:00', '08:40', $3, true)`,
      values: [school.maths[1], school.inner.batch, school.inner.people[2]],
    });
    expect((await school.take('teacher', 'maths', '2026-06-30')).status).toBe(404);
    expect((await school.take('teacher', 'maths', '2026-07-02')).status).toBe(404);
    for (const date of ['2026-06-22', '2026-07-08']) {
      expect((await school.take('teacher', 'maths', date, [[0, 'A']])).status).toBe(200);
    }
    const rows = await report(`subject=${school.subjects.maths}&from=2026-06-22&to=2026-07-10`);
    expect(rows.find(([student]) => String(student).startsWith('Ahmed'))?.slice(1, 5)).toEqual([
      'Mathematics',
      10,
      '2',
      '80.00',
    ]);
    expect(rows.find(([student]) => String(student).startsWith('Zara'))?.slice(1, 5)).toEqual([
      'Mathematics',
      10,
      '0',
      '100.00',
    ]);
    await school.inner.settings({ basis: 'MARKED' });
    const marked = await report(`subject=${school.subjects.maths}&from=2026-06-22&to=2026-07-10`);
    expect(marked[0]?.slice(2, 5)).toEqual([2, '2', '0.00']);
    await school.inner.settings({ basis: 'TIMETABLE' });
  });

  it('eight lessons of forty minutes, three missed and one left early: half a day', async () => {
    await school.take('teacher', 'maths', today, [[0, 'A']]);
    expect(await school.days()).toEqual([[0, today, 'A', 'F']]);
    await school.take('tutor', 'english', today, [[0, 'A']], 1);
    await school.take('tutor', 'english', today, [[0, 'A']], 2);
    await school.take('tutor', 'english', today, [[0, 'H']], 3);
    expect(await school.days()).toEqual([[0, today, 'A', 'F']]);
    await school.take('tutor', 'english', today, [[0, 'A']], 3);
    await school.take('tutor', 'english', today, [[0, 'A']], 4);
    expect(await school.days()).toEqual([[0, today, 'A', 'FA']]);
    for (const period of [1, 2, 3, 4]) await school.take('tutor', 'english', today, [], period);
    await school.take('teacher', 'maths', today, []);
    expect(await school.days()).toEqual([]);
    expect(await unaccountedRows(school.inner.inner.school.sql, 'attendance')).toEqual([]);
  });

  it('a day that somebody has marked himself stays as it is', async () => {
    await school.inner.mark('tutor', [[0, today, 'E', { reason: 'Wedding' }]]);
    await school.take('teacher', 'maths', today, [
      [0, 'A'],
      [1, 'A'],
    ]);
    expect(await school.days()).toEqual([
      [0, today, 'E', 'FA'],
      [1, today, 'A', 'F'],
    ]);
  });

  it('are taken by whoever gives the lesson on the day: with a cover by nobody else', async () => {
    const { people } = school.inner;
    expect((await school.take('stranger', 'maths', today)).status).toBe(404);
    const cover = await school.inner.call<{ id: number }>('office', 'POST', 'setup/v1/timetableSwap/save', {
      date: today,
      lesson: school.maths[2],
      employee: people[3],
    });
    expect(cover.status).toBe(201);
    const { lessons } = await school.inner.data<{ lessons: readonly Record<string, unknown>[] }>(
      'stranger',
      'GET',
      `${base}/lessons?date=${today}`,
    );
    expect(lessons.map(({ subjectName, covered, taken }) => [subjectName, covered, taken])).toEqual([
      ['Mathematics', true, false],
    ]);
    expect((await school.take('teacher', 'maths', today)).message).toBe(
      'Attendance is marked by whoever gives the lesson.',
    );
    expect((await school.take('stranger', 'maths', today, [[1, 'L', { minutesLate: 5 }]])).status).toBe(200);
    expect((await school.take('tutor', 'maths', today)).status).toBe(200);
    const cancelled = await school.inner.call(
      'office',
      'PUT',
      `setup/v1/timetableSwap/update/${cover.data.id}`,
      { cancelled: true },
    );
    expect([cancelled.status, cancelled.message]).toEqual([
      409,
      'The register of this lesson has been taken, so the lesson cannot be cancelled.',
    ]);
    await school.inner.data('office', 'DELETE', `setup/v1/timetableSwap/delete/${cover.data.id}`);
  });

  it('R25: of a day that is over are covered and cancelled by the office until the register was taken', async () => {
    const date = '2026-07-07';
    const covers = 'setup/v1/timetableSwap';
    const { school: office } = school.inner.inner;
    const told = (): Promise<readonly unknown[]> =>
      office.sql.query({ text: `select 1 from notification where params ->> 'date' = '${date}'` });
    const cover = (values: object) =>
      office.call('POST', `${covers}/save`, { date, lesson: school.maths[1], ...values });
    const cancelled = await cover({ cancelled: true, reason: 'The hall was flooded' });
    expect(cancelled.status).toBe(201);
    expect((await school.take('teacher', 'maths', date)).status).toBe(404);
    expect((await office.call('DELETE', `${covers}/delete/${Number(cancelled.data['id'])}`)).status).toBe(
      200,
    );
    // A day that is over requires no action from anyone.
    expect(await told()).toEqual([]);
    expect((await school.take('teacher', 'maths', date)).status).toBe(200);
    for (const values of [{ cancelled: true }, { employee: school.inner.people[1] }]) {
      const refused = await cover(values);
      expect([refused.status, refused.data['code']]).toEqual([409, 'REGISTER_TAKEN']);
    }
    expect((await office.call('POST', `${covers}/save`, {}, { as: 'EMPLOYEE' })).status).toBe(403);
  });

  it('of an elective hold those who take the subject', async () => {
    const read = (subject: number) =>
      school.inner.data<{ students: readonly { student: number }[] }>(
        'second',
        'GET',
        `${base}/register?batch=${school.inner.batch}&date=${today}&classTiming=${school.periods[7]}&subject=${subject}`,
      );
    const [ahmed, bilal] = school.inner.students;
    expect((await read(school.subjects.urdu)).students.map(({ student }) => student)).toEqual([ahmed]);
    expect((await read(school.subjects.arabic)).students.map(({ student }) => student)).toEqual([bilal]);
    const refused = await school.take('second', 'urdu', today, [[1, 'A']], 7);
    expect([refused.status, refused.message]).toEqual([400, 'The student is not in this lesson.']);
    expect((await school.take('second', 'urdu', today, [[0, 'A']], 7)).status).toBe(200);
  });

  it.each([
    ['maths', '2026-07-16', [], 400],
    ['maths', '2026-07-14', [[0, 'E']], 400],
    ['maths', '2026-07-14', [[0, 'A', { minutesLate: 5 }]], 400],
    ['english', '2026-07-14', [], 404],
  ] as const)('of %s on %s with %j are answered with %i', async (subject, date, marks, status) => {
    expect((await school.take('office', subject, date, marks)).status).toBe(status);
  });

  it('are locked with their day', async () => {
    await school.take('teacher', 'maths', '2026-07-14');
    await school.inner.data('office', 'POST', 'setup/v1/attendanceSystem/register/lock', {
      batchId: school.inner.batch,
      date: '2026-07-14',
    });
    expect((await school.take('teacher', 'maths', '2026-07-14', [[0, 'A']])).status).toBe(409);
    expect((await school.take('office', 'maths', '2026-07-14', [[0, 'A']])).status).toBe(200);
  });

  it('are told to pupil and parents, subject by subject, and to nobody else', async () => {
    await school.take('teacher', 'maths', '2026-07-14', [[0, 'A']]);
    for (const who of ['office', 'pupil', 'mother'] as const) {
      const { rows } = await view('attendanceBySubject', who);
      expect(rows.find(({ subject }) => subject === 'Mathematics')).toMatchObject({ absent: '1' });
      expect((await view('lessonsMissed', who)).rows).toHaveLength(1);
    }
    const strange = await school.inner.call(
      'mother',
      'GET',
      `setup/v1/view/attendanceBySubject?student=${school.inner.students[2]}`,
    );
    expect(strange.status).toBe(404);
  });

  it('say the same of the same days on the report and on the page of the student', async () => {
    await school.take('teacher', 'maths', '2026-07-13', [[0, 'A']]);
    await school.take('teacher', 'maths', '2026-07-14', [[0, 'A']]);
    const range = 'from=2026-07-14&to=2026-07-14';
    const [row] = await report(range);
    const { rows } = await view('attendanceBySubject', 'office', `&${range}&batch=${school.inner.batch}`);
    expect(
      rows.map(({ subject, lessons, absent, percentage }) => [subject, lessons, absent, percentage]),
    ).toEqual([row?.slice(1, 5)]);
    expect(row?.slice(1, 5)).toEqual(['Mathematics', 1, '1', '0.00']);
    expect((await view('lessonsMissed', 'office', `&${range}`)).rows).toHaveLength(1);
  });

  it('are told to parents once a day, however many lessons were missed (R28)', async () => {
    await school.inner.settings({ notifyChannels: ['SMS'] });
    const tell = () =>
      school.inner.data<{ told: number }>('tutor', 'POST', 'setup/v1/attendanceSystem/notices/tell', {
        batchId: school.inner.batch,
        date: today,
      });
    for (const period of [1, 2]) await school.take('tutor', 'english', today, [[0, 'A']], period);
    expect((await tell()).told).toBe(1);
    await school.take('tutor', 'english', today, [[0, 'A']], 3);
    expect((await tell()).told).toBe(0);
  });

  it('leave courses alone that are marked once a day', async () => {
    const { course } = await school.inner.data<{ course: number }>(
      'office',
      'GET',
      `setup/v1/Batch/get/${school.inner.inner.ids['11-A']}`,
    );
    await school.inner.settings({ lessonCourses: [course] });
    expect((await school.take('teacher', 'maths', '2026-07-14')).status).toBe(404);
    expect((await view('lessonAttendanceRate')).rows).toEqual([]);
    await school.inner.settings({ lessonCourses: [] });
  });
});
