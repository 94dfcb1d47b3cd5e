import { NewsRoom, basic, formOf, pdf } from './news.fixture.ts';
import type { Attached, Fields } from './news.fixture.ts';

let room: NewsRoom;
beforeAll(async () => {
  room = await NewsRoom.open();
});
afterAll(() => room.school.close());

const send: NewsRoom['send'] = (...given) => room.send(...given);
const create = (fields?: Fields, files?: Attached) => room.create(fields, files);

describe('writing', () => {
  it('creates from a form with its list of audiences and repeated files (B186) (B207) (B208) (B209)', async () => {
    const item = await create({ audience: 'MULTIPLE', category: 'EVENT' }, [
      ['a.pdf', pdf],
      ['b.txt', new Blob(['hello'])],
    ]);
    expect(item).toMatchObject({
      title: 'Sports day',
      category: 'EVENT',
      audience: 'MULTIPLE',
      audiences: ['STUDENT', 'PARENT'],
      targetAudience: ['STUDENT', 'PARENT'],
      authorName: 'Admin Test',
      viewCount: 0,
      userVisitNews: false,
    });
    expect(
      item.attachments.map(({ fileName, fileType, fileSize }) => [fileName, fileType, fileSize]),
    ).toEqual([
      ['a.pdf', 'application/pdf', pdf.size],
      ['b.txt', 'text/plain', 5],
    ]);
    const one = await create({ title: 'For one', audiences: 'PARENT', audience: 'PARENT' });
    expect([one.audience, one.category]).toEqual(['PARENT', 'GENERAL']);
  });

  it('has no status, and an item may not be for somebody else than its audience says (B195)', async () => {
    expect(await create()).not.toHaveProperty('status');
    const { status, message } = await send('POST', 'save', { ...basic, audience: 'ADMIN' });
    expect([status, message]).toEqual([400, 'The audience does not match the list of audiences.']);
  });

  it.each([
    ['a blank title (B196)', { title: '  ' }, 'Title is required'],
    ['no content (B197)', { content: '<p></p>' }, 'Content is required'],
    ['content that is markup alone (B197)', { content: '<script>alert(1)</script>' }, 'Content is required'],
    [
      'content that is too long (B198)',
      { content: `<p>${'<b>x</b>'.repeat(5001)}</p>` },
      'Content exceeds maximum length of 5000 characters (current: 5001)',
    ],
    ['no audience (B199)', { audiences: '' }, 'Please select at least one audience'],
    ['an unknown audience', { audiences: 'STUDENT,CEO' }, 'Choose one of the offered values.'],
    ['an unknown field', { owner: '1' }, 'This property does not exist.'],
  ])('refuses %s', async (_, fields, message) => {
    expect(await send('POST', 'save', { ...basic, ...fields })).toMatchObject({ status: 400, message });
  });

  it('takes exactly 5000 letters, markup not counted (B198)', async () => {
    const item = await create({ content: `<p>${'<b>x</b>'.repeat(5000)}</p>` });
    expect(item.content.length).toBe(5000 * 8 + 7);
  });

  it('keeps what is formatted and drops what could run', async () => {
    const { content } = await create({
      content:
        '<h2 onclick="x()">Hi</h2><img src=x onerror=alert(1)><a href="javascript:alert(1)">a</a>' +
        '<a href="https://school.example">b</a><table><tbody><tr><td colspan="2" style="x">c</td></tr></tbody></table>' +
        '<iframe src="//x"></iframe><script>alert(1)</script><svg onload=alert(1)></svg>',
    });
    expect(content).toBe(
      '<h2>Hi</h2><a rel="noopener noreferrer">a</a><a href="https://school.example" rel="noopener noreferrer">b</a>' +
        '<table><tbody><tr><td colspan="2">c</td></tr></tbody></table>',
    );
  });

  it('changes only what is sent, and adds and takes away files within the limit of two (B200)', async () => {
    const item = await create({}, [['a.pdf', pdf]]);
    const two = await send('PUT', `${item.id}`, { title: 'Moved' }, [['b.pdf', pdf]]);
    expect(two).toMatchObject({ status: 200, message: 'News updated successfully!' });
    expect([two.item.title, two.item.audiences, two.item.attachments.length]).toEqual([
      'Moved',
      ['STUDENT', 'PARENT'],
      2,
    ]);
    const third = await send('PUT', `update/${item.id}`, {}, [['c.pdf', pdf]]);
    expect(third).toMatchObject({ status: 400, message: 'You can only attach up to 2 files' });
    const removed = { removedAttachmentIds: String(two.item.attachments[0]?.id) };
    const replaced = await send('PUT', `update/${item.id}`, removed, [['c.pdf', pdf]]);
    expect(replaced.item.attachments.map(({ fileName }) => fileName)).toEqual(['b.pdf', 'c.pdf']);
    const gone = `/api/v1/news/download/${two.item.attachments[0]?.id}`;
    expect((await room.call('ADMIN', gone)).status).toBe(404);
  });

  it('is one write per Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'news-1' };
    const first = await send('POST', 'save', basic, [['a.pdf', pdf]], { headers });
    const again = await send('POST', 'save', basic, [['a.pdf', pdf]], { headers });
    expect([again.status, again.item.id]).toEqual([201, first.item.id]);
    const other = await send('POST', 'save', { ...basic, title: 'Other' }, [], { headers });
    expect(other.status).toBe(409);
  });

  it('is for administrators only (B190)', async () => {
    const { id } = await create();
    for (const role of ['EMPLOYEE', 'STUDENT', 'PARENT']) {
      expect((await send('POST', 'save', basic, [], { role })).status).toBe(403);
      expect((await send('PUT', `${id}`, basic, [], { role })).status).toBe(403);
      const removal = await room.call(role, `/api/v1/news/${id}`, { method: 'DELETE' });
      expect(removal.status).toBe(403);
      expect((await room.call(role, '/api/v1/news/all')).status).toBe(403);
    }
  });

  it('deletes an item with its files and views', async () => {
    const { id, attachments } = await create({}, [['a.pdf', pdf]]);
    await room.call('STUDENT', `/api/news-views/record?newsId=${id}`, { method: 'POST' });
    const answer = await room.call('ADMIN', `/api/v1/news/${id}`, { method: 'DELETE' });
    expect([answer.status, answer.body.message]).toEqual([200, 'News item deleted successfully']);
    expect((await room.call('ADMIN', `/api/v1/news/${id}`)).status).toBe(404);
    const owned = await room.school.sql.query({
      text: `select from stored_file where owner_resource = 'newsAttachment' and owner_record = $1`,
      values: [attachments[0]?.id],
    });
    expect(owned).toEqual([]);
  });
});

describe('hostile attachments', () => {
  const attempts: readonly [string, Attached, number, string][] = [
    [
      'a third file (B200)',
      [
        ['1.pdf', pdf],
        ['2.pdf', pdf],
        ['3.pdf', pdf],
      ],
      400,
      'You can only attach up to 2 files',
    ],
    [
      'ten files (B200)',
      Array.from({ length: 10 }, (_, n) => [`${n}.pdf`, pdf] as const),
      400,
      'You can only attach up to 2 files',
    ],
    ['a program (B201)', [['a.exe', pdf]], 415, 'File type not allowed: a.exe'],
    [
      'a page that calls itself PDF (B201)',
      [['a.pdf', new Blob(['<html><script>alert(1)</script>'])]],
      415,
      'File type not allowed: a.pdf',
    ],
    [
      'a program in a text (B201)',
      [['a.txt', new Blob([new Uint8Array([77, 90, 0, 1])])]],
      415,
      'File type not allowed: a.txt',
    ],
    [
      'one byte too much (B202)',
      [['a.txt', new Blob(['x'.repeat(5 * 1_048_576 + 1)])]],
      413,
      'File too large: a.txt (max 5MB)',
    ],
    ['nothing in a file', [['a.pdf', new Blob([])]], 400, 'The file is empty.'],
  ];
  it.each(attempts)('refuses %s', async (_, files, status, message) => {
    expect(await send('POST', 'save', basic, files)).toMatchObject({ status, message });
  });

  it('takes 5 MB exactly, and cleans names', async () => {
    const jfif = [0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0];
    const jpeg = new Uint8Array([0xff, 0xd8, ...jfif, 0xff, 0xd9]);
    const item = await create({}, [
      ['../../etc/passwd.txt', new Blob(['x'.repeat(5 * 1_048_576)])],
      ['x.JPG', new Blob([jpeg])],
    ]);
    expect(item.attachments.map(({ fileName }) => fileName)).toEqual(['passwd.txt', 'x.JPG']);
  });

  it('refuses bodies that are no form or break off', async () => {
    const { body, type } = await formOf(basic, [['a.pdf', pdf]]);
    const post = (sent: Buffer | string, contentType: string) =>
      room.call('ADMIN', '/api/v1/news/save', {
        method: 'POST',
        body: sent,
        headers: { 'content-type': contentType },
      });
    expect((await post('{}', 'application/json')).status).toBe(415);
    expect((await post(body.subarray(0, body.length - 60), type)).status).toBe(400);
    expect((await post('', 'multipart/form-data')).status).toBeGreaterThanOrEqual(400);
    expect((await post('', 'multipart/form-data')).status).toBeLessThan(500);
  });
});
