import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { School, call, tokenOf } from '../../../test/school.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { notify } from '../../platform/notifications/notify.ts';

type Rows = readonly Record<string, unknown>[];

describe('what stands beside every record and page', () => {
  let school: School;
  let server: NestFastifyApplication;
  let admin: string;
  let clerk: string;
  let stranger: string;
  let clerkId: number;
  let unit: number;

  beforeAll(async () => {
    school = await School.open();
    server = await school.server();
    await school.addUser({ username: 'boss', entityType: 'ADMIN' });
    clerkId = await school.addUser({ username: 'clerk', privileges: ['HrBasics', 'EmployeeManagement'] });
    await school.addUser({ username: 'stranger' });
    [admin, clerk, stranger] = [
      await tokenOf(server, 'boss'),
      await tokenOf(server, 'clerk'),
      await tokenOf(server, 'stranger'),
    ];
    const saved = await call(server, '/setup/v1/EmployeeDepartments/save', {
      token: admin,
      body: { name: 'Science' },
    });
    unit = Number(saved.body.data['id']);
  });
  afterAll(() => school.close());

  const rows = async (url: string, token: string): Promise<Rows> =>
    (await call(server, url, { token })).body.data as unknown as Rows;

  it('tells a user what is for them, and nobody else', async () => {
    await notify(school.sql, [clerkId, 999_999], {
      message: 'job.done',
      params: { title: 'Import' },
      link: '/x',
    });
    await notify(school.sql, [clerkId], { message: 'job.failed', params: { title: 'Export' } });
    const [second, first] = await rows('/setup/v1/notifications', clerk);
    expect([first, second]).toMatchObject([
      { message: 'job.done', params: { title: 'Import' }, link: '/x', isRead: false },
      { message: 'job.failed', link: null, isRead: false },
    ]);
    expect(await rows('/setup/v1/notifications', stranger)).toEqual([]);
    const other = `/setup/v1/notifications/${String(first?.['id'])}`;
    await call(server, `${other}/readAll`, { token: stranger, method: 'POST' });
    await call(server, `${other}/read`, { token: stranger, method: 'POST' });
    expect((await rows('/setup/v1/notifications', clerk)).map(({ isRead }) => isRead)).toEqual([
      false,
      false,
    ]);
    // What arrived after the last one seen stays new.
    await call(server, `${other}/readAll`, { token: clerk, method: 'POST' });
    expect((await rows('/setup/v1/notifications', clerk)).map(({ isRead }) => isRead)).toEqual([false, true]);
  });

  it('tells the owner of a job how it has ended', async () => {
    const jobs = server.get(Jobs);
    const job = defineJob({
      kind: 'spec.quick',
      title: 'Count sheep',
      run: () => Promise.resolve({ sheep: 3 }),
    });
    jobs.register(job);
    const context = {
      actor: { id: clerkId, role: 'EMPLOYEE' as const, privileges: new Set<string>() },
      institute: 'main',
      today: '2026-03-09',
      locale: 'en-PK',
      requestId: 'spec',
      address: '',
    };
    await jobs.start(context, job, {});
    for (let wait = 0; wait < 100; wait += 1) {
      if ((await rows('/setup/v1/notifications', clerk)).length === 3) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect((await rows('/setup/v1/notifications', clerk))[0]).toMatchObject({
      message: 'job.done',
      params: { title: 'Count sheep' },
    });
  });

  it('keeps archived records of all kinds in one trash, with who and when, until they are restored', async () => {
    const departments = '/setup/v1/EmployeeDepartments';
    await call(server, `${departments}/archive/${unit}`, { token: admin, body: {} });
    const trash = async (token: string, query = '') =>
      (await call(server, `/setup/v1/trash${query}`, { token })).body.data as unknown as {
        rows: Rows;
        counts: Rows;
      };
    const found = await trash(admin);
    expect(found.rows).toMatchObject([
      { resource: 'employeeDepartment', id: unit, label: 'Science', by: 'Boss Test' },
    ]);
    expect(found.counts).toEqual([{ resource: 'employeeDepartment', count: 1 }]);
    expect((await trash(admin, '?q=scie')).rows.length).toBe(1);
    expect((await trash(admin, '?q=%25')).rows).toEqual([]);
    expect((await trash(admin, '?resource=employee')).rows).toEqual([]);
    expect(await trash(stranger)).toEqual({ rows: [], counts: [] });
    expect((await call(server, '/setup/v1/trash?range=[0,1000]', { token: admin })).status).toBe(400);
    expect((await call(server, `${departments}/restore/${unit}`, { token: admin, body: {} })).status).toBe(
      200,
    );
    expect((await trash(admin)).rows).toEqual([]);
  });

  it('keeps comments and files of a record by the rights of the record', async () => {
    const { body } = await call(server, '/setup/v1/EmployeeCategories/save', {
      token: admin,
      body: { name: 'T', prefix: 'T' },
    });
    const group = await call(server, '/setup/v1/EmployeePositions/save', {
      token: admin,
      body: { name: 'Head', category: body.data['id'] },
    });
    const input = {
      employeeNumber: 'E1',
      firstName: 'Asma',
      joiningDate: '2026-01-01',
      dateOfBirth: '1990-01-01',
      gender: 'FEMALE',
      department: unit,
      category: body.data['id'],
      position: group.body.data['id'],
    };
    const saved = await call(server, '/setup/v1/EmployeeDetails/save', { token: admin, body: input });
    expect([saved.status, saved.text]).toEqual([201, saved.text]);
    const employee = '/setup/v1/EmployeeDetails';
    const id = Number(saved.body.data['id']);
    const comments = `${employee}/comments/${id}`;
    expect((await call(server, comments, { token: clerk, body: { text: '  Called back ' } })).status).toBe(
      201,
    );
    expect(await rows(comments, admin)).toMatchObject([{ author: 'Clerk Test', text: 'Called back' }]);
    for (const wrong of [{}, { text: ' ' }, { text: 'x'.repeat(4001) }, { text: 'a', more: 1 }, { text: 5 }])
      expect((await call(server, comments, { token: clerk, body: wrong })).status).toBe(400);
    for (const [url, send] of [
      [comments, undefined],
      [comments, { text: 'May I?' }],
      [`${employee}/attachments/${id}`, undefined],
    ] as const)
      expect([403, 404]).toContain(
        (await call(server, url, { token: stranger, ...(send ? { body: send } : {}) })).status,
      );
    expect((await call(server, `${employee}/comments/999999`, { token: admin })).status).toBe(404);
    expect(
      (await call(server, `/setup/v1/EmployeeDepartments/comments/${unit}`, { token: admin })).status,
    ).toBe(404);

    const [file] = await school.sql.query<{ id: string }>({
      text: `insert into stored_file (name, type, size, sha256, path, created_by)
        values ('cv.pdf', 'application/pdf', 3, 'x', 'none', $1) returning id`,
      values: [clerkId],
    });
    const fileId = Number(file?.id);
    const files = `${employee}/attachments/${id}`;
    expect((await call(server, files, { token: admin, body: { fileId } })).status).toBe(400);
    expect((await call(server, files, { token: clerk, body: { fileId } })).status).toBe(201);
    expect((await call(server, files, { token: clerk, body: { fileId } })).status).toBe(400);
    expect(await rows(files, admin)).toMatchObject([{ id: fileId, name: 'cv.pdf' }]);
    expect((await call(server, `/setup/v1/files/${fileId}`, { token: stranger })).status).toBe(404);
    expect((await call(server, `${files}/${fileId}`, { token: clerk, method: 'DELETE' })).status).toBe(200);
    expect(await rows(files, admin)).toEqual([]);
    const history = await rows(`${employee}/history/${id}`, admin);
    expect(history.map(({ verb }) => verb).slice(0, 3)).toEqual(['detach', 'attach', 'comment']);
    // By the person, not the account: `clerk` means nothing to the reader.
    expect(history[0]?.['by']).toMatchObject({ name: 'Clerk Test' });
  });

  it("says a school's words in exports and tells them with the session", async () => {
    const word = { term: 'department', language: 'en', singular: 'Faculty', plural: 'Faculties' };
    expect((await call(server, '/setup/v1/CustomWords/save', { token: stranger, body: word })).status).toBe(
      403,
    );
    expect((await call(server, '/setup/v1/CustomWords/save', { token: admin, body: word })).status).toBe(201);
    const twice = await call(server, '/setup/v1/CustomWords/save', { token: admin, body: word });
    expect(twice.status).toBeGreaterThanOrEqual(400);
    const session = await call(server, '/setup/v1/session', { token: stranger });
    expect((session.body.data['settings'] as Record<string, unknown>)['customWords']).toEqual([word]);
    const csv = await call(server, '/setup/v1/EmployeeDetails/export?format=csv&columns=["department"]', {
      token: admin,
    });
    expect(csv.text.replace('\uFEFF', '').split(/\r?\n/)[0]).toBe('Faculty');
  });
});
