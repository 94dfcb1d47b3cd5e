import type { Answer, Caller } from '../../../../test/payroll-school.ts';
import { TimetableSchool } from '../timetable-school.fixture.ts';

interface Wish {
  readonly id: number;
  readonly employee: number;
  readonly kind: string;
}
interface Lesson {
  readonly weekday: string;
  readonly startTime: string;
  readonly teachers: readonly number[];
}

const base = 'setup/v1/TeacherUnavailability';
const morning = { startTime: '08:00', endTime: '09:30', reason: 'Takes the children to school' };
const office: Caller = 'EMPLOYEE:TimetableManagement';

describe('wishes of teachers for the timetable', () => {
  let school: TimetableSchool;
  let [me, other] = [0, 0];
  let [teacher, colleague]: Caller[] = [];
  beforeAll(async () => {
    school = await TimetableSchool.open();
    [me = 0, other = 0] = school.teachers;
    const accounts = await school.inner.sql.query<{ id: string }>({
      text: `INSERT INTO "user" (username, entity_type, first_name, employee_id)
        SELECT 'teacher' || place, 'EMPLOYEE', 'T', id
        FROM unnest($1::bigint[]) WITH ORDINALITY t (id, place) RETURNING id`,
      values: [[me, other]],
    });
    [teacher, colleague] = [me, other].map((one, at) => `EMPLOYEE@${one}#user=${accounts[at]?.id}`);
  });
  afterAll(() => school.close());

  const say = (values: object, as = teacher): Promise<Answer> =>
    school.call('POST', `${base}/save`, { employee: me, weekday: 'MON', ...morning, ...values }, as);
  const seen = async (as = teacher): Promise<readonly Wish[]> =>
    (await school.call('GET', `${base}/getall`, undefined, as)).data as unknown as readonly Wish[];
  const change = (id: number, values: object, as = teacher): Promise<Answer> =>
    school.call('PUT', `${base}/update/${id}`, values, as);

  it('are said, changed and taken away by himself, and seen by him and the office', async () => {
    const { status, data } = await say({});
    expect([status, data['kind']]).toEqual([201, 'RATHER_NOT']);
    expect((await seen()).map(({ employee, kind }) => [employee, kind])).toEqual([[me, 'RATHER_NOT']]);
    expect(await seen(colleague)).toEqual([]);
    expect(await seen(office)).toHaveLength(1);
    const id = Number(data['id']);
    expect((await change(id, { endTime: '10:30' })).status).toBe(200);
    expect((await change(id, { endTime: '11:15' }, colleague)).status).toBe(404);
    expect((await school.call('DELETE', `${base}/delete/${id}`, undefined, colleague)).status).toBe(404);
    expect((await school.call('DELETE', `${base}/delete/${id}`, undefined, teacher)).status).toBe(200);
  });

  it('are of nobody else, and rule nothing out: that is for the office', async () => {
    const forAnother = await say({ employee: other });
    expect([forAnother.status, await seen(office)]).toEqual([400, []]);
    expect((await say({ kind: 'NEVER' })).data).toMatchObject({
      errors: [{ field: 'kind', code: 'readOnly' }],
    });
    const ruled = await say({ kind: 'NEVER', weekday: 'FRI' }, office);
    expect(ruled.status).toBe(201);
    const id = Number(ruled.data['id']);
    expect((await seen()).map(({ kind }) => kind)).toEqual(['NEVER']);
    expect((await change(id, { endTime: '10:30' })).status).toBe(409);
    expect((await school.call('DELETE', `${base}/delete/${id}`, undefined, teacher)).status).toBe(409);
    expect((await school.call('DELETE', `${base}/delete/${id}`, undefined, office)).status).toBe(200);
  });

  it('are ruled out where the office says nothing else, and a wish where it does', async () => {
    const kinds: unknown[] = [];
    for (const values of [{ weekday: 'TUE' }, { weekday: 'WED', kind: 'RATHER_NOT' }]) {
      const { data } = await say(values, office);
      kinds.push(data['kind']);
      await school.call('DELETE', `${base}/delete/${String(data['id'])}`, undefined, office);
    }
    expect(kinds).toEqual(['NEVER', 'RATHER_NOT']);
  });

  /** Lessons of the teacher in a newly made timetable, by day and start. */
  const lessonsMade = async (timetable: number): Promise<readonly string[]> => {
    const schedules = 'setup/v1/TimetableSchedules';
    const { data } = await school.call('POST', `${schedules}/generate`, { timetable, seed: 3, seconds: 20 });
    const { run } = data as { run: number };
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const { state } = await school.inner.data<{ state: string }>(
        'GET',
        `setup/v1/TimetableRuns/get/${run}`,
      );
      if (state === 'DONE') break;
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
    await school.call('POST', `${schedules}/apply/${run}`, {});
    const lessons = await school.inner.data<readonly Lesson[]>(
      'GET',
      `${schedules}/getall?filter={"timetable":${timetable}}`,
    );
    return lessons
      .filter(({ teachers }) => teachers.includes(me))
      .map(({ weekday, startTime }) => `${weekday} ${startTime.slice(0, 5)}`);
  };

  it('are what the search for a timetable keeps to', async () => {
    const timetable = await school.plan('2026-08-01', '2027-03-31');
    const before = await lessonsMade(timetable);
    expect(before).toHaveLength(8);
    const first = before.find((hour) => hour.endsWith('08:00')) ?? '';
    expect(first).not.toBe('');
    const weekday = first.slice(0, 3);
    expect((await say({ weekday, endTime: '08:45' })).status).toBe(201);
    const after = await lessonsMade(timetable);
    expect(after).toHaveLength(8);
    expect(after).not.toContain(first);
  });
});
