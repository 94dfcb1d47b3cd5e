import { NewsRoom, pdf } from './news.fixture.ts';

let room: NewsRoom;
beforeAll(async () => {
  room = await NewsRoom.open();
});
afterAll(() => room.school.close());

const titles = async (role: string, path: string): Promise<readonly string[]> =>
  (await room.list(role, path)).map(({ title }) => title);
const record = (role: string, id: number | string) =>
  room.call(role, `/api/news-views/record?newsId=${id}`, { method: 'POST' });
const runOut = (id: number) =>
  room.school.sql.query({
    text: `update news set publish_date = '2020-01-01', expiry_date = '2020-01-02' where id = $1`,
    values: [id],
  });

describe('audiences', () => {
  beforeAll(async () => {
    await room.create({ title: 'All', audiences: 'ADMIN,EMPLOYEE,STUDENT,PARENT' });
    await room.create({ title: 'Staff', audiences: 'EMPLOYEE' });
    await room.create({ title: 'Family', audiences: 'STUDENT,PARENT' });
    await runOut((await room.create({ title: 'Old', audiences: 'EMPLOYEE,STUDENT,PARENT' })).id);
  });

  it('let administrators see all news, and expired ones too (B154)', async () => {
    expect(await titles('ADMIN', 'all')).toEqual(['Old', 'Family', 'Staff', 'All']);
    expect(await titles('ADMIN', 'current-user')).toEqual(['All']);
  });

  it.each([
    ['EMPLOYEE', ['Staff', 'All']],
    ['STUDENT', ['Family', 'All']],
    ['PARENT', ['Family', 'All']],
  ])('show %s only what is meant for that role and has not run out (B155)', async (role, expected) => {
    expect(await titles(role, 'current-user')).toEqual(expected);
    expect(await titles(role, 'search?search=on%20friday')).toEqual(expected);
    const generic = await room.call(role, '/api/v1/news/getall');
    const rows = generic.body.data as unknown as { title: string }[];
    expect(rows.map(({ title }) => title).toSorted()).toEqual(expected.toSorted());
  });

  it('hide an item with its files from everybody else, like one that is not there (B156)', async () => {
    const { id, attachments } = await room.create({ title: 'Parents only', audiences: 'PARENT' }, [
      ['a.pdf', pdf],
    ]);
    const download = `/api/v1/news/download/${attachments[0]?.id}`;
    const mine = await room.call('PARENT', download);
    expect([mine.status, mine.headers['content-type'], mine.text]).toEqual([
      200,
      'application/pdf',
      await pdf.text(),
    ]);
    expect(mine.headers['content-disposition']).toContain('attachment');
    const missing = await room.call('STUDENT', '/api/v1/news/999999');
    for (const path of [`/api/v1/news/${id}`, `/api/v1/news/get/${id}`, download]) {
      const answer = await room.call('STUDENT', path);
      expect([path, answer.status, answer.text]).toEqual([path, 404, missing.text]);
    }
    expect((await record('STUDENT', id)).status).toBe(404);
    await runOut(id);
    expect((await room.call('PARENT', download)).status).toBe(404);
    expect((await room.call('PARENT', `/api/v1/news/${id}`)).status).toBe(404);
  });

  it('give nothing without a session', async () => {
    expect((await room.call('NOBODY', '/api/v1/news/current-user')).status).toBe(401);
  });
});

describe('views', () => {
  it('count each user once, also under parallel requests (B194)', async () => {
    const { id } = await room.create({ audiences: 'EMPLOYEE,STUDENT' });
    const many = await Promise.all(
      Array.from({ length: 20 }, (_, n) => record(n % 2 ? 'EMPLOYEE' : 'STUDENT', id)),
    );
    expect(many.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect((await record('EMPLOYEE', id)).body.data).toEqual({ viewCount: 2 });
    const item = (await room.call('STUDENT', `/api/v1/news/${id}`)).body.data;
    expect(item).toMatchObject({ viewCount: 2, userVisitNews: true });
    expect(item['updatedAt']).toBe(item['createdAt']);
    const unseen = (await room.call('ADMIN', `/api/v1/news/${id}`)).body.data;
    expect(unseen).toMatchObject({ viewCount: 2, userVisitNews: false });
  });

  it('are recorded for items that are there', async () => {
    expect((await record('ADMIN', 999_999)).status).toBe(404);
    expect((await record('ADMIN', 'x')).status).toBe(400);
    expect((await record('ADMIN', '1&userId=5')).status).toBe(400);
  });

  it('have no likes beside them (B214)', async () => {
    const answer = await room.call('ADMIN', '/api/news-like', { method: 'POST', body: {} });
    expect(answer.status).toBe(404);
  });
});

describe('lists', () => {
  it('find words in title, text, category and author, taken literally (B205)', async () => {
    await room.create({
      title: 'Zebra crossing',
      content: '<p>Uni<b>corn</b> &amp; 100%</p>',
      category: 'ROADS',
    });
    for (const words of ['zebra', 'unicorn', 'roads', 'admin zebra', '& 100%'])
      expect([words, await titles('ADMIN', `search?search=${encodeURIComponent(words)}`)]).toEqual([
        words,
        ['Zebra crossing'],
      ]);
    expect(await titles('ADMIN', 'search?search=%3Cb%3E')).toEqual([]);
    expect(await titles('ADMIN', 'search?search=_ebra')).toEqual([]);
  });

  it('come in pages and tell how many there are', async () => {
    const { headers, body } = await room.call('ADMIN', '/api/v1/news/all?range=[0,1]');
    expect(body.data).toHaveLength(2);
    expect(headers['content-range']).toMatch(/^news 0-1\/\d+$/);
    for (const bad of ['range=[1,0]', 'range=[0,1000]', 'range=x', 'userId=1'])
      expect([bad, (await room.call('ADMIN', `/api/v1/news/all?${bad}`)).status]).toEqual([bad, 400]);
    expect((await room.call('ADMIN', '/api/v1/news/search?search=a&search=b')).status).toBe(400);
  });

  it('search among many items uses the index', async () => {
    await room.school.sql.query({
      text: `insert into news (title, content, content_text, audiences)
        select 'Item ' || n, '<p>' || md5(n::text) || '</p>', md5(n::text), array['STUDENT']
        from generate_series(1, 20000) n`,
      values: [],
    });
    await room.school.sql.query({ text: 'analyze news', values: [] });
    const plan = await room.school.sql.query<Record<string, string>>({
      text: `explain select id from news where lower(coalesce(title, '') || ' ' || coalesce(content_text, '') || ' '
        || coalesce(category, '') || ' ' || coalesce(author_name, '')) like '%c4ca4238%'`,
      values: [],
    });
    expect(plan.map((row) => row['QUERY PLAN']).join()).toContain('news_search_idx');
    expect(await titles('STUDENT', 'search?search=c4ca4238')).toEqual(['Item 1']);
  });
});
