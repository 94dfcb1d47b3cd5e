import { CollaborationRoom } from './collaboration.fixture.ts';

let room: CollaborationRoom;
beforeAll(async () => {
  room = await CollaborationRoom.open();
}, 60_000);
afterAll(() => room.school.close(['files missing or changed']));

describe('groups', () => {
  const base = 'collab/v1/group';

  const make = (visibility: string, more: object = {}) =>
    room.save('host', base, {
      name: `${visibility} ${Math.floor(performance.now() * 1000)}`,
      visibility,
      ...more,
    });
  const say = (as: string, id: number) =>
    room.school.call<{ id: number }>(as, 'POST', `${base}/comments/${id}`, { text: 'Hello' });
  const hears = async (as: string, id: number): Promise<number> =>
    (await room.school.call(as, 'GET', `${base}/comments/${id}`)).status;

  it.each([
    ['OPEN', 'everybody sees and hears it', [200, 200], [200, 200], [200, 200]],
    ['CLOSED', 'colleagues see that it is there, members hear', [200, 200], [200, 404], [404, 404]],
    ['SECRET', 'members alone know of it', [200, 200], [404, 404], [404, 404]],
  ])('are %s: %s (GRP-2)', async (visibility, _, member, colleague, pupil) => {
    const { id } = await make(visibility, { members: [room.ids['clerk']], departments: [room.ids['math']] });
    const reach = async (as: string) => [(await room.read(as, base, id)).status, await hears(as, id)];
    expect(await reach('clerk')).toEqual(member);
    expect(await reach('ann')).toEqual(member);
    expect(await reach('editor')).toEqual(colleague);
    expect(await reach('pupil')).toEqual(pupil);
    expect((await say('clerk', id)).status).toBe(201);
    expect((await say('editor', id)).status).toBe(visibility === 'OPEN' ? 201 : 404);
    expect((await room.school.call('clerk', 'POST', `${base}/save`, { name: 'Mine' })).status).toBe(403);
  });

  it('that are closed keep their files for members', async () => {
    const { id } = await make('CLOSED', { members: [room.ids['clerk']] });
    const [file] = await room.school.sql.query<{ id: number }>({
      text: `insert into stored_file (name, type, size, sha256, path, owner_resource, owner_record, owner_field)
        values ('paper.pdf', 'application/pdf', 4, repeat('0', 64), 'none', 'discussionGroup', $1, '@attachments')
        returning id::float8 as id`,
      values: [id],
    });
    const status = async (as: string) =>
      (await room.school.call(as, 'GET', `setup/v1/files/${file?.id}`)).status === 404;
    const listed = async (as: string) =>
      (await room.school.call(as, 'GET', `${base}/attachments/${id}`)).status;
    expect([await listed('clerk'), await listed('editor')]).toEqual([200, 404]);
    expect(await status('editor')).toBe(true);
    expect(await status('clerk')).toBe(false);
  });

  it('are asked for by colleagues, who are admitted or refused, once', async () => {
    const { id } = await make('CLOSED', { members: [room.ids['clerk']] });
    await room.school.sql.query({ text: 'delete from notification' });
    const ask = (as: string) => room.act(as, base, 'ask', id);
    expect((await ask('clerk')).data['code']).toBe('ILLEGAL_STATE');
    // Members of a group, and those who may do everything anyway, are not offered to ask.
    expect((await ask('admin')).status).toBe(403);
    expect((await ask('ann')).status).toBe(200);
    expect((await ask('ann')).data['code']).toBe('ILLEGAL_STATE');
    expect((await ask('bob')).status).toBe(200);
    expect((await ask('editor')).status).toBe(200);
    const requests = 'collab/v1/groupRequest';
    const open = await room.school.data<{ id: number }[]>(
      'host',
      'GET',
      `${requests}/getall?filter={"group":${id}}`,
    );
    expect(open).toHaveLength(3);
    expect((await room.school.call('ann', 'GET', `${requests}/getall`)).data).toEqual([]);
    const [ann = { id: 0 }, bob = { id: 0 }, editor = { id: 0 }] = open.toSorted((x, y) => x.id - y.id);
    // Two simultaneous ones: neither is lost.
    const answers = await Promise.all([
      room.act('host', requests, 'admit', ann.id),
      room.act('other', requests, 'admit', bob.id),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await room.act('host', requests, 'refuse', editor.id)).status).toBe(200);
    expect((await room.act('host', requests, 'admit', ann.id)).status).toBe(404);
    expect([await hears('ann', id), await hears('bob', id), await hears('editor', id)]).toEqual([
      200, 200, 404,
    ]);
    const told = await room.school.sql.query<{ username: string; message: string }>({
      text: `select u.username, n.message from notification n join "user" u on u.id = n.user_id order by n.id`,
    });
    expect(told.filter(({ message }) => message === 'group.asked').map(({ username }) => username)).toEqual(
      expect.arrayContaining(['host', 'other']),
    );
    expect(
      told
        .filter(({ message }) => message === 'group.admitted')
        .map(({ username }) => username)
        .toSorted(),
    ).toEqual(['ann', 'bob']);
    // A refused user may ask again.
    expect((await ask('editor')).status).toBe(200);
  });

  it('are moderated by whoever makes them and whoever is named, who admit people and take comments away', async () => {
    await room.school.sql.query({ text: 'delete from notification' });
    const { id } = await make('CLOSED', { members: [room.ids['clerk']], moderators: [room.ids['ann']] });
    const requests = 'collab/v1/groupRequest';
    expect((await room.act('bob', base, 'ask', id)).status).toBe(200);
    expect((await room.act('editor', base, 'ask', id)).status).toBe(200);
    const open = (as: string) =>
      room.school.data<{ id: number }[]>(as, 'GET', `${requests}/getall?filter={"group":${id}}`);
    expect(await open('clerk')).toEqual([]);
    const [bob = { id: 0 }, editor = { id: 0 }] = await open('ann');
    expect((await room.act('clerk', requests, 'admit', bob.id)).status).toBe(404);
    expect((await room.act('ann', requests, 'admit', bob.id)).status).toBe(200);
    expect((await room.act('ann', requests, 'refuse', editor.id)).status).toBe(200);
    expect(await hears('bob', id)).toBe(200);
    const told = await room.school.sql.query({
      text: `select from notification n join "user" u on u.id = n.user_id
        where u.username = 'ann' and n.message = 'group.asked'`,
    });
    expect(told).toHaveLength(2);

    await say('bob', id);
    const [comment = { id: 0 }] = await room.school.data<{ id: number }[]>(
      'bob',
      'GET',
      `${base}/comments/${id}`,
    );
    const take = async (as: string) =>
      (await room.school.call(as, 'DELETE', `${base}/comments/${id}/${comment.id}`)).status;
    expect([await take('clerk'), await take('ann')]).toEqual([404, 200]);
    // Moderators of one group have no say in another.
    const { id: another } = await make('OPEN');
    await say('bob', another);
    const [said = { id: 0 }] = await room.school.data<{ id: number }[]>(
      'bob',
      'GET',
      `${base}/comments/${another}`,
    );
    expect((await room.school.call('ann', 'DELETE', `${base}/comments/${another}/${said.id}`)).status).toBe(
      404,
    );
  });

  it('get people from their moderators, who need no privilege for it', async () => {
    const { id } = await make('SECRET', { moderators: [room.ids['ann']] });
    const who = (...names: string[]) => names.map((name) => room.ids[name]);
    const call = (as: string, name: string, input: object) =>
      room.school.call<{ errors?: { message: string }[] }>(as, 'POST', `${base}/action/${name}`, {
        ids: [id],
        input,
      });
    expect((await call('bob', 'invite', { people: who('bob') })).status).toBe(404);
    expect((await call('ann', 'invite', { people: who('bob', 'clerk') })).status).toBe(200);
    expect((await room.read('clerk', base, id)).data).toMatchObject({
      members: [room.ids['bob'], room.ids['clerk']],
    });
    const labels = await room.school.call('clerk', 'GET', `${base}/get/${id}?labels=["members"]`);
    expect(labels.data['_labels']).toEqual({ members: ['Bob', 'Clerk'] });
    expect((await call('clerk', 'dismiss', { people: who('bob') })).status).toBe(409);
    const unknown = await call('ann', 'invite', { people: [...who('bob'), 999_999] });
    expect([unknown.status, unknown.data.errors]).toMatchObject([
      400,
      [{ field: 'people', code: 'notReference' }],
    ]);
    expect((await call('ann', 'invite', { people: [] })).status).toBe(400);
    expect((await call('ann', 'dismiss', { people: who('ann') })).status).toBe(409);
    expect((await call('ann', 'invite', { people: who('bob'), moderate: true })).status).toBe(200);
    expect((await call('bob', 'dismiss', { people: who('ann', 'clerk') })).status).toBe(200);
    expect((await room.read('clerk', base, id)).status).toBe(404);
    expect((await call('ann', 'invite', { people: who('ann') })).status).toBe(404);
  });

  it('offer their moderators colleagues by name and number, and nobody else', async () => {
    const { id } = await make('CLOSED', { members: [room.ids['clerk']], moderators: [room.ids['ann']] });
    await room.school.sql.query({
      text: `update employee set mobile_phone = '+923009998877' where id = $1`,
      values: [room.ids['bob']],
    });
    const offered = async (as: string, more: string, record: number | '' = id) => {
      const path = `${base}/action/invite/options/people?record=${record}${more}`;
      const { status, data } = await room.school.call<{ id: number; label: string; subtitle: string }[]>(
        as,
        'GET',
        path,
      );
      return status === 200 ? data.map(({ label }) => label) : status;
    };
    // Ann may read no record but her own, yet gets the names here.
    const open = await room.school.data<{ label: string }[]>(
      'ann',
      'GET',
      'setup/v1/EmployeeDetails/options',
    );
    expect(open.map(({ label }) => label)).toEqual(['Ann']);
    expect(await offered('ann', '')).toEqual(expect.arrayContaining(['Ann', 'Bob', 'Clerk']));
    expect(await offered('ann', '&q=bO')).toEqual(['Bob']);
    expect(await offered('ann', '&q=9998877')).toEqual([]);
    expect(await offered('ann', `&ids=[${room.ids['clerk']}]`)).toEqual(['Clerk']);
    await room.school.sql.query({
      text: `update employee set archived = true where id = $1`,
      values: [room.ids['bob']],
    });
    expect(await offered('ann', '&q=bob')).toEqual([]);
    await room.school.sql.query({
      text: `update employee set archived = false where id = $1`,
      values: [room.ids['bob']],
    });
    expect(await offered('clerk', '')).toBe(409);
    expect(await offered('pupil', '')).toBe(403);
    expect(await offered('ann', '', '')).toBe(403);
    expect(await offered('ann', '', 999_999)).toBe(404);
    expect(await offered('ann', '&filter={}')).toBe(400);
    const none = `${base}/action/invite/options/moderate?record=${id}`;
    expect((await room.school.call('ann', 'GET', none)).status).toBe(404);
  });

  it('are left by whoever is named in them, but not by the last moderator (GRP-1)', async () => {
    const { id } = await make('SECRET', {
      members: [room.ids['clerk'], room.ids['bob']],
      moderators: [room.ids['ann'], room.ids['bob']],
    });
    expect((await room.act('clerk', base, 'leave', id)).status).toBe(200);
    expect((await room.read('clerk', base, id)).status).toBe(404);
    expect((await room.act('admin', base, 'leave', id)).status).toBe(403);
    // Two moderators who leave at the same time: one stays.
    const left = await Promise.all([room.act('ann', base, 'leave', id), room.act('bob', base, 'leave', id)]);
    expect(left.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const change = (moderators: readonly number[]) =>
      room.school.call<{ code?: string }>('host', 'PUT', `${base}/update/${id}`, { moderators });
    expect((await change([])).status).toBe(409);
    expect((await change([Number(room.ids['clerk'])])).status).toBe(200);
    expect((await room.act('clerk', base, 'leave', id)).status).toBe(409);
  });

  it('lose a comment by its author and by whoever keeps groups, by nobody else', async () => {
    const { id } = await make('OPEN');
    await say('ann', id);
    const comment = async (): Promise<number> =>
      (await room.school.data<{ id: number }[]>('ann', 'GET', `${base}/comments/${id}`))[0]?.id ?? 0;
    const take = async (as: string) =>
      (await room.school.call(as, 'DELETE', `${base}/comments/${id}/${await comment()}`)).status;
    expect([await take('bob'), await take('other')]).toEqual([404, 200]);
    await say('ann', id);
    expect(await take('ann')).toBe(200);
  });
});

describe('lists of recipients', () => {
  const base = 'collab/v1/userGroup';
  const names = async (id: number): Promise<string[]> =>
    (await room.school.data<{ name: string }[]>('host', 'GET', `${base}/recipients/${id}`)).map(
      ({ name }) => name,
    );

  it('name people, or take whoever works in a department at the moment', async () => {
    const fixed = await room.save('host', base, {
      name: 'Council',
      members: [room.ids['ann'], room.ids['clerk']],
    });
    expect(await names(fixed.id)).toEqual(['Ann', 'Clerk']);
    const rule = await room.save('host', base, {
      name: 'Maths',
      kind: 'DYNAMIC',
      departments: [room.ids['math']],
    });
    expect(await names(rule.id)).toEqual(['Ann', 'Bob', 'Cem']);
    await room.school.addUser('dua', { department: 'Math' });
    expect(await names(rule.id)).toEqual(['Ann', 'Bob', 'Cem', 'Dua']);
    await room.school.sql.query({ text: `update "user" set blocked = true where username = 'dua'` });
    expect(await names(rule.id)).toEqual(['Ann', 'Bob', 'Cem']);
  });

  it('are used by others only when they are shared, and changed by whoever made them', async () => {
    const own = await room.save('host', base, { name: 'Private', members: [room.ids['ann']] });
    const shared = await room.save('host', base, {
      name: 'Shared',
      members: [room.ids['ann']],
      isShared: true,
    });
    expect((await room.read('other', base, own.id)).status).toBe(404);
    expect((await room.school.call('other', 'GET', `${base}/recipients/${own.id}`)).status).toBe(404);
    expect((await room.read('other', base, shared.id)).status).toBe(200);
    const change = await room.school.call('other', 'PUT', `${base}/update/${shared.id}`, { name: 'Taken' });
    expect(change.data['code']).toBe('NOT_YOURS');
  });
});

it('nothing of all this went without a line in the history', async () => {
  expect(await room.silent('groupRequest', 'discussionGroup', 'userGroup')).toEqual([]);
});
