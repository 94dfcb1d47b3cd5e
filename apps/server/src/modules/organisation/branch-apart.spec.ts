import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { catalogue } from '@school/resources';
import { allChecks } from '../../database/health/all-checks.ts';
import { healthOfInstitutes } from '../../database/health/health-of-institutes.ts';
import { Files } from '../../platform/files/files.ts';
import { School, call, tokenOf } from '../../../test/school.ts';
import { pictureName } from '../system/profile-image.controller.ts';

const dot = (colour: string): Buffer =>
  Buffer.concat([
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    ),
    Buffer.from(colour),
  ]);

describe('a branch stands beside the head office', () => {
  let school: School;
  let server: NestFastifyApplication;
  let [admin, visit] = ['', ''];
  let branch = 0;

  beforeAll(async () => {
    school = await School.open();
    server = await school.server();
    await school.addUser({ username: 'admin', entityType: 'ADMIN' });
    admin = await tokenOf(server, 'admin');
    const base = '/setup/v1/InstituteBranches';
    const made = await call(server, `${base}/save`, {
      token: admin,
      body: { code: 'North', name: 'North Campus' },
    });
    branch = Number(made.body.data['id']);
    const entered = await call(server, `${base}/enter/${branch}`, { token: admin, body: {} });
    visit = String(entered.body.data['token']);
  });
  afterAll(() => school.close(['audit employeeCategory']));

  const keep = (institute: string, colour: string) =>
    server.get(Files).keep(institute, { name: 'dot.png', type: 'image/png', createdBy: 1 }, dot(colour));
  const logoOf = async (token: string): Promise<string> => {
    const { settings } = (await call(server, '/setup/v1/session', { token })).body.data;
    return String((settings as { readonly logoPath: string }).logoPath);
  };

  it('with a logo of its own', async () => {
    expect([await logoOf(admin), await logoOf(visit)]).toEqual(['/logo.svg', '/logo.svg']);
    for (const [institute, token, colour] of [
      ['main', admin, 'red'],
      ['branch_north', visit, 'blue'],
    ] as const) {
      const { id } = await keep(institute, colour);
      const saved = await call(server, '/setup/v1/InstitutionSettings/update', {
        token,
        method: 'PUT',
        body: { logo: id },
      });
      expect([institute, saved.status]).toEqual([institute, 200]);
    }
    expect(await logoOf(visit)).toMatch(/^\/public\/v1\/logo\?v=\d+&branch=north$/);
    // Public: images of a page are requested without a token.
    const [head, north] = [await call(server, await logoOf(admin)), await call(server, await logoOf(visit))];
    expect([head.text.endsWith('red'), north.text.endsWith('blue')]).toEqual([true, true]);
    for (const code of ['south', 'main', 'north&branch=north', '../main', '%00']) {
      expect([code, (await call(server, `/public/v1/logo?branch=${code}`)).status]).toEqual([code, 404]);
    }
  });

  it('with pictures of its own people, who have the numbers of others', async () => {
    const names: string[] = [];
    for (const institute of ['main', 'branch_north']) {
      const file = await keep(institute, `face of ${institute}`);
      await school.database.of(institute).query({
        text: `update stored_file set owner_resource = 'employee', owner_record = 1, owner_field = 'photo' where id = $1`,
        values: [file.id],
      });
      names.push(pictureName(file));
    }
    const shown = async (name: string): Promise<string> =>
      (await call(server, `/public/v1/employee/profile/1/${name}.png`)).text.slice(-22);
    expect(await shown(names[0] ?? '')).toContain('face of main');
    expect(await shown(names[1] ?? '')).toContain('face of branch_north');
    expect(await shown('0'.repeat(32))).toContain('</svg>');
  });

  it('and is looked over by the health command', async () => {
    const checks = allChecks(catalogue);
    const sound = await healthOfInstitutes(school.database, checks);
    expect(sound.map(({ institute }) => institute)).toEqual(['main', 'branch_north']);
    await school.database.of('branch_north').query({
      text: `insert into employee_category (name, prefix, created_by, version) values ('Lost', 'LX', 1, 2)`,
    });
    const [head, north] = await healthOfInstitutes(school.database, checks);
    const names = (found: typeof head): string[] => (found?.findings ?? []).map(({ name }) => name);
    expect(names(head)).not.toContain('audit employeeCategory');
    expect(names(north)).toContain('audit employeeCategory');
  });

  it('and its logo goes with it when it is closed', async () => {
    const address = await logoOf(visit);
    await call(server, `/setup/v1/InstituteBranches/update/${branch}`, {
      token: admin,
      method: 'PUT',
      body: { active: false },
    });
    expect((await call(server, address)).status).toBe(404);
    expect((await call(server, await logoOf(admin))).status).toBe(200);
  });
});
