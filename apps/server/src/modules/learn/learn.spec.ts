import { setTimeout as pause } from 'node:timers/promises';
import { mainInstitute } from '../../platform/database/database.ts';
import { keeper, LearnSchool, today } from './learn-school.fixture.ts';

describe('the learning platform', () => {
  let at: LearnSchool;

  beforeAll(async () => {
    at = await LearnSchool.open();
  });
  afterAll(() => at.close());

  it('is asked nothing until the connection is complete, and never tells its key', async () => {
    expect(await at.sync()).toMatchObject({ status: 409, data: { code: 'NOT_READY' } });
    expect(
      await at.exams.call('PUT', 'LearnConnection/update', { baseUrl: 'http://learn.example' }),
    ).toMatchObject({
      status: 400,
      data: { errors: [{ field: 'baseUrl' }] },
    });
    await at.set({
      baseUrl: `${at.moodle.address}/moodle/`,
      clientSecret: 'wrong',
      isEnabled: true,
      pullGrades: true,
    });
    const read = await at.exams.call('GET', 'LearnConnection/get');
    expect(JSON.stringify(read.data)).not.toContain('wrong');
    expect(await at.exams.call('POST', 'learn/test')).toMatchObject({
      status: 409,
      data: { code: 'REFUSED' },
      message: 'The learning platform refused it: Invalid token',
    });
    await at.set({ clientSecret: at.moodle.token });
    at.moodle.withheld.add('core_user_delete_users');
    expect(await at.exams.data('POST', 'learn/test')).toEqual({
      site: 'Crescent Learning',
      version: '4.5.2',
      missing: ['core_user_delete_users'],
    });
    at.moodle.withheld.clear();
  });

  it('is not spoken to inside the own network, unless whoever runs the server has named it', async () => {
    const before = at.moodle.calls.length;
    for (const baseUrl of [
      'https://127.0.0.1',
      'https://169.254.169.254',
      'http://127.0.0.1:1/x',
      'https://[::1]',
    ]) {
      await at.set({ baseUrl, clientSecret: at.moodle.token });
      expect(await at.exams.call('POST', 'learn/test')).toMatchObject({
        status: 409,
        data: { code: 'NOT_ALLOWED' },
      });
    }
    expect(at.moodle.calls).toHaveLength(before);
    await at.set({ baseUrl: `${at.moodle.address}/moodle`, clientSecret: at.moodle.token });
  });

  it('is told its key again when it is to be another host: nobody has it sent elsewhere who does not know it', async () => {
    const moved = (baseUrl: string) => at.exams.call('PUT', 'LearnConnection/update', { baseUrl });
    for (const baseUrl of ['https://elsewhere.example/moodle', 'http://localhost:9/moodle'])
      expect(await moved(baseUrl)).toMatchObject({
        status: 400,
        data: { errors: [{ field: 'clientSecret', code: 'enterAgain' }] },
      });
    expect(await moved(`${at.moodle.address}/moodle/`)).toMatchObject({ status: 200 });
    await at.set({ baseUrl: 'https://elsewhere.example', clientSecret: null });
    expect(await moved('https://third.example')).toMatchObject({ status: 200 });
    await at.set({ baseUrl: `${at.moodle.address}/moodle`, clientSecret: at.moodle.token });
  });

  it('says beforehand what there is to do, and does nothing by that', async () => {
    const calls = at.moodle.calls.length;
    expect(await at.trial()).toEqual([
      { kind: 'USER', create: 3, update: 0, suspend: 0, remove: 0, fetch: 0, skip: 0, leftOut: 1 },
      { kind: 'BATCH', create: 4, update: 0, suspend: 0, remove: 0, fetch: 0, skip: 0, leftOut: 0 },
      { kind: 'SUBJECT', create: 2, update: 0, suspend: 0, remove: 0, fetch: 0, skip: 0, leftOut: 0 },
      { kind: 'ENROLMENT', create: 5, update: 0, suspend: 0, remove: 0, fetch: 0, skip: 0, leftOut: 2 },
    ]);
    expect(await at.trial({ batches: [at.exams.at.ids['11-A']], courses: false })).toMatchObject([
      { kind: 'USER', create: 0 },
      { kind: 'ENROLMENT', create: 0 },
    ]);
    await at.set({ mailDomain: 'pupils.school.example' });
    expect((await at.trial({ courses: false })).map(({ create }) => create)).toEqual([4, 7]);
    await at.set({ mailDomain: null });
    expect(await at.runs()).toEqual([]);
    expect(at.moodle.calls).toHaveLength(calls);
  });

  it('gets accounts, a category for each batch, courses and enrolments; what it refuses says why', async () => {
    const [{ username = '' } = {}] = (await at.sql(`select username from "user" where id = $1`, [
      at.users['Bilal'],
    ])) as {
      username?: string;
    }[];
    at.moodle.refused.add(username.toLowerCase());
    const run = await at.synced();
    expect(run).toMatchObject({
      status: 'PARTIAL',
      events: 14,
      created: 11,
      failed: 3,
      leftOut: 3,
      problem: null,
    });
    expect(at.moodle.users.map((row) => row['username']).sort()).toContain('sana-mir');
    expect(at.there('Ahmed')).toMatchObject({
      firstname: 'Ahmed',
      email: 'ahmed@school.example',
      createpassword: '1',
      auth: 'manual',
    });
    expect(at.moodle.courses.map((row) => row['fullname'])).toEqual(['Maths – 10 A', 'English – 10 A']);
    const category = at.moodle.categories.find((row) => row['name'] === '10 A');
    expect(at.moodle.courses.map((row) => row['categoryid'])).toEqual([category?.['id'], category?.['id']]);
    expect([...at.moodle.enrolments.values()].map((row) => row['roleid']).sort()).toEqual(['3', '5', '5']);
    const failed = (await at.steps(run.id)).filter(({ status }) => status === 'RETRY');
    expect(failed.map(({ entityType }) => entityType).sort()).toEqual(['ENROLMENT', 'ENROLMENT', 'USER']);
    expect(failed.find(({ entityType }) => entityType === 'USER')?.message).toContain(
      'Invalid parameter value',
    );
    expect(failed.every(({ attempts, nextAt }) => attempts === 1 && nextAt !== null)).toBe(true);
  });

  it('is told what failed again when its time has come, and the run gets better by it', async () => {
    const before = at.moodle.calls.length;
    await at.clock.sendFor(mainInstitute, today);
    expect(at.moodle.calls).toHaveLength(before);
    at.moodle.refused.clear();
    await at.retried();
    expect(await at.last()).toMatchObject({ status: 'DONE', created: 14, failed: 0 });
    expect(at.moodle.users).toHaveLength(3);
    expect(at.moodle.enrolments.size).toBe(5);
    expect(await at.exams.data('GET', 'LearnConnection/get')).toMatchObject({
      lastSuccessAt: expect.any(String),
    });
  });

  it('is told nothing twice: what is there as it is here is skipped, what changed is changed', async () => {
    expect(await at.synced()).toMatchObject({ status: 'DONE', events: 0, skipped: 14 });
    await at.sql(`update student set first_name = 'Ahmad' where id = $1`, [at.exams.students.Ahmed]);
    expect(await at.synced()).toMatchObject({ events: 1, updated: 1, skipped: 13 });
    expect(at.there('Ahmed')).toMatchObject({ firstname: 'Ahmad' });
    expect(at.moodle.users).toHaveLength(3);
  });

  it('finds again what went before its end was noted: a run that is cut short doubles nothing', async () => {
    await at.sql(`delete from learn_mapping where entity_type <> 'EXAM'`);
    at.moodle.silentAfter = at.moodle.calls.length + 4;
    const cut = await at.synced();
    expect(cut).toMatchObject({ status: 'PARTIAL', problem: 'SILENT', events: 14 });
    expect(cut.failed).toBeGreaterThan(0);
    at.moodle.silentAfter = Infinity;
    await at.retried();
    expect(await at.last()).toMatchObject({ status: 'DONE', problem: null, failed: 0 });
    expect([at.moodle.users.length, at.moodle.categories.length, at.moodle.courses.length]).toEqual([
      3, 4, 2,
    ]);
    expect(at.moodle.enrolments.size).toBe(5);
  });

  it('goes on where it stood when its server died', async () => {
    await at.sql(`delete from learn_mapping where entity_type = 'SUBJECT'`);
    await at.sql(`update learn_sync_run set kind = 'INCREMENTAL', status = 'RUNNING', finished_at = null,
      alive_at = now() - interval '10 minutes' where id = (select max(id) from learn_sync_run)`);
    await at.sql(
      `update learn_sync_event set status = 'PENDING', sent = $1::jsonb where run_id = (select max(id) from learn_sync_run)
      and entity_type = 'SUBJECT' and local_id = $2`,
      [
        JSON.stringify({
          key: `${mainInstitute}-subject-${at.exams.subjects.MATH}`,
          name: 'Maths – 10 A',
          shortName: 'x',
          batch: String(at.exams.batch),
        }),
        String(at.exams.subjects.MATH),
      ],
    );
    await at.clock.sendFor(mainInstitute, today);
    expect(await at.last()).toMatchObject({ status: 'DONE' });
    expect(at.moodle.courses).toHaveLength(2);
    await at.synced();
  });

  it('gives up after four tries more, until somebody asks for another', async () => {
    at.moodle.refused.add('nobody');
    at.moodle.withheld.add('core_user_update_users');
    await at.sql(`update student set first_name = 'Ahmed' where id = $1`, [at.exams.students.Ahmed]);
    const run = await at.synced();
    expect(run).toMatchObject({ status: 'FAILED', problem: 'REFUSED', failed: 1 });
    const waits: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const [row] = await at.sql(
        `select round(extract(epoch from next_at - at) / 60)::int as wait from learn_sync_event where run_id = $1`,
        [run.id],
      );
      waits.push(Number(row?.['wait']));
      await at.retried();
    }
    expect(waits).toEqual([1, 5, 15, 60]);
    const [step] = await at.steps(run.id);
    expect(step).toMatchObject({ status: 'ERROR', attempts: 5, nextAt: null });
    expect(step?.message).toContain('Access control exception');
    at.moodle.withheld.clear();
    expect((await at.exams.call('POST', `learn/retry/${step?.id}`, {}, keeper)).status).toBe(200);
    await at.clock.sendFor(mainInstitute, today);
    for (let turn = 0; turn < 100 && (await at.last())?.status !== 'DONE'; turn += 1) await pause(50);
    expect(await at.last()).toMatchObject({ status: 'DONE', failed: 0, updated: 1 });
    expect((await at.exams.call('POST', `learn/retry/${step?.id}`, {}, keeper)).status).toBe(409);
  });
});
