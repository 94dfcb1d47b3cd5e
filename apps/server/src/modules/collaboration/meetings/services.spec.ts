import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CollaborationRoom } from '../collaboration.fixture.ts';
import { signedCall } from './big-blue-button.ts';

const secret = 'known to both sides';
const base = 'collab/v1/meeting';
const services = 'collab/v1/meetingProvider';

let room: CollaborationRoom;
let server: Server;
/** What the service was asked, and how it answers. */
const asked: URL[] = [];
let answer = '<response><returncode>SUCCESS</returncode></response>';

beforeAll(async () => {
  room = await CollaborationRoom.open();
  server = createServer((request, reply) => {
    asked.push(new URL(String(request.url), 'http://service'));
    reply.end(answer);
  }).listen(0, '127.0.0.1');
}, 60_000);
afterAll(async () => {
  server.close();
  await room.school.close();
});
beforeEach(() => {
  asked.length = 0;
  answer = '<response><returncode>SUCCESS</returncode></response>';
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
/** The service of the test, which speaks no TLS. */
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

it('signs calls as the service checks them', () => {
  const given = {
    kind: 'BIGBLUEBUTTON',
    url: 'https://a.example/bbb/api/',
    appId: undefined,
    secret: 's',
  } as const;
  const checksum = createHash('sha256').update('endmeetingID=a+bs').digest('hex');
  expect(signedCall(given, 'end', { meetingID: 'a b' })).toBe(
    `https://a.example/bbb/api/end?meetingID=a+b&checksum=${checksum}`,
  );
});

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
    expect((await room.act('host', base, 'close', id)).status).toBe(200);
    expect(asked.map(({ pathname }) => pathname.split('/').at(-1))).toEqual(['create', 'end']);
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
