import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { addressList } from '@school/kernel';
import { catalogue } from '@school/resources';
import { School, call, tokenOf } from '../../test/school.ts';

/** What every JSON answer may contain; all but the last must be present. */
const parts = ['data', 'message', 'success'];

const bases = catalogue.resources.flatMap(({ api, single }) => (single ? [] : addressList(api).slice(0, 1)));

describe('every answer, errors too, is one envelope of success, data and message (B099)', () => {
  let school: School;
  let server: NestFastifyApplication;
  let [admin, student] = ['', ''];
  beforeAll(async () => {
    school = await School.open();
    server = await school.server();
    await school.addUser({ username: 'admin', entityType: 'ADMIN' });
    await school.addUser({ username: 'student', entityType: 'STUDENT' });
    admin = await tokenOf(server, 'admin');
    student = await tokenOf(server, 'student');
  });
  afterAll(() => school.close());

  const ask = async (url: string, options: Parameters<typeof call>[2] = {}) => {
    const { status, text } = await call(server, url, options);
    const body = JSON.parse(text) as Record<string, unknown>;
    const own = Object.keys(body).filter((key) => key !== 'responsecode');
    expect([url, own.sort()]).toEqual([url, parts]);
    expect([url, body['success'], typeof body['message']]).toEqual([url, status < 400, 'string']);
    return status;
  };

  it.each(bases)('of %s', async (base) => {
    const url = `/${base}`;
    await ask(`${url}/getall?range=[0,0]`, { token: admin });
    await ask(`${url}/getall?range=[0,0]`, { token: student });
    await ask(`${url}/get/999999`, { token: admin });
    await ask(`${url}/save`, {
      token: admin,
      body: '{broken',
      headers: { 'content-type': 'application/json' },
    });
    await ask(`${url}/getall?no_such_parameter=1`, { token: admin });
    expect(await ask(`${url}/getall`)).toBe(401);
  });

  it.each(bases)(
    'of the lists of %s, whole and narrowed to what is archived or not (C048, C049, C050)',
    async (base) => {
      const read = async (suffix: string): Promise<unknown> => {
        const { status, body, headers } = await call(server, `/${base}${suffix}?range=[0,0]`, {
          token: admin,
        });
        expect([base, suffix, status, Array.isArray(body.data)]).toEqual([base, suffix, 200, true]);
        return String(headers['content-range']).split('/')[1];
      };
      const [short, all] = [await read(''), await read('/getall')];
      const [current, archived] = [await read('/getallunArchived'), await read('/getallArchived')];
      expect(short).toBe(all);
      expect(Number(current) + Number(archived)).toBe(Number(all));
    },
  );

  it.each([
    ['/auth/login', { body: { username: 'admin', password: 'wrong' } }, 401],
    ['/auth/login', { body: { username: 7 } }, 400],
    ['/auth/login', { body: '<xml/>', headers: { 'content-type': 'text/xml' } }, 415],
    ['/setup/v1/get', { token: 'no token' }, 401],
    ['/setup/v1/nothing/getall', {}, 404],
    ['/public/v1/getNameAndLogo', {}, 200],
    ['/public/v1/nothing', {}, 404],
    ['/setup/v1/ScoreSheet/4/exam/%E0%A4%A/1', {}, 400],
  ] as const)('of %s with %j', async (url, options, status) => {
    expect(await ask(url, options)).toBe(status);
  });
});
