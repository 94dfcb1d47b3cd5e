import { setTimeout as pause } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { pdfText } from '../../../../test/pdf-text.ts';
import { School, call, testPassword, tokenOf } from '../../../../test/school.ts';
import { toldAddress } from './told-address.ts';

interface Counts {
  readonly leftOut: readonly { readonly reason: string; readonly count: number }[];
  readonly given: number;
  readonly fileIds?: readonly number[];
}

describe('first sign-ins', () => {
  let school: School;
  let server: NestFastifyApplication;
  let admin: string;
  let batch: number;
  const people: Record<string, string> = {};

  beforeAll(async () => {
    school = await School.open();
    server = await school.server();
    await school.addUser({ username: 'admin', entityType: 'ADMIN' });
    await school.addUser({ username: 'manager', privileges: ['UserManagement'] });
    admin = await tokenOf(server, 'admin');
    const course = await save('Class', { name: 'Grade 9', code: 'G9' });
    const dates = { startDate: '2026-04-01', endDate: '2027-03-31' };
    batch = await save('Batch', { course, name: 'A', ...dates });
    const relation = await save('genericCodes', { listKey: 'RELATION', code: 'MUM', label: 'Mother' });
    const mother = await save('Guardian', {
      firstName: 'Sana',
      email: 'sana@home.test',
      mobile: '03001234567',
    });
    for (const [firstName, email] of [
      ['Ada', null],
      ['Ben', 'ben@home.test'],
      ['Cem', null],
    ] as const) {
      await save('studentEntity', {
        firstName,
        email,
        batch,
        admissionNumber: firstName,
        admissionDate: '2026-04-01',
        dateOfBirth: '2012-05-01',
        gender: 'MALE',
        guardians: firstName === 'Cem' ? [] : [{ guardian: mother, relation }],
      });
    }
    const rows = await school.sql.query<{ first_name: string; username: string }>({
      text: `select first_name, username from "user" where entity_type in ('STUDENT', 'PARENT')`,
    });
    for (const { first_name, username } of rows) people[first_name] = username;
  });
  afterAll(() => school.close());

  const save = async (base: string, body: object): Promise<number> => {
    const answer = await call(server, `/setup/v1/${base}/save`, { token: admin, body });
    if (answer.status !== 201) throw new Error(`${base}: ${answer.text}`);
    return Number(answer.body.data['id']);
  };
  const ask = (body: object, token = admin) => call(server, '/setup/v1/firstSignIns', { token, body });
  const counts = async (who: string) =>
    (await call(server, `/setup/v1/firstSignIns?people=${who}&batch=${batch}`, { token: admin })).body.data;
  const finished = async (body: object, token = admin): Promise<Counts> => {
    const started = await ask(body, token);
    expect([started.status, started.body.message]).toEqual([200, '']);
    for (let turn = 0; turn < 300; turn += 1) {
      const { data } = (await call(server, `/setup/v1/jobs/${String(started.body.data['jobId'])}`, { token }))
        .body;
      if (data['state'] === 'done') return data['result'] as Counts;
      if (data['state'] === 'failed') throw new Error(String(data['error']));
      await pause(100);
    }
    throw new Error('The job does not end.');
  };
  const passwords = (text: string): string[] =>
    [...text.matchAll(/[A-Za-z]{4}-\d{4}-[A-Za-z]{4}-\d{4}/g)].map(([one]) => one);
  const slips = async (body: object): Promise<string> => {
    const { fileIds = [] } = await finished(body);
    const file = await server.inject({
      url: `/setup/v1/files/${fileIds[0]}`,
      headers: { authorization: `Bearer ${admin}` },
    });
    return pdfText(file.rawPayload);
  };
  const statusOf = async (username: string) => (await signIn(username, testPassword)).status;
  const signIn = (username: string | undefined, password: string | undefined) =>
    call(server, '/auth/login', { body: { username, password } });

  it('are printed on one slip for each, and end in a password of their own', async () => {
    const class_ = { people: 'STUDENT', batch };
    expect(await counts('STUDENT')).toMatchObject({ accounts: 3, signedIn: 0, given: 0, without: 3 });
    const text = await slips({ ...class_, by: 'PRINT' });
    expect(text).toContain('G9A');
    const made = passwords(text);
    expect(new Set(made).size).toBe(3);
    const answers = await Promise.all(made.map((password) => signIn(people['Ada'], password)));
    const [right] = answers.filter(({ status }) => status === 200);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    const token = String(right?.body.data['token']);
    const closed = await call(server, '/setup/v1/studentEntity/getall', { token });
    expect(closed.status).toBe(409);
    const own = { newPassword: 'Mine12345', confirmPassword: 'Mine12345' };
    const password = made[answers.findIndex(({ status }) => status === 200)];
    const changed = await call(server, '/setup/v1/user/changePassword', {
      token,
      body: { oldPassword: password, ...own },
    });
    expect(changed.status).toBe(200);
    expect(await counts('STUDENT')).toMatchObject({ accounts: 3, signedIn: 1, given: 2, without: 0 });
    const rest = await ask({ ...class_, by: 'PRINT' });
    expect([rest.status, rest.body.data['errors']]).toMatchObject([
      400,
      [{ field: 'people', code: 'nobody' }],
    ]);
    const anew = passwords(await slips({ ...class_, by: 'PRINT', again: true }));
    expect(anew).toHaveLength(2);
    const old = await Promise.all(made.map((one) => signIn(people['Ben'], one)));
    expect(old.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect((await signIn(people['Ada'], 'Mine12345')).status).toBe(200);
  });

  it('tell the address at which the office reached the product, until the operator has set one', async () => {
    const asked = { people: 'STUDENT', batch, by: 'PRINT', again: true };
    expect(await slips({ ...asked, address: 'https://school.example' })).toContain('https://school.example');
    expect(await slips(asked)).toContain('http://localhost');
    for (const address of ['javascript:alert(1)', 'https://school.example/elsewhere', 'https://a@b.example'])
      expect((await ask({ ...asked, address })).status).toBe(400);
    expect(toldAddress('https://set.example', 'https://school.example')).toBe('https://set.example');
  });

  it('go by mail as a link that sets a password, and say who has no address', async () => {
    const { given, leftOut } = await finished({ people: 'STUDENT', batch, by: 'MAIL', again: true });
    expect([given, leftOut]).toEqual([1, [{ reason: 'NO_EMAIL', count: 1 }]]);
    expect((await finished({ people: 'PARENT', batch, by: 'MAIL' })).given).toBe(1);
    const [mail] = await school.sql.query<{ text: string }>({
      text: `select payload ->> 'text' as text from outbox_message where recipient = 'sana@home.test'`,
    });
    expect(mail?.text).toContain(people['Sana']);
    const token = /reset-password\/(\S+)/.exec(mail?.text ?? '')?.[1];
    const body = { token, newPassword: 'Mine12345', confirmPassword: 'Mine12345' };
    expect((await call(server, '/auth/reset-password', { body })).status).toBe(200);
    expect((await signIn(people['Sana'], 'Mine12345')).status).toBe(200);
    expect(await counts('PARENT')).toMatchObject({ accounts: 1, signedIn: 1 });
  });

  it('go by text message', async () => {
    await school.sql.query({
      text: `update "user" set mobile = '0300' where username = $1`,
      values: [people['Cem']],
    });
    const { given, leftOut } = await finished({ people: 'STUDENT', batch, by: 'SMS', again: true });
    expect([given, leftOut]).toEqual([1, [{ reason: 'NO_MOBILE', count: 1 }]]);
    const [sms] = await school.sql.query<{ text: string }>({
      text: `select payload ->> 'text' as text from outbox_message where channel = 'SMS' and recipient = '0300'`,
    });
    expect((await signIn(people['Cem'], passwords(sms?.text ?? '')[0])).status).toBe(200);
    const audited = await school.sql.query({
      text: `select from audit_entry where verb = 'firstPassword' and changes::text like '%SMS%'`,
    });
    expect(audited).toHaveLength(1);
  });

  it('leave a password that was set by hand as it is', async () => {
    const student = { firstName: 'Dil', batch, admissionNumber: 'Dil', admissionDate: '2026-04-01' };
    await save('studentEntity', { ...student, dateOfBirth: '2012-05-01', gender: 'MALE' });
    const [row] = await school.sql.query<{ id: string; username: string }>({
      text: `select id, username from "user" where first_name = 'Dil' and entity_type = 'STUDENT'`,
    });
    const before = await counts('STUDENT');
    const byHand = { userId: Number(row?.id), newPassword: 'Byhand123', confirmPassword: 'Byhand123' };
    const set = await call(server, '/setup/v1/user/changePassword', { token: admin, body: byHand });
    expect(set.status).toBe(200);
    const after = await counts('STUDENT');
    expect([before['without'], after['without']]).toEqual([1, 0]);
    expect(Number(after['given'])).toBe(Number(before['given']) + 1);
    expect((await ask({ people: 'STUDENT', batch, by: 'PRINT' })).status).toBe(400);
    expect((await signIn(row?.username, 'Byhand123')).status).toBe(200);
  });

  it('leave out accounts with rights that whoever gives them does not hold', async () => {
    const masters = `with c as (insert into employee_category (name, prefix) values ('T', 'T') returning id),
      p as (insert into employee_position (name, category_id) select 'T', id from c returning id, category_id),
      d as (insert into employee_department (name, code) values ('T', 'T') returning id),
      e as (insert into employee (employee_number, joining_date, first_name, department_id, category_id, position_id)
        select n, '2020-01-01', n, d.id, p.category_id, p.id from p, d, unnest(array['clerk1', 'finance1']) n
        returning id, first_name)
      update "user" u set employee_id = e.id from e where e.first_name = u.username`;
    await school.addUser({ username: 'clerk1' });
    await school.addUser({ username: 'finance1', privileges: ['FinanceControl'] });
    await school.sql.query({ text: masters });
    const manager = await tokenOf(server, 'manager');
    const { given, leftOut } = await finished({ people: 'EMPLOYEE', by: 'PRINT', again: true }, manager);
    expect([given, leftOut]).toEqual([1, [{ reason: 'BEYOND_OWN_RIGHTS', count: 1 }]]);
    expect(await statusOf('finance1')).toBe(200);
    expect(await statusOf('clerk1')).toBe(401);
  });

  it('are for those alone who manage users', async () => {
    await school.addUser({ username: 'clerk', privileges: ['StudentControl'] });
    const clerk = await tokenOf(server, 'clerk');
    expect((await ask({ people: 'STUDENT', by: 'PRINT' }, clerk)).status).toBe(403);
    expect((await call(server, '/setup/v1/firstSignIns?people=STUDENT', { token: clerk })).status).toBe(403);
    expect((await call(server, '/setup/v1/view/firstSignIns?people=STUDENT', { token: clerk })).status).toBe(
      403,
    );
  });
});
