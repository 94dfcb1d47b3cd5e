import type { Answer } from '../../../../test/payroll-school.ts';
import { TimetableSchool } from '../timetable-school.fixture.ts';

interface Run {
  readonly state: string;
  readonly lessons: number;
  readonly placed: number;
  readonly unplaced: readonly {
    readonly batch: number;
    readonly reasons: readonly { readonly reason: string }[];
  }[];
}
interface Lesson {
  readonly id: number;
  readonly batch: number;
  readonly weekday: string;
  readonly startTime: string;
  readonly subject: number;
  readonly teachers: readonly number[];
  readonly locked: boolean;
}

const base = 'setup/v1/TimetableSchedules';

describe('a search for a timetable', () => {
  let school: TimetableSchool;
  let timetable = 0;
  beforeAll(async () => {
    school = await TimetableSchool.open();
    timetable = await school.plan('2026-08-01', '2027-03-31');
  });
  afterAll(() => school.close());

  const begin = (values: object = {}): Promise<Answer> =>
    school.call('POST', `${base}/generate`, { timetable, seed: 3, seconds: 20, ...values });
  const ended = async (answer: Answer): Promise<Run & { readonly id: number }> => {
    const { run } = answer.data as { run: number };
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const found = await school.inner.data<Run>('GET', `setup/v1/TimetableRuns/get/${run}`);
      if (found.state !== 'WAITING' && found.state !== 'SEARCHING') return { ...found, id: run };
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
    throw new Error('The search does not end.');
  };
  const lessons = (): Promise<readonly Lesson[]> =>
    school.inner.data<readonly Lesson[]>('GET', `${base}/getall?filter={"timetable":${timetable}}`);

  it('R26: leaves the timetable alone until it is taken, and then keeps every rule', async () => {
    const found = await ended(await begin());
    expect(found).toMatchObject({ state: 'DONE', lessons: 14, placed: 14, unplaced: [] });
    expect(await lessons()).toHaveLength(0);
    const taken = await school.call('POST', `${base}/apply/${found.id}`, {});
    expect(taken.data).toEqual({ removed: 0, added: 14 });
    const all = await lessons();
    expect(all).toHaveLength(14);
    for (const one of all) {
      const meeting = all.filter(
        ({ id, weekday, startTime }) =>
          id !== one.id && weekday === one.weekday && startTime === one.startTime,
      );
      expect(meeting.filter(({ batch }) => batch === one.batch)).toEqual([]);
      expect(
        meeting.filter(({ teachers }) => teachers.some((teacher) => one.teachers.includes(teacher))),
      ).toEqual([]);
    }
    const again = await school.call('POST', `${base}/apply/${found.id}`, {});
    expect(again.status).toBe(409);
  });

  it('R26: moves neither locked lessons nor those of other classes', async () => {
    const [first] = (await lessons()).filter(({ batch }) => batch === school.batches[0]);
    await school.call('PUT', `${base}/update/${first?.id}`, { locked: true });
    const others = (await lessons()).filter(({ batch }) => batch === school.batches[1]);
    const found = await ended(await begin({ batches: [school.batches[0]], seed: 99 }));
    expect(found).toMatchObject({ state: 'DONE', lessons: 6, placed: 6 });
    await school.call('POST', `${base}/apply/${found.id}`, {});
    const after = await lessons();
    expect(after.find(({ id }) => id === first?.id)).toMatchObject({
      weekday: first?.weekday,
      startTime: first?.startTime,
    });
    expect(after.filter(({ batch }) => batch === school.batches[1])).toEqual(others);
    expect(after).toHaveLength(14);
  });

  it('R26: keeps to what a subject says of its hours and days', async () => {
    const [batch, [, english] = [0, 0]] = [school.batches[1], school.subjects[1]];
    const rules = { lessonHours: 'SECOND_HALF', keepsHours: true, lessonsPerDay: 1, daysBetween: true };
    const saved = await school.call('PUT', `setup/v1/Subject/update/${english}`, rules);
    expect(saved.status).toBe(200);
    const found = await ended(await begin({ batches: [batch], seed: 5 }));
    await school.call('POST', `${base}/apply/${found.id}`, {});
    const made = (await lessons()).filter(({ subject }) => subject === english);
    expect([made.length, new Set(made.map(({ weekday }) => weekday)).size]).toEqual([3, 3]);
    expect(made.filter(({ startTime }) => startTime < '09:45')).toEqual([]);
    const open = await school.inner.data<{ readonly subjects: readonly object[] }>(
      'GET',
      `${base}/open/${timetable}`,
    );
    expect(open.subjects).toContainEqual(
      expect.objectContaining({ subject: english, perDay: 1, hours: 'SECOND_HALF', daysBetween: true }),
    );
  });

  it('R26: holds lessons of classes at once, keeps subjects on other days and teachers to their days', async () => {
    const [[maths = 0, english = 0] = [], [, other = 0] = []] = school.subjects;
    const rules = { atOnceWith: [other], otherDaysThan: [english], keepsOtherDays: true };
    expect((await school.call('PUT', `setup/v1/Subject/update/${maths}`, rules)).status).toBe(200);
    const found = await ended(await begin({ seed: 8 }));
    expect(found.unplaced).toEqual([]);
    await school.call('POST', `${base}/apply/${found.id}`, {});
    const at = async (subject: number): Promise<readonly string[]> =>
      (await lessons())
        .filter((lesson) => lesson.subject === subject)
        .map(({ weekday, startTime }) => `${weekday} ${startTime}`)
        .toSorted();
    const [one, two] = [await at(maths), await at(other)];
    const [fewer, more] = one.length < two.length ? [one, two] : [two, one];
    expect(fewer.filter((time) => !more.includes(time))).toEqual([]);
    const days = (await at(english)).map((time) => time.slice(0, 3));
    expect(one.filter((time) => days.includes(time.slice(0, 3)))).toEqual([]);
    const none = { atOnceWith: [], otherDaysThan: [], keepsOtherDays: false };
    expect((await school.call('PUT', `setup/v1/Subject/update/${maths}`, none)).status).toBe(200);

    const [teacher] = (await lessons()).find(({ subject }) => subject === maths)?.teachers ?? [];
    await school.inner.sql.query({
      text: 'UPDATE employee SET lesson_days = 2 WHERE id = $1',
      values: [teacher],
    });
    const again = await ended(await begin({ seed: 9 }));
    await school.call('POST', `${base}/apply/${again.id}`, {});
    const his = (await lessons()).filter(({ teachers }) => teachers.includes(teacher ?? 0));
    expect(new Set(his.map(({ weekday }) => weekday)).size).toBeLessThanOrEqual(2);
    await school.inner.sql.query({
      text: 'UPDATE employee SET lesson_days = NULL WHERE id = $1',
      values: [teacher],
    });
  });

  it('R26: says why a lesson stands nowhere', async () => {
    const batch = school.batches[0];
    await school.save('Subject', { batch, name: 'Art', code: 'ART', maxWeeklyClasses: 2 });
    const found = await ended(await begin());
    expect(found).toMatchObject({ lessons: 15, placed: 13 });
    expect(found.unplaced).toMatchObject([{ batch, lessons: 2, reasons: [{ reason: 'NO_TEACHER' }] }]);
  });

  it('R26: is refused for a class that has two lessons more than periods', async () => {
    const batch = school.batches[1];
    await school.save('Subject', { batch, name: 'Drama', code: 'DRA', maxWeeklyClasses: 15 });
    const answer = await begin();
    expect(answer.status).toBe(409);
    expect(answer.message).toBe('10 B: 2 more lessons than the week has periods (20).');
  });

  it('is for the timetable office alone', async () => {
    const answer = await school.call('POST', `${base}/generate`, { timetable }, 'EMPLOYEE');
    expect(answer.status).toBe(403);
  });
});
