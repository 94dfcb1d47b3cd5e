import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askPlatform, isInside } from './ask-platform.ts';
import { custom } from './custom.ts';
import { moodleForm } from './moodle-call.ts';
import type { LearnConnection } from './platform.ts';
import { platformUsername } from './username.ts';

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly body: string;
  readonly authorization: string;
}

/** A school's own service that answers as docs/learn-service.md specifies. */
const openService = async () => {
  const asked: Asked[] = [];
  const answers = new Map<string, readonly [status: number, body: unknown]>();
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString('utf8')));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      asked.push({ method, url, body, authorization: headers.authorization ?? '' });
      const [status, answer] = answers.get(`${method} ${url}`) ?? [200, { id: `there-${asked.length}` }];
      response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {});
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => new Promise((resolve) => server.close(resolve));
  return { asked, answers, address, close };
};

const connectionTo = (baseUrl: string): LearnConnection => ({
  platform: 'CUSTOM',
  baseUrl,
  clientId: 'school',
  clientSecret: 'key',
  isEnabled: true,
  category: 1,
  studentRole: 5,
  teacherRole: 3,
  mailDomain: '',
  pushUsers: true,
  pushCourses: true,
  pushEnrolments: true,
  pullGrades: true,
  unenrolPolicy: 'SUSPEND',
});

describe('addresses', () => {
  it('of the own network are told from those of the open net', () => {
    const own = [
      '127.0.0.1',
      '10.1.2.3',
      '172.31.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
    ];
    const six = ['::1', '::', 'fd00::1', 'fe80::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1'];
    expect([...own, ...six].filter((address) => !isInside(address))).toEqual([]);
    expect(['93.184.216.34', '172.32.0.1', '2606:2800:220:1::1'].filter(isInside)).toEqual([]);
  });

  it('that a name leads to are looked at before anything goes there', async () => {
    const asked = askPlatform([])({ method: 'GET', url: 'https://localhost/x' });
    await expect(asked).rejects.toMatchObject({ problem: 'NOT_ALLOWED', said: 'https://localhost' });
    const plain = askPlatform([])({ method: 'GET', url: 'http://learn.example/' });
    await expect(plain).rejects.toMatchObject({ problem: 'NOT_ALLOWED' });
  });
});

describe('Moodle', () => {
  it('reads lists and objects as a form', () => {
    const form = moodleForm({
      users: [{ username: 'a', customfields: [{ type: 'x', value: 1 }] }],
      field: 'id',
    });
    expect([...form]).toEqual([
      ['users[0][username]', 'a'],
      ['users[0][customfields][0][type]', 'x'],
      ['users[0][customfields][0][value]', '1'],
      ['field', 'id'],
    ]);
    expect(platformUsername('Sana Mir/7')).toBe('sana-mir-7');
  });
});

describe('a service of the school', () => {
  let service: Awaited<ReturnType<typeof openService>>;
  const speaking = () => ({
    connection: connectionTo(`${service.address}/api`),
    ask: askPlatform([service.address]),
  });
  const user = {
    key: 'main-user-1',
    username: 'ali',
    firstName: 'Ali',
    lastName: 'Khan',
    email: '',
    teaches: false,
    suspended: false,
  };

  beforeAll(async () => {
    service = await openService();
  });
  afterAll(() => service.close());

  it('gets each thing at its own address, and says its number there', async () => {
    const [outcome] = await custom.users(
      [{ localId: '1', remoteId: null, removed: false, sent: user }],
      speaking(),
    );
    expect(outcome).toEqual({ localId: '1', remoteId: 'there-1' });
    const { method, url, body, authorization } = service.asked[0] ?? {};
    expect([method, url, authorization]).toEqual([
      'PUT',
      '/api/users/main-user-1',
      `Basic ${Buffer.from('school:key').toString('base64')}`,
    ]);
    expect(JSON.parse(body ?? '')).toMatchObject({ username: 'ali', role: 'STUDENT', suspended: false });
  });

  it('is not told an enrolment of what is not there, and takes away what has gone already', async () => {
    const sent = { key: 'main-enrolment-1-2', user: '1', subject: '2', teaches: true, suspended: false };
    const told = { localId: '1/2', remoteId: null, removed: false, sent };
    expect(await custom.enrolments([told], speaking(), () => undefined)).toEqual([
      { localId: '1/2', problem: 'NOT_THERE', said: null },
    ]);
    service.answers.set('DELETE /api/enrolments/main-enrolment-1-2', [404, { message: 'gone' }]);
    expect(await custom.enrolments([{ ...told, removed: true }], speaking(), () => undefined)).toEqual([
      { localId: '1/2', remoteId: 'main-enrolment-1-2' },
    ]);
  });

  it('refuses one thing, or the key, and leads nowhere else', async () => {
    const tell = () =>
      custom.users([{ localId: '1', remoteId: null, removed: false, sent: user }], speaking());
    service.answers.set('PUT /api/users/main-user-1', [422, { message: 'No such name.' }]);
    await expect(tell()).rejects.toMatchObject({ problem: 'REFUSED', message: 'No such name.' });
    service.answers.set('PUT /api/users/main-user-1', [401, {}]);
    await expect(tell()).rejects.toMatchObject({ problem: 'REFUSED', said: `${service.address}: 401` });
    service.answers.set('PUT /api/users/main-user-1', [302, {}]);
    await expect(tell()).rejects.toMatchObject({ problem: 'SILENT' });
  });

  it('gives marks', async () => {
    service.answers.set('GET /api/courses/12/grades/7', [
      200,
      { grades: [{ user: 'u1', score: '7.5', maximum: 10 }] },
    ]);
    expect(await custom.grades('12/7', speaking())).toEqual([{ user: 'u1', raw: '7.5', highest: '10' }]);
  });
});
