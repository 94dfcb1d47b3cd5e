import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { School, call, tokenOf } from '../../../test/school.ts';
import { mainInstitute } from '../../platform/database/database.ts';
import { Files } from '../../platform/files/files.ts';
import { pictureName } from '../system/profile-image.controller.ts';

interface Entry {
  readonly resource: string;
  readonly verb: string;
  readonly by: { readonly name: string };
  readonly title?: string;
  readonly changes: readonly { readonly field: string; readonly old: unknown; readonly new: unknown }[];
}

let school: School;
let server: NestFastifyApplication;
let admin: string;
let clerk: string;

beforeAll(async () => {
  school = await School.open();
  server = await school.server();
  await school.addUser({ username: 'admin', entityType: 'ADMIN' });
  await school.addUser({ username: 'clerk', privileges: ['AuditView'] });
  await school.addUser({ username: 'teacher' });
  [admin, clerk] = [await tokenOf(server, 'admin'), await tokenOf(server, 'clerk')];
});
afterAll(() => school.close());

const list = async (query = '', token = admin): Promise<readonly Entry[]> => {
  const { status, body } = await call(server, `/setup/v1/audit${query}`, { token });
  expect([query, status]).toEqual([query, 200]);
  return body.data as unknown as Entry[];
};

describe('the audit trail', () => {
  it('shows writes with old and new values, and sign-ins', async () => {
    const made = await call(server, '/setup/v1/RoleGroups/save', {
      token: admin,
      body: { name: 'Office', appliesTo: ['EMPLOYEE'], privileges: [] },
    });
    await call(server, `/setup/v1/RoleGroups/update/${String(made.body.data['id'])}`, {
      method: 'PUT',
      token: admin,
      body: { name: 'Front office' },
    });
    const [changed, created] = await list('?resource=roleGroup');
    expect([changed?.verb, created?.verb]).toEqual(['update', 'create']);
    expect(changed?.changes).toEqual([{ field: 'name', old: 'Office', new: 'Front office' }]);
    // Its current name, not merely its number.
    expect([changed?.title, created?.title]).toEqual(['Front office', 'Front office']);
    expect((await list('?verb=login&name=teach')).length).toBe(0);
    await tokenOf(server, 'teacher');
    expect((await list('?verb=login&name=TEACH')).map(({ by, title }) => [by.name, title])).toEqual([
      ['Teacher Test', 'Teacher Test'],
    ]);
    expect((await list('?field=name&resource=roleGroup')).length).toBe(2);
  });

  it('is narrowed by days of the institution, both included, and comes in pages', async () => {
    const { headers } = await call(server, '/setup/v1/audit?range=[0,1]', { token: admin });
    expect(headers['content-range']).toMatch(/^audit 0-1\/\d+$/);
    expect(await list('?to=2000-01-01')).toEqual([]);
    expect((await list('?from=2000-01-01&to=2999-01-01')).length).toBeGreaterThan(2);
    for (const bad of ['?x=1', '?from=yesterday', '?record=a', '?range=[0,1000]', '?verb=a&verb=b'])
      expect([bad, (await call(server, `/setup/v1/audit${bad}`, { token: admin })).status]).toEqual([
        bad,
        400,
      ]);
  });

  it('is for those who hold the privilege, who see no values that they may not read elsewhere', async () => {
    const token = await tokenOf(server, 'teacher');
    expect((await call(server, '/setup/v1/audit', { token })).status).toBe(403);
    expect((await call(server, '/setup/v1/audit/export', { token })).status).toBe(403);
    const user = await school.addUser({ username: 'hidden' });
    await call(server, `/setup/v1/user/update/${user}`, {
      method: 'PUT',
      token: admin,
      body: { email: 'new@school.example', language: 'it' },
    });
    const fieldsOf = async (reader: string) =>
      (await list(`?resource=user&verb=update&record=${user}`, reader)).flatMap(({ changes }) =>
        changes.map(({ field }) => field),
      );
    expect((await fieldsOf(admin)).toSorted()).toEqual(['email', 'language']);
    expect(await fieldsOf(clerk)).toEqual([]);
    await school.addUser({ username: 'manager', privileges: ['AuditView', 'UserManagement'] });
    const manager = await tokenOf(server, 'manager');
    expect((await fieldsOf(manager)).toSorted()).toEqual(['email', 'language']);
  });

  it('is given as CSV, and the export stands in it', async () => {
    const { status, headers, text } = await call(server, '/setup/v1/audit/export?resource=roleGroup', {
      token: clerk,
    });
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(text.split('\r\n')[0]).toContain('At,Who,Address,What,Record,Action,Changes');
    expect(text).toContain('roleGroup');
    expect((await list('?resource=audit')).map(({ verb, by }) => [verb, by.name])).toEqual([
      ['export', 'clerk'],
    ]);
  });

  it('tells that somebody changed what he keeps for himself, its values to nobody else', async () => {
    await call(server, '/api/v1/drive/folders', {
      method: 'POST',
      token: clerk,
      body: { name: 'My application elsewhere' },
    });
    const [own] = await list('?resource=driveItem', clerk);
    const [seen] = await list('?resource=driveItem');
    const names = (entry: Entry | undefined) => entry?.changes.map(({ field }) => field).toSorted();
    expect(seen?.by.name).toBe('clerk');
    expect(names(seen)).toContain('name');
    expect(seen?.changes.every((change) => change.new === null && change.old === null)).toBe(true);
    expect(own?.by.name).toBe('clerk');
    const { text } = await call(server, '/setup/v1/audit/export?resource=driveItem', { token: admin });
    expect(text).toContain('driveItem');
    expect(text).not.toContain('My application elsewhere');
  });
});

describe('what administrators see of the installation', () => {
  it('are sizes, queues and checks that find nothing wrong, for nobody else', async () => {
    const { status, body } = await call(server, '/setup/v1/dev-data', { token: admin });
    expect(status).toBe(200);
    const tables = body.data['tables'] as { name: string; bytes: number }[];
    expect(tables.find(({ name }) => name === 'audit_entry')?.bytes).toBeGreaterThan(0);
    const checks = await call(server, '/setup/v1/dev-data/checks', { token: admin });
    expect(checks.body.data).toMatchObject({ findings: [] });
    for (const path of ['/setup/v1/dev-data', '/setup/v1/dev-data/checks', '/setup/v1/outbox'])
      expect([path, (await call(server, path, { token: clerk })).status]).toEqual([path, 403]);
  });

  it('send a message that failed once more, and no other one', async () => {
    const [row] = await school.sql.query<{ id: string }>({
      text: `insert into outbox_message (channel, recipient, state, attempts) values ('EMAIL', 'x@y.z', 'FAILED', 5) returning id`,
    });
    const retry = () =>
      call(server, `/setup/v1/outbox/${row?.id}/retry`, { method: 'POST', token: admin, body: {} });
    expect((await retry()).status).toBe(200);
    expect((await retry()).status).toBe(409);
  });
});

describe('pictures of people', () => {
  it('have public addresses with two parameters; who guesses sees what everybody without a picture has (B129)', async () => {
    const about = { name: 'a.png', type: 'image/png', createdBy: 1 };
    const file = await server.get(Files).keep(mainInstitute, about, Buffer.from('picture'));
    await school.sql.query({
      text: `update stored_file set owner_resource = 'employee', owner_record = 7, owner_field = 'photo' where id = $1`,
      values: [file.id],
    });
    const own = pictureName(file);
    const picture = (kind: string, id: string, name: string) =>
      call(server, `/public/v1/${kind}/profile/${id}/${name}`);
    const right = await picture('employee', '7', `${own}.png`);
    expect([right.status, right.headers['content-type'], right.text]).toEqual([200, 'image/png', 'picture']);
    const none = await picture('student', '1', 'x');
    expect([none.status, none.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    for (const [kind, id, name] of [
      ['guardian', '1', 'x.png'],
      ['employee', '7', 'a.png'],
      ['employee', '7', own.slice(1)],
      ['employee', 'x', own],
      ['student', '7', own],
    ] as const) {
      const answer = await picture(kind, id, name);
      expect([answer.status, answer.text]).toEqual([200, none.text]);
    }
  });
});
