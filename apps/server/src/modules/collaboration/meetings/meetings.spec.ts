import { CollaborationRoom } from '../collaboration.fixture.ts';

let room: CollaborationRoom;
beforeAll(async () => {
  room = await CollaborationRoom.open();
}, 60_000);
afterAll(() => room.school.close());

describe('meeting rooms', () => {
  const base = 'collab/v1/meeting';
  const link = 'https://meet.example/secret-room';
  const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
  const plan = (more: object = {}) =>
    room.save('host', base, {
      name: 'Parents evening',
      scheduledOn: inMinutes(5),
      externalLink: link,
      departments: [room.ids['math']],
      ...more,
    });

  it('give their link to whoever joins, and to nobody who only looks', async () => {
    const { id } = await plan();
    expect((await room.read('ann', base, id)).data).not.toHaveProperty('externalLink');
    expect((await room.read('clerk', base, id)).status).toBe(404);
    expect((await room.act('clerk', base, 'join', id)).status).toBe(404);
    expect((await room.act('ann', base, 'join', id)).data['code']).toBe('NOT_BEGUN');
    expect((await room.act('host', base, 'join', id)).data).toMatchObject({ open: link, role: 'moderator' });
    expect((await room.read('ann', base, id)).data.status).toBe('RUNNING');
    expect((await room.act('ann', base, 'join', id)).data).toMatchObject({ open: link, role: 'attendee' });
    expect((await room.school.call('host', 'DELETE', `${base}/delete/${id}`)).data['code']).toBe(
      'HAS_DEPENDENTS',
    );
    expect((await room.act('ann', base, 'close', id)).data['code']).toBe('ILLEGAL_STATE');
    expect((await room.act('host', base, 'close', id)).data).toMatchObject({ status: 'ENDED' });
    expect((await room.act('ann', base, 'join', id)).data['code']).toBe('ILLEGAL_STATE');
  });

  it('open ten minutes before, and without the host where that is allowed', async () => {
    const late = await plan({ scheduledOn: inMinutes(30), anyoneCanStart: true });
    expect((await room.act('ann', base, 'join', late.id)).data['code']).toBe('TOO_EARLY');
    const soon = await plan({ scheduledOn: inMinutes(9), anyoneCanStart: true });
    expect((await room.act('ann', base, 'join', soon.id)).status).toBe(200);
  });

  it('have no more people than places, a person once', async () => {
    const { id } = await plan({ maxParticipants: 2, anyoneCanStart: true });
    const answers = await Promise.all(
      ['ann', 'bob', 'cem', 'ann'].map((as) => room.act(as, base, 'join', id)),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2);
    const [row] = await room.school.sql.query<{ taken: number }>({
      text: 'select count(*)::int as taken from meeting_join where room_id = $1',
      values: [id],
    });
    expect(row?.taken).toBe(2);
    expect(answers.some(({ data }) => data['code'] === 'ROOM_FULL')).toBe(true);
  });

  it('are held by further hosts too, who need no privilege for it', async () => {
    const { id } = await plan({ hosts: [room.ids['clerk']], departments: [] });
    expect((await room.act('clerk', base, 'join', id)).data).toMatchObject({ open: link, role: 'moderator' });
    const came = await room.school.data<{ _labels: object }[]>(
      'clerk',
      'GET',
      `collab/v1/meetingJoin/getall?filter={"room":${id}}&labels=["user"]`,
    );
    expect(came).toEqual([expect.objectContaining({ asHost: true, _labels: { user: 'Clerk' } })]);
    expect((await room.act('clerk', base, 'close', id)).status).toBe(200);
    expect(
      await room.school.data('ann', 'GET', `collab/v1/meetingJoin/getall?filter={"room":${id}}`),
    ).toEqual([]);
  });

  it('are for everybody of a kind, and for whoever a list of recipients reaches at the moment', async () => {
    const reached = async (id: number): Promise<string[]> => {
      const seen: string[] = [];
      for (const as of ['ann', 'clerk', 'pupil', 'mother'])
        if ((await room.read(as, base, id)).status === 200) seen.push(as);
      return seen;
    };
    await room.school.addUser('mother', { kind: 'PARENT' });
    const all = await plan({ departments: [], everybody: ['STUDENT', 'PARENT'] });
    expect(await reached(all.id)).toEqual(['pupil', 'mother']);
    const list = await room.save('host', 'collab/v1/userGroup', {
      name: 'Maths at the moment',
      kind: 'DYNAMIC',
      departments: [room.ids['math']],
    });
    const fixed = await room.save('host', 'collab/v1/userGroup', {
      name: 'Council',
      members: [room.ids['clerk']],
    });
    expect(await reached((await plan({ departments: [], userGroups: [list.id] })).id)).toEqual(['ann']);
    expect(await reached((await plan({ departments: [], userGroups: [fixed.id] })).id)).toEqual(['clerk']);
    expect(await reached((await plan({ departments: [] })).id)).toEqual([]);
  });

  it('take only links that begin with https', async () => {
    const { status } = await room.school.call('host', 'POST', `${base}/save`, {
      name: 'Odd',
      scheduledOn: inMinutes(5),
      externalLink: 'javascript:alert(1)',
    });
    expect(status).toBe(400);
  });

  it('need a link of their own as long as no service opens them', async () => {
    const { status, data } = await room.school.call('host', 'POST', `${base}/save`, {
      name: 'Without',
      scheduledOn: inMinutes(5),
    });
    expect([status, data['errors']]).toMatchObject([400, [{ field: 'externalLink', code: 'required' }]]);
  });
});

it('nothing of all this went without a line in the history', async () => {
  expect(await room.silent('meetingRoom', 'meetingJoin')).toEqual([]);
});
