import { jest } from '@jest/globals';
import {
  appendFileSync,
  createWriteStream,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { School, call, tokenOf } from '../../../test/school.ts';
import { fileChecks } from '../../database/health/file-checks.ts';
import { runHealthChecks } from '../../database/health/run-checks.ts';
import { mainInstitute } from '../../platform/database/database.ts';
import { Files } from '../../platform/files/files.ts';
import { LocalFileStore } from '../../platform/files/local-file-store.ts';
import { judgedFirst } from '../../platform/files/verified-reading.ts';

const small = Buffer.from('Report of the year\n'.repeat(40));
const large = Buffer.alloc(judgedFirst * 2 + 77, 'a line of a long text\n');

/** What a disk, a person or a program may do to a file that was stored. */
const spoilings: readonly (readonly [string, (path: string) => void])[] = [
  [
    'one bit flipped',
    (path) => {
      const bytes = readFileSync(path);
      const last = bytes.length - 1;
      bytes[last] = (bytes[last] ?? 0) ^ 1;
      writeFileSync(path, bytes);
    },
  ],
  ['emptied', (path) => truncateSync(path, 0)],
  ['truncated', (path) => truncateSync(path, readFileSync(path).length - 5)],
  ['longer', (path) => appendFileSync(path, 'more')],
  ['deleted', (path) => rmSync(path)],
];

describe('a stored file that was spoilt', () => {
  let school: School;
  let server: NestFastifyApplication;
  let token: string;
  let boss: number;
  let address: string;

  beforeAll(async () => {
    school = await School.open();
    server = await school.server();
    boss = await school.addUser({ username: 'boss', entityType: 'ADMIN' });
    token = await tokenOf(server, 'boss');
    await server.listen(0, '127.0.0.1');
    address = await server.getUrl();
  });
  afterAll(() => school.close(['files missing or changed']));

  const store = async (content: Buffer): Promise<{ readonly id: number; readonly path: string }> => {
    const about = { name: 'report.txt', type: 'text/plain', createdBy: boss };
    const { id, path } = await server.get(Files).keep(mainInstitute, about, content);
    return { id, path: join(school.settings.dataDir, 'files', path) };
  };
  /** As a browser sees it: the status, and the bytes if the response was complete. */
  const download = async (
    id: number,
  ): Promise<{ readonly status: number; readonly bytes: Buffer | undefined }> => {
    const answer = await fetch(`${address}/api/setup/v1/files/${id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const bytes = await answer.arrayBuffer().then(
      (buffer) => Buffer.from(buffer),
      () => undefined,
    );
    return { status: answer.status, bytes };
  };
  const notices = async (): Promise<readonly object[]> =>
    school.sql.query({
      text: `select user_id::int as "user", params from notification where message = 'alarm.file'`,
    });

  it.each(spoilings)('small and %s is refused by its name', async (_, spoil) => {
    const { id, path } = await store(small);
    expect(await download(id)).toEqual({ status: 200, bytes: small });
    spoil(path);
    const { status, body } = await call(server, `/setup/v1/files/${id}`, { token });
    expect([status, body.data]).toMatchObject([410, { code: 'FILE_SPOILT', name: 'report.txt' }]);
  });

  it.each(spoilings)('large and %s is never answered whole, and refused from then on', async (_, spoil) => {
    const { id, path } = await store(large);
    expect((await download(id)).bytes?.equals(large)).toBe(true);
    spoil(path);
    const first = await download(id);
    expect(first.status === 410 || first.bytes === undefined).toBe(true);
    expect((await download(id)).status).toBe(410);
  });

  it('is told to the administrators once, and to health', async () => {
    expect(await notices()).toEqual([{ user: boss, params: { name: 'report.txt' } }]);
    const findings = await runHealthChecks(school.sql, fileChecks);
    expect(findings).toMatchObject([{ name: 'files missing or changed', count: spoilings.length * 2 }]);
  });

  it('is found by the check though nobody asked for it, and is given again once it is back', async () => {
    const { id, path } = await store(large);
    appendFileSync(path, 'more');
    const everyFile = { most: 1_000, hours: 0 };
    const { wrong } = await server.get(Files).check(mainInstitute, everyFile);
    expect(wrong).toBe(spoilings.length * 2 + 1);
    expect((await download(id)).status).toBe(410);
    truncateSync(path, large.length);
    expect((await download(id)).bytes?.equals(large)).toBe(true);
  });
});

describe('a full disk', () => {
  let school: School;
  let server: NestFastifyApplication;
  let token: string;

  beforeAll(async () => {
    school = await School.open();
    server = await school.server();
    await school.addUser({ username: 'boss', entityType: 'ADMIN' });
    token = await tokenOf(server, 'boss');
  });
  afterAll(() => school.close(['files missing or changed']));
  afterEach(() => jest.restoreAllMocks());

  const upload = (url: string) => {
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
    const body = Buffer.from(`${head}${'text '.repeat(60_000)}\r\n--b--\r\n`);
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    return call(server, url, { token, method: 'POST', body, headers });
  };

  /** The response does not wait for the notices. */
  const told = async (): Promise<readonly object[]> => {
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const rows = await school.sql.query({ text: 'select message from notification' });
      if (rows.length > 0) return rows;
      await delay(50);
    }
    return [];
  };

  it.each(['/setup/v1/files', '/api/v1/drive/upload'])(
    'answers an upload to %s with 507 and tells the administrators',
    async (url) => {
      await school.sql.query({ text: 'delete from notification' });
      jest.spyOn(LocalFileStore.prototype, 'receive').mockImplementation(async (source) => {
        await pipeline(source, createWriteStream('/dev/full'));
        throw new Error('The disk was not full.');
      });
      const { status, body } = await upload(url);
      expect([status, body.data['code']]).toEqual([507, 'DISK_FULL']);
      expect(await told()).toEqual([{ message: 'alarm.disk' }]);
    },
  );
});
