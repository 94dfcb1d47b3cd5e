import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { School, call, tokenOf } from '../../../test/school.ts';

const preferences = '/setup/v1/preferences';
const views = '/setup/v1/views';

describe('what users choose for their screens', () => {
  let school: School;
  let server: NestFastifyApplication;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    school = await School.open();
    server = await school.server();
    await school.addUser({ username: 'ann', privileges: ['HrBasics'] });
    await school.addUser({ username: 'bob', privileges: ['HrBasics', 'ShareViews'] });
    await school.addUser({ username: 'root', entityType: 'ADMIN' });
    await school.addUser({ username: 'pupil', entityType: 'STUDENT' });
    for (const name of ['ann', 'bob', 'root', 'pupil']) tokens[name] = await tokenOf(server, name);
  });
  afterAll(() => school.close());

  const as = (name: string, url: string, body?: object, method?: 'PUT' | 'DELETE' | 'POST') =>
    call(server, url, { token: tokens[name], body, ...(method ? { method } : {}) });
  const put = (name: string, key: string, value: unknown) =>
    as(name, `${preferences}/${key}`, { value }, 'PUT');

  it('is kept for each of them alone, and forgotten when they say so', async () => {
    await put('ann', 'list.employee', { columns: [{ key: 'code', width: 120 }] });
    await put('ann', 'list.employee', { columns: [{ key: 'name' }] });
    await put('bob', 'list.employee', { columns: [] });
    expect((await as('ann', preferences)).body.data).toEqual({
      'list.employee': { columns: [{ key: 'name' }] },
    });
    expect((await as('root', preferences)).body.data).toEqual({});
    await put('ann', 'list.employee', null);
    expect((await as('ann', preferences)).body.data).toEqual({});
    expect((await as('bob', preferences)).body.data).toEqual({ 'list.employee': { columns: [] } });
  });

  it('has bounds in size, number and key, and takes nothing else', async () => {
    expect((await put('ann', 'big', 'x'.repeat(9_000))).status).toBe(400);
    expect((await put('ann', 'nul', 'a\u0000b')).status).toBe(400);
    expect((await put('ann', '..%2Fx', 1)).status).toBe(400);
    expect((await as('ann', `${preferences}/a`, { value: 1, user: 2 }, 'PUT')).status).toBe(400);
    expect((await as('ann', `${preferences}/a`, {}, 'PUT')).status).toBe(400);
    await school.sql.query({
      text: `insert into user_preference (user_id, key, value) select u.id, 'k' || n, '1'::jsonb
        from "user" u, generate_series(1, 300) n where u.username = 'pupil'`,
    });
    expect((await put('pupil', 'one-more', 1)).body.data).toMatchObject({ code: 'TOO_MANY' });
    expect((await put('pupil', 'k7', 2)).status).toBe(200);
    expect((await as('pupil', preferences)).body.data).toMatchObject({ k7: 2 });
    expect((await call(server, preferences)).status).toBe(401);
  });

  const view = {
    resource: 'employeeGrade',
    name: 'Few hours',
    audience: 'MINE',
    state: { filter: { active: true } },
  };
  const namesFor = async (name: string): Promise<unknown[]> =>
    ((await as(name, `${views}/employeeGrade`)).body.data as unknown as { name: string }[]).map(
      (one) => one.name,
    );

  it('saves views of a list for me; sharing takes the privilege', async () => {
    const made = await as('ann', views, view);
    const id = Number(made.body.data['id']);
    expect(made.status).toBe(201);
    expect([await namesFor('ann'), await namesFor('bob'), await namesFor('root')]).toEqual([
      ['Few hours'],
      [],
      [],
    ]);
    expect((await as('bob', `${views}/${id}`, { ...view, name: 'X' }, 'PUT')).status).toBe(404);
    expect((await as('root', `${views}/${id}`, undefined, 'DELETE')).status).toBe(404);
    expect((await as('ann', `${views}/${id}`, { ...view, audience: 'ALL' }, 'PUT')).status).toBe(403);
    expect((await as('ann', views, { ...view, audience: 'ALL' })).status).toBe(403);
    await as('bob', views, { ...view, name: 'All', audience: 'ALL', preferred: true });
    await as('bob', views, { ...view, name: 'Staff', audience: 'ROLE', role: 'EMPLOYEE' });
    expect(await namesFor('ann')).toEqual(['All', 'Few hours', 'Staff']);
    expect(await namesFor('root')).toEqual(['All']);
    await as('ann', `${views}/${id}`, undefined, 'DELETE');
    expect(await namesFor('ann')).toEqual(['All', 'Staff']);
  });

  it('lets staff share within the staff, and take back what they shared', async () => {
    const shared = { ...view, name: 'Ours', audience: 'ROLE', role: 'EMPLOYEE' };
    const made = await as('ann', views, shared);
    const id = Number(made.body.data['id']);
    expect([made.status, await namesFor('bob')]).toEqual([201, expect.arrayContaining(['Ours'])]);
    await school.addUser({ username: 'cai', privileges: ['HrBasics'] });
    tokens['cai'] = await tokenOf(server, 'cai');
    expect(await namesFor('cai')).toContain('Ours');
    expect((await as('cai', `${views}/${id}`, { ...shared, name: 'Mine' }, 'PUT')).status).toBe(403);
    expect((await as('cai', `${views}/${id}`, undefined, 'DELETE')).status).toBe(403);
    // Only those who manage views decide what everyone sees initially, and share with other roles.
    for (const more of [{ preferred: true }, { role: 'PARENT' }, { role: 'ADMIN' }])
      expect((await as('ann', views, { ...shared, ...more })).status).toBe(403);
    expect((await as('ann', `${views}/${id}`, { ...shared, name: 'Ours too' }, 'PUT')).status).toBe(200);
    expect((await as('ann', `${views}/${id}`, undefined, 'DELETE')).status).toBe(200);
    expect(await namesFor('cai')).not.toContain('Ours too');
  });

  it('refuses views of lists that one may not read, without a role, too long, too many', async () => {
    expect((await as('pupil', `${views}/user`)).status).toBe(403);
    expect((await as('pupil', views, { ...view, resource: 'user' })).status).toBe(403);
    expect((await as('ann', `${views}/nothing`)).status).toBe(404);
    expect((await as('bob', views, { ...view, audience: 'ROLE' })).status).toBe(400);
    expect((await as('ann', views, { ...view, state: { filter: { q: 'x'.repeat(9_000) } } })).status).toBe(
      400,
    );
    expect((await as('ann', views, { ...view, owner: 1 })).status).toBe(400);
    await school.sql.query({
      text: `insert into list_view (owner_id, resource, name, audience, state, preferred)
        select u.id, 'employeeGrade', 'V' || n, 'MINE', '{}'::jsonb, false
        from "user" u, generate_series(1, 50) n where u.username = 'ann'`,
    });
    expect((await as('ann', views, view)).body.data).toMatchObject({ code: 'TOO_MANY' });
  });
});
