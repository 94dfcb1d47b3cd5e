import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Shop } from '../../../test/shop.ts';

describe('protocol of the calls', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open();
    await shop.add('region', { name: 'North' });
  });
  afterAll(() => shop.close());

  it.each([
    '/setup/v1/Region',
    '/setup/v1/Region/getall',
    '/api/setup/v1/Region/getall',
    '/api/v1/region',
    '/api/v1/region/getall',
    '/api/api/v1/region/getall',
  ])('answers at %s', async (url) => {
    expect((await shop.get(url)).data).toMatchObject([{ name: 'North' }]);
  });

  it('tells a missing session, a missing right and a missing address apart', async () => {
    const answers = await Promise.all([
      shop.get('Region/getall', 'nobody'),
      shop.get('Region/getall', 'parent'),
      shop.post('Region/save', { name: 'x' }, 'pupil'),
      shop.get('Nothing/getall'),
      shop.get('/api/Nothing'),
      shop.get('OrderItem/getall'),
    ]);
    expect(answers.map(({ status, data }) => [status, (data as { code: string }).code])).toEqual([
      [401, 'UNAUTHORIZED'],
      [403, 'FORBIDDEN'],
      [403, 'FORBIDDEN'],
      [404, 'NOT_FOUND'],
      [404, 'NOT_FOUND'],
      [404, 'NOT_FOUND'],
    ]);
  });

  it('answers HEAD as GET without the body', async () => {
    await shop.application.listen(0, '127.0.0.1');
    const { port } = shop.application.getHttpServer().address() as AddressInfo;
    const ask = async (method: string, path: string, as = 'admin'): Promise<string> => {
      const socket = connect(port, '127.0.0.1');
      socket.write(
        `${method} ${path} HTTP/1.1\r\nhost: x\r\nauthorization: ${as}\r\nconnection: close\r\n\r\n`,
      );
      return text(socket);
    };
    const without = (answer: string): string => answer.replace(/^date: .*\r\n/im, '');
    const [head, full] = [await ask('HEAD', '/api/v1/region'), await ask('GET', '/api/v1/region')];
    expect(full).toContain('"name":"North"');
    expect(without(head)).toBe(without(full).slice(0, without(full).indexOf('\r\n\r\n') + 4));
    expect(await ask('HEAD', '/api/v1/region', 'nobody')).toMatch(/^HTTP\/1.1 401 [\s\S]*\r\n\r\n$/);
    expect(await ask('HEAD', '/setup/v1/Nothing')).toMatch(/^HTTP\/1.1 404 [\s\S]*\r\n\r\n$/);
  });

  it.each([
    ['no JSON', '{"name":', 'application/json', 400],
    ['poison', '{"__proto__":{"name":"x"}}', 'application/json', 400],
    ['depth', `{"name":${'['.repeat(31)}${']'.repeat(31)}}`, 'application/json', 400],
    ['brackets', '['.repeat(80_000), 'application/json', 400],
    ['a form', 'name=x', 'application/x-www-form-urlencoded', 415],
    ['a text', 'name', 'text/plain', 415],
    ['size', JSON.stringify({ name: 'x'.repeat(1_100_000) }), 'application/json', 413],
  ])('refuses a body with %s', async (_, body, type, status) => {
    const answer = await shop.call('POST', 'Region/save', { body, headers: { 'content-type': type } });
    expect(answer.status).toBe(status);
    expect(Object.keys(JSON.parse(answer.text) as object)).toEqual(['success', 'data', 'message']);
  });

  it('sends security headers and nothing about its making', async () => {
    const { headers } = await shop.get('Region/getall');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('packs large answers for those who can unpack them', async () => {
    await shop.sql(`INSERT INTO tag (name) SELECT 'tag ' || n FROM generate_series(1, 200) n`);
    const get = (url: string) => shop.call('GET', url, { headers: { 'accept-encoding': 'gzip' } });
    expect((await get('ShopSetting/get')).headers['content-encoding']).toBeUndefined();
    const packed = await shop.application.inject({
      url: '/setup/v1/Tag/getall',
      headers: { authorization: 'admin', 'accept-encoding': 'gzip' },
    });
    expect(packed.headers['content-encoding']).toBe('gzip');
  });

  it('hides what went wrong inside', async () => {
    await shop.sql('ALTER TABLE booking RENAME TO elsewhere');
    const answer = await shop.get('Booking/getall');
    await shop.sql('ALTER TABLE elsewhere RENAME TO booking');
    expect([answer.status, answer.text]).toEqual([
      500,
      '{"success":false,"data":{"code":"INTERNAL"},"message":"Server side error"}',
    ]);
  });

  it('answers 503 when connections are lost, and serves again', async () => {
    const slow = shop.sql('SELECT pg_sleep(5)').catch(() => undefined);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    await shop.sql(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    await slow;
    const answers = await Promise.all(Array.from({ length: 6 }, () => shop.get('Region/getall')));
    expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
    expect((await shop.get('Region/getall')).status).toBe(200);
  });
});
