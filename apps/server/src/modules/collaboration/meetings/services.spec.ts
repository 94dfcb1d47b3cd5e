import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CollaborationRoom } from '../collaboration.fixture.ts';
import { MeetingClock } from './meeting-clock.ts';

const secret = 'known to both sides';
const base = 'collab/v1/meeting';
const services = 'collab/v1/meetingProvider';

let room: CollaborationRoom;
let server: Server;
/** What the service was asked, and how it responds. */
const asked: URL[] = [];
const yes = '<response><returncode>SUCCESS</returncode></response>';
let answer = yes;
/** What happens while the service is busy. */
let meanwhile: () => Promise<void> = () => Promise.resolve();

beforeAll(async () => {
  room = await CollaborationRoom.open();
  server = createServer((request, reply) => {
    asked.push(new URL(String(request.url), 'http://service'));
    void meanwhile().finally(() => reply.end(answer));
  }).listen(0, '127.0.0.1');
}, 60_000);
afterAll(async () => {
  server.close();
  await room.school.close();
});
beforeEach(() => {
  asked.length = 0;
  answer = yes;
  meanwhile = () => Promise.resolve();
});

const service = async (kind: string, more: object = {}): Promise<number> => {
  const { id } = await room.save('admin', services, {
    name: `${kind} ${Math.random()}`,
    kind,
    url: 'https://meet.example/bigbluebutton/',
    ...more,
  });
  return id;
};
/** The test's service, which does not speak TLS. */
const here = async (): Promise<number> => {
  const id = await service('BIGBLUEBUTTON', { secret });
  const { port } = server.address() as AddressInfo;
  await room.school.sql.query({
    text: 'update meeting_provider set url = $1 where id = $2',
    values: [`http://127.0.0.1:${port}/bigbluebutton/`, id],
  });
  return id;
};
const plan = (provider: number, more: object = {}) =>
  room.save('host', base, {
    name: 'Grade 9 & friends',
    scheduledOn: new Date().toISOString(),
    departments: [room.ids['math']],
    provider,
    ...more,
  });
const opened = async (as: string, id: number): Promise<URL> =>
  new URL(String((await room.act(as, base, 'join', id)).data['open']));
const isSigned = ({ pathname, search }: URL): boolean => {
  const [query = '', checksum] = search.slice(1).split('&checksum=');
  const call = pathname.split('/').at(-1) ?? '';
  return (
    createHash('sha256')
      .update(call + query + secret)
      .digest('hex') === checksum
  );
};

describe('BigBlueButton', () => {
  it('opens the room, and lets hosts moderate and others only in (MTG-1, MTG-3)', async () => {
    const { id } = await plan(await here(), { welcomeMessage: 'Hello', record: true, maxParticipants: 12 });
    const host = await opened('host', id);
    const [create] = asked;
    expect(create?.pathname).toBe('/bigbluebutton/api/create');
    expect(Object.fromEntries(create?.searchParams ?? [])).toMatchObject({
      name: 'Grade 9 & friends',
      welcome: 'Hello',
      record: 'true',
      maxParticipants: '12',
    });
    const guest = await opened('ann', id);
    expect([host, guest, ...asked].every(isSigned)).toBe(true);
    const of = ({ searchParams }: URL, ...names: string[]) => names.map((name) => searchParams.get(name));
    expect(of(host, 'role', 'fullName')).toEqual(['MODERATOR', 'Host']);
    expect(of(guest, 'role', 'fullName')).toEqual(['VIEWER', 'Ann']);
    expect(of(host, 'password')).toEqual(create && of(create, 'moderatorPW'));
    expect(of(guest, 'password')).toEqual(create && of(create, 'attendeePW'));
    expect(of(guest, 'password')).not.toEqual(of(host, 'password'));
    const seen = (await room.read('ann', base, id)).data;
    for (const field of ['meetingId', 'externalLink']) expect(seen).not.toHaveProperty(field);
  });

  it('keeps no address that it has given, not even for a request that comes again (MTG-3)', async () => {
    const { id } = await plan(await here());
    const key = `join-${id}`;
    const join = () =>
      room.school.call('host', 'POST', `${base}/action/join`, { ids: [id] }, { 'idempotency-key': key });
    expect([(await join()).status, (await join()).status]).toEqual([200, 200]);
    expect(asked).toHaveLength(2);
    const kept = await room.school.sql.query({
      text: 'select 1 from idempotency_key where key = $1',
      values: [key],
    });
    expect(kept).toEqual([]);
  });

  it('sends everybody out when a host ends the meeting', async () => {
    const { id } = await plan(await here());
    await opened('host', id);
    const told = new Promise<void>((done) => {
      meanwhile = async () => {
        const { status } = (await room.read('host', base, id)).data;
        if (status === 'ENDED') done();
      };
    });
    expect((await room.act('host', base, 'close', id)).status).toBe(200);
    await told;
    expect(asked.map(({ pathname }) => pathname.split('/').at(-1))).toEqual(['create', 'end']);
  });

  it('keeps nobody waiting for a service that takes its time', async () => {
    const { id } = await plan(await here());
    let free = false;
    meanwhile = async () => {
      // No transaction is open, and the room is not locked for others.
      const held = await room.school.sql.query({
        text: `select query from pg_stat_activity where datname = current_database() and xact_start is not null
          and pid <> pg_backend_pid()`,
      });
      const change = { name: 'Meanwhile' };
      const changed = await room.school.call('other', 'PUT', `${base}/update/${id}`, change);
      free = held.length === 0 && changed.status === 200;
    };
    expect((await opened('host', id)).pathname).toBe('/bigbluebutton/api/join');
    expect(free).toBe(true);
    expect((await room.read('host', base, id)).data).toMatchObject({ name: 'Meanwhile', status: 'RUNNING' });
  });

  it('is not asked for anybody who may not come in', async () => {
    const { id } = await plan(await here(), { scheduledOn: new Date(Date.now() + 3_600_000).toISOString() });
    const code = async (as: string) => {
      const refused = await room.act(as, base, 'join', id);
      return [refused.status, refused.data['code']];
    };
    expect(await code('ann')).toEqual([409, 'TOO_EARLY']);
    expect(await code('clerk')).toEqual([404, 'NOT_FOUND']);
    await room.move('host', base, 'cancel', id);
    expect(await code('host')).toEqual([409, 'ILLEGAL_STATE']);
    expect(asked).toEqual([]);
  });

  it.each(['<response><returncode>FAILED</returncode></response>', 'Bad gateway'])(
    'that does not open the room lets nobody take a place: %s',
    async (said) => {
      const { id } = await plan(await here());
      answer = said;
      const refused = await room.act('host', base, 'join', id);
      expect([refused.status, refused.data['code']]).toEqual([409, 'SERVICE_SILENT']);
      expect((await room.read('host', base, id)).data).toMatchObject({ status: 'SCHEDULED', joined: 0 });
    },
  );

  it('is not entered without its secret, which no call gives back', async () => {
    const values = { name: 'Keyless', kind: 'BIGBLUEBUTTON', url: 'https://meet.example' };
    const { status } = await room.school.call('admin', 'POST', `${services}/save`, values);
    expect(status).toBe(400);
    const id = await service('BIGBLUEBUTTON', { secret });
    const change = (body: object) => room.school.call('admin', 'PUT', `${services}/update/${id}`, body);
    expect((await change({ name: 'Renamed' })).status).toBe(200);
    expect((await change({ secret: '' })).status).toBe(400);
    const read = await room.school.call('admin', 'GET', `${services}/get/${id}`);
    expect(JSON.stringify(read.data)).not.toContain(secret);
    expect((await room.school.call('host', 'POST', `${services}/save`, values)).status).toBe(403);
    expect((await room.read('host', services, id)).data).not.toHaveProperty('url');
    expect((await room.read('ann', services, id)).status).toBe(403);
  });
});

describe('how long somebody was there', () => {
  const ago = (minutes: number, id: number, columns = ['joined_at', 'came_at']) =>
    room.school.sql.query({
      text: `update meeting_join set ${columns.map((one) => `${one} = now() - make_interval(mins => $1)`).join(', ')}
        where room_id = $2`,
      values: [minutes, id],
    });
  const stays = async (id: number) =>
    Object.fromEntries(
      (
        await room.school.data<
          { leftAt: string | null; minutes: number | null; _labels: { user: string } }[]
        >('host', 'GET', `collab/v1/meetingJoin/getall?filter={"room":${id}}&labels=["user"]`)
      ).map(({ leftAt, minutes, _labels }) => [_labels.user, [leftAt !== null, minutes]]),
    );
  const userOf = async (name: string): Promise<number> => {
    const [row] = await room.school.sql.query<{ id: string }>({
      text: 'select id from "user" where username = $1',
      values: [name],
    });
    return Number(row?.id);
  };
  const inside = (...ids: number[]): string =>
    `<response><returncode>SUCCESS</returncode><attendees>${ids
      .map(
        (id) =>
          `<attendee><userID>${id}</userID><fullName><![CDATA[<userID>1</userID>]]></fullName></attendee>`,
      )
      .join('')}</attendees></response>`;
  const round = () =>
    room.school.application.get(MeetingClock, { strict: false }).runFor('main', '2026-07-15');

  it('follows from what the service tells, with all stays added up', async () => {
    const { id } = await plan(await here());
    await opened('host', id);
    await opened('ann', id);
    const [host, ann] = [await userOf('host'), await userOf('ann')];
    // Nobody who is still on the way in counts as having left.
    answer = inside(host);
    await round();
    expect(await stays(id)).toEqual({ Host: [false, null], Ann: [false, null] });
    await ago(20, id);
    await round();
    expect(await stays(id)).toEqual({ Host: [false, null], Ann: [true, 20] });
    await round();
    expect(await stays(id)).toMatchObject({ Ann: [true, 20] });
    // Back via the address she still has.
    answer = inside(host, ann);
    await round();
    expect(await stays(id)).toMatchObject({ Ann: [false, 20] });
    await ago(5, id, ['came_at']);
    answer = 'Bad gateway';
    await round();
    expect(await stays(id)).toMatchObject({ Host: [false, null], Ann: [false, 20] });
    answer = '<response><returncode>FAILED</returncode><messageKey>notFound</messageKey></response>';
    await round();
    expect(await stays(id)).toEqual({ Host: [true, 5], Ann: [true, 25] });
    expect((await room.read('host', base, id)).data.status).toBe('RUNNING');
    expect(await room.silent('meetingJoin', 'meetingRoom')).toEqual([]);
  });

  it('ends with the meeting, whatever the service', async () => {
    const { id } = await plan(await service('JITSI', { url: 'https://jitsi.example' }));
    await opened('host', id);
    await ago(45, id);
    await opened('host', id);
    await room.act('host', base, 'close', id);
    expect(await stays(id)).toEqual({ Host: [true, 45] });
    expect(await room.silent('meetingJoin', 'meetingRoom')).toEqual([]);
  });

  it('a meeting whose time is long over is ended when nobody is in it any more', async () => {
    const { id } = await plan(await here());
    await opened('host', id);
    const past = { scheduledOn: new Date(Date.now() - 3 * 3_600_000).toISOString() };
    await room.school.data('host', 'PUT', `${base}/update/${id}`, past);
    await ago(200, id);
    answer = inside(await userOf('host'));
    await round();
    expect((await room.read('host', base, id)).data.status).toBe('RUNNING');
    answer = inside();
    await round();
    expect((await room.read('host', base, id)).data.status).toBe('ENDED');
    expect(await stays(id)).toEqual({ Host: [true, 200] });
  });
});

describe('Jitsi', () => {
  const claims = (token: string | null): Record<string, unknown> =>
    JSON.parse(Buffer.from(String(token?.split('.')[1]), 'base64url').toString()) as Record<string, unknown>;

  it('tells hosts from guests by a token, where it has a secret', async () => {
    const provider = await service('JITSI', { url: 'https://jitsi.example', appId: 'school', secret });
    const { id } = await plan(provider);
    const [host, guest] = [await opened('host', id), await opened('ann', id)];
    expect(host.pathname).toMatch(/^\/room-[0-9a-f]{30}$/);
    const common = { iss: 'school', sub: 'jitsi.example', room: host.pathname.slice(1) };
    expect(claims(host.searchParams.get('jwt'))).toMatchObject({ ...common, moderator: true });
    expect(claims(guest.searchParams.get('jwt'))).toMatchObject({ ...common, moderator: false });
    expect(decodeURIComponent(guest.hash)).toContain('userInfo.displayName="Ann"');
  });

  it('without one is an address that nobody guesses', async () => {
    const { id } = await plan(await service('JITSI', { url: 'https://jitsi.example' }));
    const address = await opened('host', id);
    expect([address.origin, address.search]).toEqual(['https://jitsi.example', '']);
    expect(asked).toEqual([]);
  });
});
