import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { School, call, testPassword, tokenOf } from '../../../../test/school.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

describe('an account', () => {
  let school: School;
  let server: NestFastifyApplication;
  const tokens: Record<string, string> = {};
  const ids: Record<string, number> = {};
  const employees: Record<string, number> = {};

  const as = (name: string, url: string, body?: unknown, method?: 'GET' | 'POST' | 'PUT') =>
    call(server, url, { token: tokens[name] ?? '', body, ...(method ? { method } : {}) });

  const emailOf = async (name: string): Promise<unknown> => {
    const [row] = await school.sql.query({
      text: 'select email from "user" where id = $1',
      values: [ids[name]],
    });
    return row?.['email'];
  };
  const mails = async (): Promise<unknown[]> =>
    (await school.sql.query({ text: 'select recipient from outbox_message order by id' })).map(
      ({ recipient }) => recipient,
    );

  beforeAll(async () => {
    school = await School.open();
    server = await school.server();
    ids['admin'] = await school.addUser({ username: 'admin', entityType: 'ADMIN' });
    ids['hr'] = await school.addUser({
      username: 'hr',
      email: 'hr@school.test',
      privileges: ['EmployeeManagement', 'EmployeeSearch', 'EmployeePrivate'],
    });
    for (const name of ['admin', 'hr']) tokens[name] = await tokenOf(server, name);
    const category = await as('admin', '/setup/v1/EmployeeCategories/save', { name: 'Staff', prefix: 'ST' });
    const department = await as('admin', '/setup/v1/EmployeeDepartments/save', { code: 'D', name: 'Dep' });
    const position = await as('admin', '/setup/v1/EmployeePositions/save', {
      name: 'Clerk',
      category: category.body.data['id'],
    });
    for (const name of ['paid', 'fresh']) {
      const saved = await as('admin', '/setup/v1/EmployeeDetails/save', {
        employeeNumber: name,
        firstName: name,
        joiningDate: '2024-01-01',
        email: `${name}@school.test`,
        category: category.body.data['id'],
        department: department.body.data['id'],
        position: position.body.data['id'],
      });
      employees[name] = Number(saved.body.data['id']);
      const [row] = await school.sql.query<{ id: string }>({
        text: 'select id from "user" where employee_id = $1',
        values: [employees[name]],
      });
      ids[name] = Number(row?.id);
    }
    const body = { userId: ids['paid'], newPassword: 'Handed123', confirmPassword: 'Handed123' };
    await as('admin', '/setup/v1/user/changePassword', body);
    const first = await tokenOf(server, 'paid', 'Handed123');
    const change = { oldPassword: 'Handed123', newPassword: testPassword, confirmPassword: testPassword };
    await call(server, '/setup/v1/user/changePassword', { token: first, body: change });
    tokens['paid'] = await tokenOf(server, 'paid');
  });
  afterAll(() => school.close());

  const move = (by: string, name: string, email: string) =>
    as(by, `/setup/v1/EmployeeDetails/update/${employees[name]}`, { email }, 'PUT');

  it('keeps its address when the office changes that of the employee, and its user is told', async () => {
    expect((await move('hr', 'paid', 'thief@evil.test')).status).toBe(200);
    expect(await emailOf('paid')).toBe('paid@school.test');
    await call(server, '/auth/forgot-password', { body: { email: 'thief@evil.test' } });
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
    expect(await mails()).not.toContain('thief@evil.test');
    const notices = await as('paid', '/setup/v1/notifications');
    expect(JSON.stringify(notices.body.data)).toContain('account.addressKept');
    const employee = await as('hr', `/setup/v1/EmployeeDetails/get/${employees['paid']}`);
    expect(employee.body.data['email']).toBe('thief@evil.test');
  });

  it('follows while nobody has used it, and where those who manage users say so', async () => {
    await move('hr', 'fresh', 'fresher@school.test');
    expect(await emailOf('fresh')).toBe('fresher@school.test');
    await move('admin', 'paid', 'moved@school.test');
    expect(await emailOf('paid')).toBe('moved@school.test');
  });

  it('has its address moved by its user with the password only; the old address is told', async () => {
    const save = (body: object) => as('paid', '/auth/profile', body);
    const fieldOf = (answer: Awaited<ReturnType<typeof save>>): unknown =>
      (answer.body.data['errors'] as { field: string; code: string }[] | undefined)?.map(
        ({ field, code }) => `${field} ${code}`,
      );
    expect(fieldOf(await save({ email: 'mine@home.test' }))).toEqual(['password required']);
    expect(fieldOf(await save({ email: 'mine@home.test', password: 'Wrong123' }))).toEqual([
      'password wrongPassword',
    ]);
    expect((await save({ email: 'mine@home.test', password: testPassword })).status).toBe(200);
    expect(await emailOf('paid')).toBe('mine@home.test');
    expect(await mails()).toContain('moved@school.test');
  });

  const upload = async (name: string): Promise<number> => {
    const boundary = 'x-boundary';
    const payload = Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="me.png"\r\ncontent-type: image/png\r\n\r\n`,
      ),
      pixel,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const answer = await call(server, '/setup/v1/files', {
      method: 'POST',
      token: tokens[name] ?? '',
      body: payload,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
    return Number(answer.body.data['id']);
  };

  it('has a picture that its user uploads, sees and takes away; that of others cannot be taken', async () => {
    const [mine, theirs] = [await upload('paid'), await upload('hr')];
    expect((await as('paid', '/auth/profile', { photo: theirs })).status).toBe(400);
    const saved = await as('paid', '/auth/profile', { photo: mine });
    expect(saved.body.data['photo']).toMatchObject({ id: mine, type: 'image/png' });
    const session = await as('paid', '/setup/v1/session');
    expect(session.body.data['user']).toMatchObject({ photo: mine });
    expect((await as('paid', `/setup/v1/files/${mine}`)).status).toBe(200);
    expect((await as('admin', `/setup/v1/files/${mine}`)).status).toBe(200);
    expect((await as('hr', `/setup/v1/files/${mine}`)).status).toBe(404);
    expect((await as('paid', '/auth/profile', { photo: null })).body.data['photo']).toBeNull();
    const text = `select id from stored_file where id = $1 and owner_resource is not null`;
    expect(await school.sql.query({ text, values: [mine] })).toEqual([]);
  });
});
