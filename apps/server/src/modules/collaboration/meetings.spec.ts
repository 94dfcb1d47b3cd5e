import { CollaborationRoom } from './collaboration.fixture.ts';

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
    await room.move('host', base, 'end', id);
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

  it('take only links that begin with https', async () => {
    const { status } = await room.school.call('host', 'POST', `${base}/save`, {
      name: 'Odd',
      scheduledOn: inMinutes(5),
      externalLink: 'javascript:alert(1)',
    });
    expect(status).toBe(400);
  });
});

it('nothing of all this went without a line in the history', async () => {
  expect(await room.silent('meetingRoom', 'meetingJoin')).toEqual([]);
});
