import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { School, call, tokenOf } from '../../../test/school.ts';
import { fileChecks } from '../../database/health/file-checks.ts';
import { Files, uploadLimit } from '../../platform/files/files.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const pdf = Buffer.from('%PDF-1.4\n<script>alert(1)</script>\n%%EOF');

interface Part {
  readonly name?: string;
  readonly field?: string;
  readonly type?: string;
  readonly content: Buffer | string;
}

describe('files', () => {
  let school: School;
  let server: NestFastifyApplication;
  let token: string;
  let other: string;

  beforeAll(async () => {
    school = await School.open();
    server = await school.server();
    await school.addUser({ username: 'writer' });
    await school.addUser({ username: 'other' });
    [token, other] = [await tokenOf(server, 'writer'), await tokenOf(server, 'other')];
  });
  afterAll(() => school.close(['files missing or changed']));

  const send = (parts: readonly Part[]) => {
    const boundary = 'limit-of-parts';
    const chunks = parts.flatMap(({ name = 'x.txt', field = 'file', type = 'text/plain', content }) => [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]);
    const body = Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]);
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    return call(server, '/setup/v1/files', { token, method: 'POST', body, headers });
  };
  const leftovers = (): string[] => readdirSync(join(school.settings.dataDir, 'files', 'incoming'));

  it('come back as they were sent, to nobody else', async () => {
    const { status, body } = await send([{ name: 'رپورٹ Übung.pdf', type: 'text/html', content: pdf }]);
    expect([status, body.data]).toMatchObject([
      201,
      { name: 'رپورٹ Übung.pdf', type: 'application/pdf', size: pdf.length },
    ]);
    const url = `/api/setup/v1/files/${String(body.data['id'])}`;
    const answer = await call(server, `${url}?inline=true`, { token });
    expect(answer.status).toBe(200);
    expect(answer.text).toBe(pdf.toString());
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^attachment; .*filename\*=UTF-8''%D8%B1/),
    });
    const foreign = await call(server, url, { token: other });
    const unknown = await call(server, '/setup/v1/files/999999', { token: other });
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
    expect((await call(server, url)).status).toBe(401);
  });

  it('that are images may be shown in place', async () => {
    const { body } = await send([{ name: 'dot.png', content: png }]);
    const url = `/setup/v1/files/${String(body.data['id'])}`;
    const shown = await call(server, `${url}?inline=true`, { token });
    expect(shown.headers['content-disposition']).toMatch(/^inline;/);
    expect((await call(server, url, { token })).headers['content-disposition']).toMatch(/^attachment;/);
    expect((await call(server, `${url}?download=1`, { token })).status).toBe(400);
  });

  it.each<[string, number, Part]>([
    [
      'HTML named as PDF',
      415,
      { name: 'a.pdf', type: 'application/pdf', content: '<html><script>1</script>' },
    ],
    ['a picture named as PDF', 415, { name: 'a.pdf', content: png }],
    ['HTML', 415, { name: 'a.html', content: '<script>1</script>' }],
    ['SVG', 415, { name: 'a.svg', type: 'image/png', content: '<svg onload="1"/>' }],
    ['a program named as text', 415, { name: 'a.txt', content: Buffer.from([0x4d, 0x5a, 0, 1, 0xff]) }],
    ['a name without extension', 415, { name: 'pdf', content: pdf }],
    ['a name of an inherited property', 415, { name: 'a.constructor', content: pdf }],
    ['nothing', 400, { name: 'a.txt', content: '' }],
    ['another field', 400, { field: 'avatar', content: 'text' }],
  ])('are refused: %s', async (_, expected, part) => {
    const { status, body } = await send([part]);
    expect([status, body.success]).toEqual([expected, false]);
    expect(leftovers()).toEqual([]);
  });

  it.each([2, 3])('come one at a time: %i together are refused, and none is kept', async (count) => {
    const before = await school.sql.query({ text: 'select count(*) from stored_file' });
    const parts = ['a', 'b', 'c'].slice(0, count).map((name) => ({ name: `${name}.txt`, content: name }));
    const { status, body } = await send(parts);
    expect([status, body.message]).toEqual([400, 'Send one file in the field "file".']);
    expect(await school.sql.query({ text: 'select count(*) from stored_file' })).toEqual(before);
    expect(leftovers()).toEqual([]);
  });

  it('that are too large are refused and leave nothing behind', async () => {
    const { status, body } = await send([{ content: Buffer.alloc(uploadLimit + 10, 'a') }]);
    expect([status, body.data['code']]).toEqual([413, 'TOO_LARGE']);
    expect(leftovers()).toEqual([]);
  });

  it('have names that cannot break headers or folders', async () => {
    const { status, body } = await send([{ name: '..%2f..%2fa%0d%0aX-Inj: 1.txt', content: 'text' }]);
    expect(status).toBe(201);
    const answer = await call(server, `/setup/v1/files/${String(body.data['id'])}`, { token });
    expect(answer.headers['x-inj']).toBeUndefined();
    expect(String(body.data['name'])).not.toMatch(/[\r\n/\\:]/);
  });

  it.each([
    ['application/json', '{}'],
    ['multipart/form-data', 'no boundary'],
    ['multipart/form-data; boundary=x', 'not multipart'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\ncut',
    ],
  ])('are not read from a broken body (%s)', async (type, body) => {
    const answer = await call(server, '/setup/v1/files', {
      token,
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(leftovers()).toEqual([]);
  });

  it('that belong to a record are for whoever may read that record', async () => {
    await school.addUser({ username: 'head', privileges: ['GeneralSettings'] });
    const writer = token;
    token = await tokenOf(server, 'head');
    const id = Number((await send([{ name: 'logo.png', content: png }])).body.data['id']);
    const url = `/setup/v1/files/${id}`;
    expect((await call(server, url, { token: other })).status).toBe(404);
    const settings = '/setup/v1/InstitutionSettings/update';
    const save = await call(server, settings, { token, method: 'PUT', body: { logo: id } });
    expect([save.status, save.body.message]).toEqual([200, expect.any(String)]);
    expect((await call(server, url, { token: other })).status).toBe(200);
    const logo = await call(server, '/public/v1/logo');
    expect([logo.status, logo.headers['content-type']]).toEqual([200, 'image/png']);
    const { data } = (await call(server, '/public/v1/getNameAndLogo')).body;
    expect(data['logoPath']).toBe(`/public/v1/logo?v=${id}`);
    const zone = await call(server, settings, { token, method: 'PUT', body: { timeZone: 'Mars/Base' } });
    expect(zone.status).toBe(400);
    token = writer;
  });

  it('of the product itself are kept, and swept with the rest after a week', async () => {
    const files = server.get(Files);
    const kept = await files.keep(
      'main',
      { name: 'run.csv', type: 'text/csv', createdBy: 1 },
      Buffer.from('a,b'),
    );
    expect(await files.sweep('main')).toBe(0);
    await school.sql.query({ text: `update stored_file set created_at = now() - interval '8 days'` });
    expect(await files.sweep('main')).toBeGreaterThan(0);
    expect(await files.find('main', kept.id)).toBeUndefined();
    await expect(files.read('main', kept)).rejects.toMatchObject({ status: 410 });
  });

  it('are read at night: what is missing or changed is found by the checks of the installation', async () => {
    const files = server.get(Files);
    const about = { type: 'text/csv', createdBy: 1 };
    const [sound, changed, missing] = await Promise.all(
      ['sound.csv', 'changed.csv', 'missing.csv'].map((name) =>
        files.keep('main', { ...about, name }, Buffer.from(name)),
      ),
    );
    const pathOf = (path = ''): string => join(school.settings.dataDir, 'files', path);
    writeFileSync(pathOf(changed?.path), 'something else');
    rmSync(pathOf(missing?.path));
    expect((await files.check('main')).wrong).toBe(2);
    // What has been checked is left alone until the next night.
    expect(await files.check('main')).toEqual({ checked: 0, wrong: 0 });
    const [check] = fileChecks;
    const found = await school.sql.query<{ name: string; problem: string }>({ text: check?.query ?? '' });
    expect(found.map(({ name, problem }) => [name, problem]).toSorted()).toEqual([
      ['changed.csv', 'CHANGED'],
      ['missing.csv', 'MISSING'],
    ]);
    expect(sound?.name).toBe('sound.csv');
  });
});
