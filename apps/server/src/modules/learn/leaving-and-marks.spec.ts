import { mainInstitute } from '../../platform/database/database.ts';
import { keeper, LearnSchool, today, type Link } from './learn-school.fixture.ts';

describe('the learning platform over the year', () => {
  let at: LearnSchool;

  beforeAll(async () => {
    at = await LearnSchool.open();
    await at.connect();
    await at.synced();
  });
  afterAll(() => at.close());

  it('suspends students who left, by the policy, and never who teaches', async () => {
    await at.sql(`update student set status = 'LEFT' where id = $1`, [at.exams.students.Bilal]);
    await at.sql(
      `update employee set status = 'FORMER' where id = (select employee_id from "user" where id = $1)`,
      [at.users['Sana']],
    );
    await at.set({ unenrolPolicy: 'KEEP' });
    expect((await at.trial()).map(({ suspend }) => suspend)).toEqual([0, 0, 0, 0]);
    await at.set({ unenrolPolicy: 'SUSPEND' });
    expect((await at.trial()).map(({ suspend }) => suspend)).toEqual([1, 0, 0, 2]);
    expect(await at.synced()).toMatchObject({ status: 'DONE', suspended: 3 });
    expect(at.there('Bilal')).toMatchObject({ suspended: '1' });
    expect([...at.moodle.enrolments.values()].filter((row) => row['suspend'] === '1')).toHaveLength(2);
    expect(at.there('Sana')?.['suspended']).not.toBe('1');
    expect(await at.synced()).toMatchObject({ events: 0 });
    await at.set({ unenrolPolicy: 'REMOVE' });
    expect(await at.synced()).toMatchObject({ status: 'DONE', suspended: 3 });
    expect(at.there('Bilal')).toBeUndefined();
    expect(at.there('Sana')).toBeDefined();
    await at.sql(`update student set status = 'ACTIVE' where id = $1`, [at.exams.students.Bilal]);
    expect(await at.synced({ enrolments: false })).toMatchObject({ created: 1 });
  });

  it('gives marks of linked exams to those who have none, and touches nothing that stands there', async () => {
    const group = await at.exams.group('Quiz');
    const exam = await at.exams.exam(group, 'MATH', '50');
    const course = (await at.all<Link>('LearnMapping')).find(
      ({ entityType, localId }) => entityType === 'SUBJECT' && localId === String(at.exams.subjects.MATH),
    );
    const there = (name: string): string => at.there(name)?.['id'] ?? '0';
    const give = (name: string, raw: number | null) =>
      at.moodle.grades.push({ course: course?.remoteId ?? '', user: there(name), item: '7', raw, most: 10 });
    give('Ahmed', 8);
    give('Bilal', 6.5);
    give('Sana', 10);
    expect(await at.exams.call('POST', 'LearnMapping/save', { exam, remoteId: '12' })).toMatchObject({
      status: 400,
      data: { errors: [{ field: 'remoteId' }] },
    });
    await at.exams.data('POST', 'LearnMapping/save', { exam, remoteId: `${course?.remoteId}/7` });
    expect((await at.exams.enter(exam, [null, '30'])).status).toBe(200);
    const only = { users: false, courses: false, enrolments: false, grades: true };
    const run = await at.synced(only);
    expect(run).toMatchObject({ status: 'DONE', fetched: 1, failed: 0 });
    const sheet = await at.exams.data<{ students: { student: number; marks: string | null }[] }>(
      'GET',
      `examScore/exam/${exam}`,
    );
    const marks = new Map(sheet.students.map((row) => [row.student, row.marks]));
    expect([marks.get(at.exams.students.Ahmed), marks.get(at.exams.students.Bilal)]).toEqual([
      '40.00',
      '30.00',
    ]);
    expect((await at.steps(run.id))[0]).toMatchObject({ entered: 1, other: 1, strange: 1 });
    await at.sql(`update exam_group set status = 'PUBLISHED' where id = $1`, [group]);
    const closed = await at.synced(only);
    expect((await at.steps(closed.id))[0]).toMatchObject({
      status: 'RETRY',
      problem: 'CLOSED',
    });
    await at.sql(`update learn_sync_event set status = 'ERROR' where run_id = $1`, [closed.id]);
  });

  it('comes up to date by itself once in each place of the schedule', async () => {
    const scheduled = (hour: number) => at.clock.scheduleFor(mainInstitute, { today, hour });
    const count = async () => (await at.runs()).length;
    const before = await count();
    await scheduled(3);
    expect(await count()).toBe(before);
    await at.set({ frequency: 'DAILY', hour: 2 });
    await scheduled(1);
    await scheduled(2);
    await scheduled(3);
    expect(await count()).toBe(before + 1);
    expect(await at.sync()).toMatchObject({ status: 409, data: { code: 'RUN_UNDER_WAY' } });
    await at.clock.sendFor(mainInstitute, today);
    expect(await at.over()).toMatchObject({ kind: 'INCREMENTAL' });
  });

  it('tells those who keep it once, when the schedule has left something behind', async () => {
    const told = () =>
      at.sql(`select params, link from notification where message = 'learn.failed' order by id`);
    await at.sql(`update learn_sync_run set status = 'DONE' where kind = 'INCREMENTAL'`);
    const before = (await told()).length;
    const daily = async (day: string) => {
      await at.clock.scheduleFor(mainInstitute, { today: day, hour: 3 });
      await at.clock.sendFor(mainInstitute, day);
      return at.over();
    };
    // Nothing responds there; what has gone stays, what is new cannot.
    await at.set({ baseUrl: 'http://127.0.0.1:9', clientSecret: at.moodle.token });
    await at.sql(`delete from learn_mapping where entity_type = 'BATCH'`);
    const failed = await daily('2031-01-06');
    expect(failed.status).not.toBe('DONE');
    expect((await daily('2031-01-07')).status).not.toBe('DONE');
    const notices = (await told()).slice(before);
    expect(new Set(notices.map(({ link }) => link))).toEqual(new Set([`/la_sync_data/${failed.id}`]));
    expect(notices[0]?.params).toEqual({ failed: failed.failed });
    await at.set({ baseUrl: `${at.moodle.address}/moodle/`, clientSecret: at.moodle.token });
  });

  it('runs again what a run was about', async () => {
    const last = await at.last();
    expect((await at.exams.call('POST', `learn/rerun/${last?.id}`, {}, keeper)).status).toBe(200);
    expect(await at.over()).toMatchObject({ kind: 'MANUAL' });
  });

  it('is kept by those who keep the settings; who learns or teaches finds the way there', async () => {
    const as = { as: 'EMPLOYEE:FeeSubmission' };
    for (const path of ['learn/test', 'learn/bulkSync'])
      expect((await at.exams.call('POST', path, {}, as)).status).toBe(403);
    for (const path of [
      'LearnSyncRun/getall',
      'LearnSyncEvent/getall',
      'LearnMapping/getall',
      'LearnConnection/get',
    ])
      expect((await at.exams.call('GET', path, undefined, as)).status).toBe(403);
    expect((await at.exams.call('GET', 'learn/door', undefined, as)).data).toEqual({
      address: `${at.moodle.address}/moodle/`,
      platform: 'MOODLE',
      isEnabled: true,
    });
  });

  it('of the OneRoster standard is given files', async () => {
    await at.set({ platform: 'ONEROSTER' });
    expect(await at.sync()).toMatchObject({ status: 409, data: { code: 'AS_FILES' } });
    const { status, raw, headers } = await at.exams.call('GET', 'learn/oneRoster/export');
    expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
    expect(raw.subarray(0, 2).toString()).toBe('PK');
    for (const name of ['manifest.csv', 'users.csv', 'classes.csv', 'enrollments.csv', 'roles.csv'])
      expect(raw.toString('latin1')).toContain(name);
  });
});
