import { CollaborationRoom } from './collaboration.fixture.ts';

let room: CollaborationRoom;
beforeAll(async () => {
  room = await CollaborationRoom.open();
}, 60_000);
afterAll(() => room.school.close());

describe('blog posts', () => {
  const base = 'collab/v1/blog';
  const write = (as: string, more: object = {}) =>
    room.save(as, base, { title: 'Spring', body: '<p>It <b>blooms</b><script>x()</script></p>', ...more });

  it('are drafts of their author until they are published', async () => {
    const { id, status } = await write('ann');
    expect(status).toBe('DRAFT');
    expect((await room.read('ann', base, id)).data).toMatchObject({
      author: 'Ann',
      body: '<p>It <b>blooms</b></p>',
    });
    expect((await room.read('bob', base, id)).status).toBe(404);
    expect((await room.move('ann', base, 'publish', id)).data.status).toBe('PUBLISHED');
    expect((await room.read('bob', base, id)).status).toBe(200);
    const { id: forStaff } = await write('ann', { audiences: ['EMPLOYEE'] });
    await room.move('ann', base, 'publish', forStaff);
    expect((await room.read('pupil', base, forStaff)).status).toBe(404);
  });

  it('of students wait for a moderator, who is told', async () => {
    const { id } = await write('pupil');
    expect((await room.move('pupil', base, 'publish', id)).status).toBe(403);
    expect((await room.move('pupil', base, 'submit', id)).data.status).toBe('PENDING');
    const told = await room.school.sql.query({
      text: `select u.username, n.message from notification n join "user" u on u.id = n.user_id`,
    });
    expect(told).toEqual([{ username: 'editor', message: 'blog.pending' }]);
    expect((await room.read('ann', base, id)).status).toBe(404);
    expect((await room.move('editor', base, 'publish', id)).data.status).toBe('PUBLISHED');
  });

  it('are changed by their author and by moderators, by nobody else', async () => {
    const { id } = await write('ann');
    await room.move('ann', base, 'publish', id);
    const change = (as: string) => room.school.call(as, 'PUT', `${base}/update/${id}`, { title: 'Summer' });
    expect((await change('bob')).data['code']).toBe('NOT_YOURS');
    expect((await room.move('bob', base, 'unpublish', id)).data).toMatchObject({ code: 'NOT_YOURS' });
    expect((await room.school.call('bob', 'DELETE', `${base}/delete/${id}`)).data['code']).toBe('NOT_YOURS');
    expect((await change('ann')).status).toBe(200);
    expect((await change('editor')).status).toBe(200);
    expect((await room.move('ann', base, 'unpublish', id)).data.status).toBe('UNPUBLISHED');
  });

  it('are liked once by each, and no more when that is taken back', async () => {
    const { id } = await write('ann');
    await room.move('ann', base, 'publish', id);
    await Promise.all([
      room.act('bob', base, 'like', id),
      room.act('bob', base, 'like', id),
      room.act('cem', base, 'like', id),
    ]);
    expect((await room.read('ann', base, id)).data.likes).toBe(2);
    expect((await room.act('bob', base, 'like', id)).data['code']).toBe('ILLEGAL_STATE');
    expect((await room.act('bob', base, 'unlike', id)).status).toBe(200);
    expect((await room.read('ann', base, id)).data.likes).toBe(1);
  });

  it('count each reader once, but neither their author nor a look at a draft', async () => {
    const { id } = await write('ann');
    const open = async (as: string) =>
      (await room.school.call(as, 'POST', `${base}/views/${id}`)).data['views'];
    expect(await open('editor')).toBe(0);
    expect((await room.school.call('bob', 'POST', `${base}/views/${id}`)).status).toBe(404);
    await room.move('ann', base, 'publish', id);
    await Promise.all([open('bob'), open('bob'), open('cem')]);
    expect(await open('ann')).toBe(2);
    expect((await room.read('cem', base, id)).data).toMatchObject({ views: 2 });
  });

  it('with comments of others are taken back, not deleted by their author; a moderator may', async () => {
    const { id } = await write('ann');
    await room.move('ann', base, 'publish', id);
    expect((await room.school.call('bob', 'POST', `${base}/comments/${id}`, { text: 'Nice' })).status).toBe(
      201,
    );
    expect((await room.school.call('ann', 'DELETE', `${base}/delete/${id}`)).data['code']).toBe(
      'HAS_COMMENTS',
    );
    expect((await room.school.call('editor', 'DELETE', `${base}/delete/${id}`)).status).toBe(200);
  });
});

it('nothing of all this went without a line in the history', async () => {
  expect(await room.silent('blogPost', 'blogLike', 'blogView')).toEqual([]);
});
