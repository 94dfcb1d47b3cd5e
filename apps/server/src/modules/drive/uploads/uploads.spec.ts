import type { DriveItem } from '@school/domain';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DriveRoom, pdf, uploadBody } from '../drive.fixture.ts';
import { DriveClock } from '../drive-clock.ts';

let room: DriveRoom;
beforeAll(async () => {
  room = await DriveRoom.open();
  await room.server.listen(0, '127.0.0.1');
}, 60_000);
afterAll(() => room.school.close());

const port = (): number => (room.server.getHttpServer().address() as AddressInfo).port;
const base64 = (text: string): string => Buffer.from(text).toString('base64');

interface Begin {
  readonly user?: string;
  readonly size: number;
  readonly name: string;
  readonly more?: string;
}

/** Speaks tus over the network, as a browser does. */
const tus = (user: string, method: string, path: string, headers: Record<string, string>, body?: Buffer) =>
  fetch(`http://127.0.0.1:${port()}/api/v1/drive/uploads${path}`, {
    method,
    headers: { authorization: `Bearer ${room.tokens[user]}`, 'tus-resumable': '1.0.0', ...headers },
    ...(body ? { body: new Uint8Array(body) } : {}),
  });

const begin = ({ user = 'ana', size, name, more = '' }: Begin) =>
  tus(user, 'POST', '', {
    'upload-length': String(size),
    'upload-metadata': `filename ${base64(name)}${more}`,
  });

const keyOf = (answer: Response): string => `/${answer.headers.get('location')?.split('/').at(-1)}`;

const append = (user: string, key: string, from: number, body: Buffer) =>
  tus(
    user,
    'PATCH',
    key,
    { 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' },
    body,
  );

const filesIn = (folder: string): readonly string[] => {
  const path = join(room.school.settings.dataDir, 'files', folder);
  return existsSync(path) ? readdirSync(path) : [];
};

describe('uploads in parts', () => {
  it('go on where they were, and the bytes are those that were sent', async () => {
    const bytes = Buffer.concat([pdf, randomBytes(300_000)]);
    const key = keyOf(await begin({ size: bytes.length, name: 'big.pdf' }));
    expect((await append('ana', key, 0, bytes.subarray(0, 100_000))).status).toBe(204);
    const state = await tus('ana', 'HEAD', key, {});
    expect(state.headers.get('upload-offset')).toBe('100000');
    expect((await append('ana', key, 50, bytes)).status).toBe(409);
    const last = await append('ana', key, 100_000, bytes.subarray(100_000));
    expect(last.status).toBe(204);
    const id = last.headers.get('x-drive-item');
    expect(await room.data('ana', `items/${id}`)).toMatchObject({ name: 'big.pdf', size: bytes.length });
    const stored = await room.school.sql.query<{ sha256: string }>({
      text: `select sha256 from stored_file where name = 'big.pdf'`,
    });
    expect(stored[0]?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    // A client that missed the last response learns that it is done, and sends nothing twice.
    expect((await tus('ana', 'HEAD', key, {})).headers.get('upload-offset')).toBe(String(bytes.length));
    expect(filesIn('partial')).toEqual([]);
  });

  it('that are cut off keep what has arrived; given up they leave nothing behind', async () => {
    const key = keyOf(await begin({ size: 1_000_000, name: 'cut.txt' }));
    await new Promise<void>((resolve, reject) => {
      const socket = connect(port(), '127.0.0.1', () => {
        socket.write(
          [
            `PATCH /api/v1/drive/uploads${key} HTTP/1.1`,
            'Host: localhost',
            `Authorization: Bearer ${room.tokens['ana']}`,
            'Tus-Resumable: 1.0.0',
            'Upload-Offset: 0',
            'Content-Type: application/offset+octet-stream',
            'Content-Length: 1000000',
            '',
            'a'.repeat(200_000),
          ].join('\r\n'),
        );
        setTimeout(() => socket.destroy(), 300);
      });
      socket.on('close', () => resolve());
      socket.on('error', reject);
    });
    const state = await tus('ana', 'HEAD', key, {});
    const offset = Number(state.headers.get('upload-offset'));
    expect(offset).toBeGreaterThan(0);
    expect(offset).toBeLessThan(1_000_000);
    expect((await tus('ana', 'DELETE', key, {})).status).toBe(204);
    expect((await tus('ana', 'HEAD', key, {})).status).toBe(404);
    expect([filesIn('partial'), filesIn('incoming')]).toEqual([[], []]);
    expect((await room.data<{ used: number }>('ana', 'space')).used).toBeLessThan(1_000_000);
  });

  it('are nobody else’s business', async () => {
    const key = keyOf(await begin({ size: 10, name: 'mine.txt' }));
    for (const method of ['HEAD', 'DELETE']) expect((await tus('ben', method, key, {})).status).toBe(404);
    expect((await append('ben', key, 0, Buffer.from('x'))).status).toBe(404);
    const { id } = await room.folder('ana', 'Not yours');
    const into = await begin({
      user: 'ben',
      size: 10,
      name: 'a.txt',
      more: `,parentFolderId ${base64(String(id))}`,
    });
    expect(into.status).toBe(404);
    await tus('ana', 'DELETE', key, {});
  });

  it('make the next version of a file', async () => {
    const file = await room.file('ana', 'versioned.txt', undefined, 'one');
    const key = keyOf(await begin({ size: 3, name: 'x.txt', more: `,replaces ${base64(String(file.id))}` }));
    const last = await append('ana', key, 0, Buffer.from('two'));
    expect(last.headers.get('x-drive-item')).toBe(String(file.id));
    expect((await room.call('ana', `files/${file.id}/download`)).text).toBe('two');
  });

  it.each<[string, number, Begin]>([
    ['nothing at all', 400, { size: 0, name: 'a.txt' }],
    ['a blocked kind', 415, { size: 5, name: 'a.exe' }],
    ['more than one file may be', 413, { size: 60 * 1_048_576, name: 'a.txt' }],
    ['no name', 400, { size: 5, name: '' }],
  ])('are refused at the beginning: %s', async (_, status, wish) => {
    expect((await begin(wish)).status).toBe(status);
  });

  it('whose content is not that of their name are refused at the end and thrown away', async () => {
    const key = keyOf(await begin({ size: 20, name: 'page.pdf' }));
    const last = await append('ana', key, 0, Buffer.from('<html><script>1</scr'));
    expect(last.status).toBe(415);
    expect((await tus('ana', 'HEAD', key, {})).status).toBe(404);
    expect(filesIn('partial')).toEqual([]);
  });

  it('speak tus 1.0.0 only', async () => {
    const answer = await tus('ana', 'POST', '', { 'tus-resumable': '0.2.2', 'upload-length': '1' });
    expect(answer.status).toBe(412);
  });
});

describe('space (DRV-12)', () => {
  it('is refused before anything is stored when it is not enough, uploads on their way included', async () => {
    await room.addUser('full');
    await room.school.sql.query({
      text: 'insert into drive_setting (max_file_mb, quota_mb_per_user) values (50, 2)',
    });
    const megabyte = 1_048_576;
    await room.file('full', 'first.txt', undefined, Buffer.alloc(megabyte, 'a'));
    expect((await begin({ user: 'full', size: 700_000, name: 'reserved.txt' })).status).toBe(201);
    const { status, body } = await room.upload('full', 'second.txt', { content: Buffer.alloc(600_000, 'b') });
    expect([status, body.data['code']]).toEqual([413, 'QUOTA']);
    expect(filesIn('incoming')).toEqual([]);
    expect((await begin({ user: 'full', size: megabyte, name: 'third.txt' })).status).toBe(413);
    expect(await room.names('full', 'items')).toEqual(['first.txt']);
    // What is in the trash still counts; what is permanently removed does not.
    const [{ id } = { id: 0 }] = await room.data<DriveItem[]>('full', 'items');
    await room.data('full', `items/${id}`, { method: 'DELETE' });
    expect((await begin({ user: 'full', size: megabyte, name: 'third.txt' })).status).toBe(413);
    await room.data('full', 'trash', { method: 'DELETE' });
    expect((await begin({ user: 'full', size: megabyte, name: 'third.txt' })).status).toBe(201);
    await room.school.sql.query({ text: 'delete from drive_setting' });
  });
});

describe('the clock of the drive', () => {
  it('removes what has lain in a trash long enough, and uploads that nobody finished', async () => {
    const top = await room.folder('ben', 'Old');
    await room.file('ben', 'inside.txt', top.id);
    await room.data('ben', `items/${top.id}`, { method: 'DELETE' });
    const young = await room.folder('ben', 'Young');
    await room.data('ben', `items/${young.id}`, { method: 'DELETE' });
    await begin({ user: 'ben', size: 10, name: 'never.txt' });
    const clock = room.server.get(DriveClock);
    expect(await clock.runFor('main', '2026-11-21')).toBe(0);
    await room.school.sql.query({
      text: `update drive_item set trashed_at = now() - interval '31 days' where trash_root_id = ${top.id}`,
    });
    await room.school.sql.query({ text: `update drive_upload set expires_at = now()` });
    expect(await clock.runFor('main', '2026-11-21')).toBe(2);
    expect(await room.names('ben', 'trash')).toEqual(['Young']);
    expect(filesIn('partial')).toEqual([]);
  });
});

describe('a cut upload by one request', () => {
  it('leaves nothing behind', async () => {
    const { body, headers } = await uploadBody('half.txt', 'a'.repeat(100_000));
    const answer = await room.call('ana', 'upload', {
      method: 'POST',
      body: body.subarray(0, 50_000),
      headers,
    });
    expect(answer.status).toBe(400);
    expect(filesIn('incoming')).toEqual([]);
    const rows = await room.school.sql.query({ text: `select id from stored_file where name = 'half.txt'` });
    expect(rows).toEqual([]);
  });
});
