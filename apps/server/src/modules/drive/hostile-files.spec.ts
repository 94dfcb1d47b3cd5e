import type { DriveItem } from '@school/domain';
import { deflateRawSync } from 'node:zlib';
import { DriveRoom, pdf } from './drive.fixture.ts';

let room: DriveRoom;
beforeAll(async () => {
  room = await DriveRoom.open(['ana']);
}, 60_000);
afterAll(() => room.school.close());

const script = '<script>alert(1)</script>';
const multipart = (fileName: string, content: Buffer): { body: Buffer; headers: Record<string, string> } => ({
  body: Buffer.concat([
    Buffer.from(
      `--limit\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\nContent-Type: application/pdf\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n--limit--\r\n'),
  ]),
  headers: { 'content-type': 'multipart/form-data; boundary=limit' },
});

/** A zip entry that claims to unpack to four gigabytes. */
const bomb = Buffer.concat([
  Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
  Buffer.from([0x20, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 5, 0, 0, 0]),
  Buffer.from('0.txt'),
  deflateRawSync(Buffer.alloc(100_000)),
]);
const program = Buffer.concat([
  Buffer.from('MZ'),
  Buffer.alloc(58),
  Buffer.from([0x40, 0, 0, 0]),
  Buffer.from('PE\0\0'),
]);

/** Name as sent, bytes, and the expected outcome: a refusal, or the name and type it is stored under. */
type HostileCase = [
  title: string,
  name: string,
  content: Buffer,
  status: number,
  kept?: string,
  type?: string,
];

const cases: readonly HostileCase[] = [
  ['HTML as PDF', 'a.pdf', Buffer.from(`<html>${script}</html>`), 415],
  [
    'SVG with a script',
    'a.svg',
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`),
    415,
  ],
  ['SVG as picture', 'a.png', Buffer.from(`<svg onload="alert(1)"/>`), 415],
  ['HTML', 'a.html', Buffer.from(script), 415],
  ['a path as name', '../../../etc/passwd.txt', Buffer.from('root'), 200, 'passwd.txt', 'text/plain'],
  ['a path of Windows as name', 'C:\\\\Windows\\\\win.txt', Buffer.from('win'), 200, 'win.txt', 'text/plain'],
  ['two extensions, a program behind', 'report.pdf.exe', pdf, 415],
  ['two extensions, a PDF behind', 'report.exe.pdf', pdf, 200, 'report.exe.pdf', 'application/pdf'],
  ['a program without extension', 'setup', program, 415],
  ['a zip bomb', '42.zip', bomb, 200, '42.zip', 'application/zip'],
  ['nothing at all', 'empty.txt', Buffer.alloc(0), 400],
  ['more than a file may be', 'large.txt', Buffer.alloc(1_048_586, 'a'), 413],
  ['a turned name', 'invoice\u202Efdp.exe', Buffer.from('MZ'), 415],
  [
    'odd letters',
    'e\u0301t\u0000e\u200F 🧮 رپورٹ.txt',
    Buffer.from('odd'),
    200,
    'éte 🧮 رپورٹ.txt',
    'text/plain',
  ],
  ['a line end in the name', 'a%0d%0aX-Injected: 1.txt', Buffer.from('crlf'), 200],
  [
    'a polyglot of PDF and HTML',
    'poly.pdf',
    Buffer.from(`%PDF-1.4\n${script}\n%%EOF`),
    200,
    'poly.pdf',
    'application/pdf',
  ],
  [
    'an unknown kind with HTML in it',
    'notes.xyz',
    Buffer.from(`<html>${script}`),
    200,
    'notes.xyz',
    'application/octet-stream',
  ],
  [
    'a name of a property',
    'a.constructor',
    Buffer.from('x'),
    200,
    'a.constructor',
    'application/octet-stream',
  ],
];

describe('hostile files', () => {
  it.each(cases.map((one) => [one[0], one] as const))(
    '%s gets a clear answer and does no harm',
    async (_, one) => {
      const [, name, content, status, kept, type] = one;
      await room.school.sql.query({
        text: `insert into drive_setting (max_file_mb) values (1) on conflict do nothing`,
      });
      const answer = await room.call('ana', 'upload', { method: 'POST', ...multipart(name, content) });
      expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(/\w{4}/)]);
      if (status !== 200) {
        expect(await room.school.sql.query({ text: 'select id from drive_item' })).toEqual([]);
        expect(await room.school.sql.query({ text: 'select id from stored_file' })).toEqual([]);
        return;
      }
      const item = answer.body.data as unknown as DriveItem;
      if (kept !== undefined) expect([item.name, item.mimeType]).toEqual([kept, type]);
      expect(item.name).not.toMatch(/[\r\n/\\:\u202E]/);
      const bytes = await room.call('ana', `files/${item.id}/download`);
      expect(bytes.headers).toMatchObject({
        'content-disposition': expect.stringMatching(/^attachment; /),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect(bytes.headers['x-injected']).toBeUndefined();
      expect(String(bytes.headers['content-type'])).not.toMatch(/html|svg|xml|javascript/);
      // Only pictures, PDFs and plain text are previewed; everything else has no preview.
      const preview = await room.call('ana', `files/${item.id}/preview`);
      if (preview.status === 200)
        expect(String(preview.headers['content-type'])).toMatch(/^(?:text\/plain|application\/pdf|image\/)/);
      else expect(preview.status).toBe(415);
      await room.data('ana', `items/${item.id}`, { method: 'DELETE' });
      await room.data('ana', 'trash', { method: 'DELETE' });
    },
  );
});

describe('an archive of a folder', () => {
  it('holds what the caller may read, in its folders', async () => {
    const top = await room.folder('ana', 'Zipped');
    const inner = await room.folder('ana', 'Inner', top.id);
    await room.folder('ana', 'Empty', top.id);
    await room.file('ana', 'a.txt', top.id, 'first');
    await room.file('ana', 'ü b.pdf', inner.id, pdf);
    const answer = await room.server.inject({
      url: `/api/v1/drive/folders/${top.id}/zip`,
      headers: { authorization: `Bearer ${room.tokens['ana']}` },
    });
    expect(answer.headers['content-disposition']).toContain('Zipped.zip');
    const { default: JSZip } = await import('jszip');
    const zip = await JSZip.loadAsync(answer.rawPayload);
    expect(Object.keys(zip.files).toSorted()).toEqual(['Empty/', 'Inner/', 'Inner/ü b.pdf', 'a.txt']);
    expect(await zip.file('a.txt')?.async('string')).toBe('first');
  });
});
