import { CollabSchool } from '../../../test/collab-school.ts';
import { changedSilently } from '../../../test/history-checks.ts';

interface Saved {
  readonly id: number;
  readonly status: string;
  readonly likes: number;
}

let school: CollabSchool;
let ids: Record<string, number>;
beforeAll(async () => {
  school = await CollabSchool.open();
  ids = { math: await school.addDepartment('Math'), office: await school.addDepartment('Office') };
  await school.addUser('host', { department: 'Office', privileges: ['GroupManagement'] });
  await school.addUser('other', { department: 'Office', privileges: ['GroupManagement'] });
  await school.addUser('editor', { department: 'Office', privileges: ['BlogModeration'] });
  for (const name of ['ann', 'bob', 'cem']) await school.addUser(name, { department: 'Math' });
  await school.addUser('clerk', { department: 'Office' });
  await school.addUser('pupil', { kind: 'STUDENT' });
  for (const name of ['ann', 'bob', 'clerk']) ids[name] = await school.employeeOf(name);
}, 60_000);
afterAll(() => school.close());

const save = (as: string, base: string, body: object) => school.data<Saved>(as, 'POST', `${base}/save`, body);
const act = (as: string, base: string, name: string, id: number) =>
  school.call<Record<string, unknown>>(as, 'POST', `${base}/action/${name}`, { ids: [id], input: {} });
const move = (as: string, base: string, name: string, id: number) =>
  school.call<Saved>(as, 'POST', `${base}/transition/${name}/${id}`, {});
const read = (as: string, base: string, id: number) => school.call<Saved>(as, 'GET', `${base}/get/${id}`);

describe('blog posts', () => {
  const base = 'collab/v1/blog';
  const write = (as: string, more: object = {}) =>
    save(as, base, { title: 'Spring', body: '<p>It <b>blooms</b><script>x()</script></p>', ...more });

  it('are drafts of their author until they are published', async () => {
    const { id, status } = await write('ann');
    expect(status).toBe('DRAFT');
    expect((await read('ann', base, id)).data).toMatchObject({
      author: 'Ann',
      body: '<p>It <b>blooms</b></p>',
    });
    expect((await read('bob', base, id)).status).toBe(404);
    expect((await move('ann', base, 'publish', id)).data.status).toBe('PUBLISHED');
    expect((await read('bob', base, id)).status).toBe(200);
    const { id: forStaff } = await write('ann', { audiences: ['EMPLOYEE'] });
    await move('ann', base, 'publish', forStaff);
    expect((await read('pupil', base, forStaff)).status).toBe(404);
  });

  it('of students wait for a moderator, who is told', async () => {
    const { id } = await write('pupil');
    expect((await move('pupil', base, 'publish', id)).status).toBe(403);
    expect((await move('pupil', base, 'submit', id)).data.status).toBe('PENDING');
    const told = await school.sql.query({
      text: `select u.username, n.message from notification n join "user" u on u.id = n.user_id`,
    });
    expect(told).toEqual([{ username: 'editor', message: 'blog.pending' }]);
    expect((await read('ann', base, id)).status).toBe(404);
    expect((await move('editor', base, 'publish', id)).data.status).toBe('PUBLISHED');
  });

  it('are changed by their author and by moderators, by nobody else', async () => {
    const { id } = await write('ann');
    await move('ann', base, 'publish', id);
    const change = (as: string) => school.call(as, 'PUT', `${base}/update/${id}`, { title: 'Summer' });
    expect((await change('bob')).data['code']).toBe('NOT_YOURS');
    expect((await move('bob', base, 'unpublish', id)).data).toMatchObject({ code: 'NOT_YOURS' });
    expect((await school.call('bob', 'DELETE', `${base}/delete/${id}`)).data['code']).toBe('NOT_YOURS');
    expect((await change('ann')).status).toBe(200);
    expect((await change('editor')).status).toBe(200);
    expect((await move('ann', base, 'unpublish', id)).data.status).toBe('UNPUBLISHED');
  });

  it('are liked once by each, and no more when that is taken back', async () => {
    const { id } = await write('ann');
    await move('ann', base, 'publish', id);
    await Promise.all([
      act('bob', base, 'like', id),
      act('bob', base, 'like', id),
      act('cem', base, 'like', id),
    ]);
    expect((await read('ann', base, id)).data.likes).toBe(2);
    expect((await act('bob', base, 'like', id)).data['code']).toBe('ILLEGAL_STATE');
    expect((await act('bob', base, 'unlike', id)).status).toBe(200);
    expect((await read('ann', base, id)).data.likes).toBe(1);
  });

  it('count each reader once, but neither their author nor a look at a draft', async () => {
    const { id } = await write('ann');
    const open = async (as: string) => (await school.call(as, 'POST', `${base}/views/${id}`)).data['views'];
    expect(await open('editor')).toBe(0);
    expect((await school.call('bob', 'POST', `${base}/views/${id}`)).status).toBe(404);
    await move('ann', base, 'publish', id);
    await Promise.all([open('bob'), open('bob'), open('cem')]);
    expect(await open('ann')).toBe(2);
    expect((await read('cem', base, id)).data).toMatchObject({ views: 2 });
  });

  it('with comments of others are taken back, not deleted by their author; a moderator may', async () => {
    const { id } = await write('ann');
    await move('ann', base, 'publish', id);
    expect((await school.call('bob', 'POST', `${base}/comments/${id}`, { text: 'Nice' })).status).toBe(201);
    expect((await school.call('ann', 'DELETE', `${base}/delete/${id}`)).data['code']).toBe('HAS_COMMENTS');
    expect((await school.call('editor', 'DELETE', `${base}/delete/${id}`)).status).toBe(200);
  });
});

describe('groups', () => {
  const base = 'collab/v1/group';

  const make = (visibility: string, more: object = {}) =>
    save('host', base, {
      name: `${visibility} ${Math.floor(performance.now() * 1000)}`,
      visibility,
      ...more,
    });
  const say = (as: string, id: number) =>
    school.call<{ id: number }>(as, 'POST', `${base}/comments/${id}`, { text: 'Hello' });
  const hears = async (as: string, id: number): Promise<number> =>
    (await school.call(as, 'GET', `${base}/comments/${id}`)).status;

  it.each([
    ['OPEN', 'everybody sees and hears it', [200, 200], [200, 200], [200, 200]],
    ['CLOSED', 'colleagues see that it is there, members hear', [200, 200], [200, 404], [404, 404]],
    ['SECRET', 'members alone know of it', [200, 200], [404, 404], [404, 404]],
  ])('are %s: %s (GRP-2)', async (visibility, _, member, colleague, pupil) => {
    const { id } = await make(visibility, { members: [ids['clerk']], departments: [ids['math']] });
    const reach = async (as: string) => [(await read(as, base, id)).status, await hears(as, id)];
    expect(await reach('clerk')).toEqual(member);
    expect(await reach('ann')).toEqual(member);
    expect(await reach('editor')).toEqual(colleague);
    expect(await reach('pupil')).toEqual(pupil);
    expect((await say('clerk', id)).status).toBe(201);
    expect((await say('editor', id)).status).toBe(visibility === 'OPEN' ? 201 : 404);
    expect((await school.call('clerk', 'POST', `${base}/save`, { name: 'Mine' })).status).toBe(403);
  });

  it('that are closed keep their files for members', async () => {
    const { id } = await make('CLOSED', { members: [ids['clerk']] });
    const [file] = await school.sql.query<{ id: number }>({
      text: `insert into stored_file (name, type, size, sha256, path, owner_resource, owner_record, owner_field)
        values ('paper.pdf', 'application/pdf', 4, repeat('0', 64), 'none', 'discussionGroup', $1, '@attachments')
        returning id::float8 as id`,
      values: [id],
    });
    const status = async (as: string) =>
      (await school.call(as, 'GET', `setup/v1/files/${file?.id}`)).status === 404;
    const listed = async (as: string) => (await school.call(as, 'GET', `${base}/attachments/${id}`)).status;
    expect([await listed('clerk'), await listed('editor')]).toEqual([200, 404]);
    expect(await status('editor')).toBe(true);
    expect(await status('clerk')).toBe(false);
  });

  it('are asked for by colleagues, who are admitted or refused, once', async () => {
    const { id } = await make('CLOSED', { members: [ids['clerk']] });
    await school.sql.query({ text: 'delete from notification' });
    const ask = (as: string) => act(as, base, 'ask', id);
    expect((await ask('clerk')).data['code']).toBe('ILLEGAL_STATE');
    // Who belongs to a group, and who may do everything anyway, is not offered to ask.
    expect((await ask('admin')).status).toBe(403);
    expect((await ask('ann')).status).toBe(200);
    expect((await ask('ann')).data['code']).toBe('ILLEGAL_STATE');
    expect((await ask('bob')).status).toBe(200);
    expect((await ask('editor')).status).toBe(200);
    const requests = 'collab/v1/groupRequest';
    const open = await school.data<{ id: number }[]>(
      'host',
      'GET',
      `${requests}/getall?filter={"group":${id}}`,
    );
    expect(open).toHaveLength(3);
    expect((await school.call('ann', 'GET', `${requests}/getall`)).data).toEqual([]);
    const [ann = { id: 0 }, bob = { id: 0 }, editor = { id: 0 }] = open.toSorted((x, y) => x.id - y.id);
    // Two at once: neither is lost.
    const answers = await Promise.all([
      act('host', requests, 'admit', ann.id),
      act('other', requests, 'admit', bob.id),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await act('host', requests, 'refuse', editor.id)).status).toBe(200);
    expect((await act('host', requests, 'admit', ann.id)).status).toBe(404);
    expect([await hears('ann', id), await hears('bob', id), await hears('editor', id)]).toEqual([
      200, 200, 404,
    ]);
    const told = await school.sql.query<{ username: string; message: string }>({
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
    // Who was refused may ask again.
    expect((await ask('editor')).status).toBe(200);
  });

  it('are moderated by whoever makes them and whoever is named, who admit people and take comments away', async () => {
    await school.sql.query({ text: 'delete from notification' });
    const { id } = await make('CLOSED', { members: [ids['clerk']], moderators: [ids['ann']] });
    const requests = 'collab/v1/groupRequest';
    expect((await act('bob', base, 'ask', id)).status).toBe(200);
    expect((await act('editor', base, 'ask', id)).status).toBe(200);
    const open = (as: string) =>
      school.data<{ id: number }[]>(as, 'GET', `${requests}/getall?filter={"group":${id}}`);
    expect(await open('clerk')).toEqual([]);
    const [bob = { id: 0 }, editor = { id: 0 }] = await open('ann');
    expect((await act('clerk', requests, 'admit', bob.id)).status).toBe(404);
    expect((await act('ann', requests, 'admit', bob.id)).status).toBe(200);
    expect((await act('ann', requests, 'refuse', editor.id)).status).toBe(200);
    expect(await hears('bob', id)).toBe(200);
    const told = await school.sql.query({
      text: `select from notification n join "user" u on u.id = n.user_id
        where u.username = 'ann' and n.message = 'group.asked'`,
    });
    expect(told).toHaveLength(2);

    await say('bob', id);
    const [comment = { id: 0 }] = await school.data<{ id: number }[]>('bob', 'GET', `${base}/comments/${id}`);
    const take = async (as: string) =>
      (await school.call(as, 'DELETE', `${base}/comments/${id}/${comment.id}`)).status;
    expect([await take('clerk'), await take('ann')]).toEqual([404, 200]);
    // Moderators of one group have nothing to say in another.
    const { id: another } = await make('OPEN');
    await say('bob', another);
    const [said = { id: 0 }] = await school.data<{ id: number }[]>(
      'bob',
      'GET',
      `${base}/comments/${another}`,
    );
    expect((await school.call('ann', 'DELETE', `${base}/comments/${another}/${said.id}`)).status).toBe(404);
  });

  it('are left by whoever is named in them, but not by the last moderator (GRP-1)', async () => {
    const { id } = await make('SECRET', {
      members: [ids['clerk'], ids['bob']],
      moderators: [ids['ann'], ids['bob']],
    });
    expect((await act('clerk', base, 'leave', id)).status).toBe(200);
    expect((await read('clerk', base, id)).status).toBe(404);
    expect((await act('admin', base, 'leave', id)).status).toBe(403);
    // Two moderators who leave at once: one stays.
    const left = await Promise.all([act('ann', base, 'leave', id), act('bob', base, 'leave', id)]);
    expect(left.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const change = (moderators: readonly number[]) =>
      school.call<{ code?: string }>('host', 'PUT', `${base}/update/${id}`, { moderators });
    expect((await change([])).status).toBe(409);
    expect((await change([Number(ids['clerk'])])).status).toBe(200);
    expect((await act('clerk', base, 'leave', id)).status).toBe(409);
  });

  it('lose a comment by its author and by whoever keeps groups, by nobody else', async () => {
    const { id } = await make('OPEN');
    await say('ann', id);
    const comment = async (): Promise<number> =>
      (await school.data<{ id: number }[]>('ann', 'GET', `${base}/comments/${id}`))[0]?.id ?? 0;
    const take = async (as: string) =>
      (await school.call(as, 'DELETE', `${base}/comments/${id}/${await comment()}`)).status;
    expect([await take('bob'), await take('other')]).toEqual([404, 200]);
    await say('ann', id);
    expect(await take('ann')).toBe(200);
  });
});

describe('lists of recipients', () => {
  const base = 'collab/v1/userGroup';
  const names = async (id: number): Promise<string[]> =>
    (await school.data<{ name: string }[]>('host', 'GET', `${base}/recipients/${id}`)).map(
      ({ name }) => name,
    );

  it('name people, or take whoever works in a department at the moment', async () => {
    const fixed = await save('host', base, { name: 'Council', members: [ids['ann'], ids['clerk']] });
    expect(await names(fixed.id)).toEqual(['Ann', 'Clerk']);
    const rule = await save('host', base, { name: 'Maths', kind: 'DYNAMIC', departments: [ids['math']] });
    expect(await names(rule.id)).toEqual(['Ann', 'Bob', 'Cem']);
    await school.addUser('dua', { department: 'Math' });
    expect(await names(rule.id)).toEqual(['Ann', 'Bob', 'Cem', 'Dua']);
    await school.sql.query({ text: `update "user" set blocked = true where username = 'dua'` });
    expect(await names(rule.id)).toEqual(['Ann', 'Bob', 'Cem']);
  });

  it('are used by others only when they are shared, and changed by whoever made them', async () => {
    const own = await save('host', base, { name: 'Private', members: [ids['ann']] });
    const shared = await save('host', base, { name: 'Shared', members: [ids['ann']], isShared: true });
    expect((await read('other', base, own.id)).status).toBe(404);
    expect((await school.call('other', 'GET', `${base}/recipients/${own.id}`)).status).toBe(404);
    expect((await read('other', base, shared.id)).status).toBe(200);
    const change = await school.call('other', 'PUT', `${base}/update/${shared.id}`, { name: 'Taken' });
    expect(change.data['code']).toBe('NOT_YOURS');
  });
});

describe('meeting rooms', () => {
  const base = 'collab/v1/meeting';
  const link = 'https://meet.example/secret-room';
  const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
  const plan = (more: object = {}) =>
    save('host', base, {
      name: 'Parents evening',
      scheduledOn: inMinutes(5),
      externalLink: link,
      departments: [ids['math']],
      ...more,
    });

  it('give their link to whoever joins, and to nobody who only looks', async () => {
    const { id } = await plan();
    expect((await read('ann', base, id)).data).not.toHaveProperty('externalLink');
    expect((await read('clerk', base, id)).status).toBe(404);
    expect((await act('clerk', base, 'join', id)).status).toBe(404);
    expect((await act('ann', base, 'join', id)).data['code']).toBe('NOT_BEGUN');
    expect((await act('host', base, 'join', id)).data).toMatchObject({ open: link, role: 'moderator' });
    expect((await read('ann', base, id)).data.status).toBe('RUNNING');
    expect((await act('ann', base, 'join', id)).data).toMatchObject({ open: link, role: 'attendee' });
    expect((await school.call('host', 'DELETE', `${base}/delete/${id}`)).data['code']).toBe('HAS_DEPENDENTS');
    await move('host', base, 'end', id);
    expect((await act('ann', base, 'join', id)).data['code']).toBe('ILLEGAL_STATE');
  });

  it('open ten minutes before, and without the host where that is allowed', async () => {
    const late = await plan({ scheduledOn: inMinutes(30), anyoneCanStart: true });
    expect((await act('ann', base, 'join', late.id)).data['code']).toBe('TOO_EARLY');
    const soon = await plan({ scheduledOn: inMinutes(9), anyoneCanStart: true });
    expect((await act('ann', base, 'join', soon.id)).status).toBe(200);
  });

  it('have no more people than places, a person once', async () => {
    const { id } = await plan({ maxParticipants: 2, anyoneCanStart: true });
    const answers = await Promise.all(['ann', 'bob', 'cem', 'ann'].map((as) => act(as, base, 'join', id)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2);
    const [row] = await school.sql.query<{ taken: number }>({
      text: 'select count(*)::int as taken from meeting_join where room_id = $1',
      values: [id],
    });
    expect(row?.taken).toBe(2);
    expect(answers.some(({ data }) => data['code'] === 'ROOM_FULL')).toBe(true);
  });

  it('take only links that begin with https', async () => {
    const { status } = await school.call('host', 'POST', `${base}/save`, {
      name: 'Odd',
      scheduledOn: inMinutes(5),
      externalLink: 'javascript:alert(1)',
    });
    expect(status).toBe(400);
  });
});

it('nothing of all this went without a line in the history', async () => {
  const kinds = [
    'groupRequest',
    'blogPost',
    'blogLike',
    'blogView',
    'discussionGroup',
    'userGroup',
    'meetingRoom',
    'meetingJoin',
  ];
  expect(await changedSilently(school.sql, ...kinds)).toEqual([]);
});
