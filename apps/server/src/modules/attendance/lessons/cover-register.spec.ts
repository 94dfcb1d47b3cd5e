import { LessonSchool } from './lesson-school.fixture.ts';

const base = 'setup/v1/SubjectAttendance';
const covers = 'setup/v1/timetableSwap';
const today = '2026-07-15';

describe('the register of a lesson that is covered (R25, R27)', () => {
  let school: LessonSchool;
  beforeAll(async () => {
    school = await LessonSchool.open();
  }, 60_000);
  afterAll(() => school.close());

  const cover = async (lesson: number | undefined, subject: number): Promise<void> => {
    const values = { date: today, lesson, employee: school.inner.people[3], subject };
    expect((await school.inner.call('office', 'POST', `${covers}/save`, values)).status).toBe(201);
  };
  const lessonsOf = async (who: 'stranger' | 'teacher', date = today) => {
    const { lessons } = await school.inner.data<{ lessons: readonly Record<string, unknown>[] }>(
      who,
      'GET',
      `${base}/lessons?date=${date}`,
    );
    return lessons.map(({ subjectName, covered }) => [subjectName, covered]);
  };
  const read = (subject: keyof LessonSchool['subjects'], date: string, period = 0) =>
    school.inner.call<{ students: readonly { student: number }[]; mayMark: boolean }>(
      'stranger',
      'GET',
      `${base}/register?batch=${school.inner.batch}&date=${date}&classTiming=${school.periods[period]}&subject=${school.subjects[subject]}`,
    );

  it('is taken by the covering teacher in the subject that is taught, on that day alone', async () => {
    expect(await lessonsOf('teacher')).toEqual([['Mathematics', false]]);
    await cover(school.maths[2], school.subjects.english);
    expect(await lessonsOf('stranger')).toEqual([['English', true]]);
    expect(await lessonsOf('teacher')).toEqual([]);
    const { status, data } = await read('english', today);
    expect([status, data.mayMark, data.students.length]).toEqual([200, true, 3]);
    expect((await school.take('stranger', 'maths', today)).status).toBe(404);
    expect((await school.take('stranger', 'english', today, [[0, 'A']])).status).toBe(200);
    expect((await school.take('teacher', 'english', today)).message).toBe(
      'Attendance is marked by whoever gives the lesson.',
    );
    for (const date of ['2026-07-08', '2026-07-14']) {
      expect(await lessonsOf('stranger', date)).toEqual([]);
      expect([
        (await read('maths', date)).status,
        (await school.take('stranger', 'maths', date)).status,
      ]).toEqual([404, 404]);
    }
  });

  it('of an elective is that of the whole class in a subject outside the group, and as ever in one of it', async () => {
    const [row] = await school.inner.inner.school.sql.query<{ id: number }>({
      text: 'SELECT id::float8 AS id FROM timetable_entry WHERE elective_group_id IS NOT NULL',
    });
    await cover(row?.id, school.subjects.urdu);
    const [ahmed] = school.inner.students;
    expect((await read('urdu', today, 7)).data.students.map(({ student }) => student)).toEqual([ahmed]);
    expect((await read('arabic', today, 7)).status).toBe(200);
    await school.inner.inner.school.sql.query({
      text: 'UPDATE lesson_cover SET subject_id = $1 WHERE lesson_id = $2',
      values: [school.subjects.maths, row?.id],
    });
    expect((await read('maths', today, 7)).data.students).toHaveLength(3);
    expect((await read('urdu', today, 7)).status).toBe(404);
  });
});
