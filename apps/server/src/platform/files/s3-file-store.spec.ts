import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { checkBeforeStart } from '../../app/before-start.ts';
import { readSettings } from '../settings/read-settings.ts';
import { openFileStore } from './open-file-store.ts';
import type { FileStore } from './file-store.ts';

const key = '0f8fad5b-d9cb-469f-a165-70867728950e';

describe('files in a bucket', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bucket-spec-'));
  let server: S3rver;
  let endpoint: string;
  let store: FileStore;

  const settingsFor = (bucket: string) =>
    readSettings({
      environment: {
        PORT: '0',
        DATA_DIR: join(folder, 'data'),
        FILES_URL: `s3://${bucket}/of/the/school`,
        AWS_ENDPOINT_URL: endpoint,
        AWS_ACCESS_KEY_ID: 'S3RVER',
        AWS_SECRET_ACCESS_KEY: 'S3RVER',
      },
    });

  beforeAll(async () => {
    server = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: join(folder, 'server'),
      configureBuckets: [{ name: 'files', configs: [] }],
    });
    const { port } = await server.run();
    endpoint = `http://127.0.0.1:${port}`;
    store = openFileStore(settingsFor('files'));
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const keep = async (content: Buffer): Promise<string> =>
    (await store.receive(Readable.from([content]), 10_000_000)).keep();
  const listed = async (): Promise<string[]> => {
    const paths: string[] = [];
    for await (const path of store.list(new Date(Date.now() + 60_000))) paths.push(path);
    return paths;
  };

  it('come back as they were sent, and leave nothing on the way', async () => {
    const content = Buffer.alloc(300_000, 'a line of a text\n');
    const path = await keep(content);
    expect((await buffer(await store.read(path))).equals(content)).toBe(true);
    expect(await store.size(path)).toBe(content.length);
    expect(await listed()).toEqual([path]);
    expect(readdirSync(join(folder, 'data', 'on-their-way', 'incoming'))).toEqual([]);
    await store.remove(path);
    await store.remove(path);
    await expect(store.read(path)).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await store.size(path)).toBeUndefined();
    expect(await listed()).toEqual([]);
  });

  it('that are too large are refused and thrown away', async () => {
    await expect(store.receive(Readable.from([Buffer.alloc(100)]), 99)).rejects.toMatchObject({
      status: 413,
    });
    const received = await store.receive(Readable.from([Buffer.alloc(10)]), 99);
    await received.discard();
    expect(await listed()).toEqual([]);
  });

  it('arrive in parts, at whatever server, also over a line that breaks off', async () => {
    const { partial } = store;
    expect(await partial.size(key)).toBeUndefined();
    await partial.open(key);
    expect(await partial.size(key)).toBe(0);
    const broken = Readable.from(
      (async function* bytes() {
        yield Buffer.from('first ');
        throw await Promise.resolve(new Error('The line broke.'));
      })(),
    );
    await expect(partial.append(key, 0, broken, 100)).rejects.toThrow('The line broke.');
    const elsewhere = openFileStore(settingsFor('files')).partial;
    expect(await elsewhere.size(key)).toBe(6);
    await elsewhere.append(key, 6, Readable.from([Buffer.from('second')]), 100);
    expect((await buffer(await partial.read(key))).toString()).toBe('first second');
    expect(await listed()).toEqual([]);
    const old = { incoming: new Date(0), partial: new Date(0) };
    expect(await store.removeTemporary(old)).toBe(0);
    const now = new Date(Date.now() + 60_000);
    expect(await store.removeTemporary({ incoming: now, partial: now })).toBe(2);
    expect(await partial.size(key)).toBeUndefined();
  });

  it('stop the start in one line when the bucket is not there', async () => {
    await expect(checkBeforeStart(settingsFor('files'))).resolves.toBeUndefined();
    await expect(checkBeforeStart(settingsFor('others'))).rejects.toThrow(
      /^FILES_URL cannot be used: s3:\/\/others\/of\/the\/school: [^\n]+$/,
    );
  });
});
