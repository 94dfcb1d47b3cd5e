import { MessageSchool } from './message-school.fixture.ts';

const addresses = (school: MessageSchool) =>
  school.inner.school.sql.query({
    text: 'select address, active, by_link from email_unsubscription order by id',
  });

describe('unsubscribing by a link', () => {
  let school: MessageSchool;
  beforeAll(async () => {
    school = await MessageSchool.open();
  }, 60_000);
  afterAll(() => school.close());
  beforeEach(() => school.begin());

  const linkOf = async (): Promise<string> => {
    const [row] = await school.inner.school.sql.query<{ payload: { headers: Record<string, string> } }>({
      text: 'select payload from outbox_message order by id limit 1',
    });
    const link = row?.payload.headers['List-Unsubscribe'] ?? '';
    expect(row?.payload.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    return new URL(link.slice(1, -1)).pathname;
  };
  const open = (method: 'GET' | 'POST', url: string) =>
    school.inner.school.application.inject({
      method,
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      ...(method === 'POST' ? { payload: 'List-Unsubscribe=One-Click' } : {}),
    });

  it('asks first, takes one click, and keeps what is necessary coming (MAI-3)', async () => {
    await school.family('Ahmed', { email: 'Home@khan.example' });
    await school.sent(await school.draft());
    const link = await linkOf();
    expect((await open('GET', link)).body).toContain('<button>Unsubscribe</button>');
    expect(await addresses(school)).toEqual([]);
    await open('POST', link);
    await open('POST', link);
    expect(await addresses(school)).toEqual([{ address: 'home@khan.example', active: true, by_link: true }]);
    expect((await school.preview(await school.draft())).reached).toBe(0);
    expect((await school.preview(await school.draft({ category: 'TRANSACTIONAL' }))).reached).toBe(1);
  });

  it('says the same of links that nobody has sent', async () => {
    await school.family('Ahmed', { email: 'home@khan.example' });
    await school.sent(await school.draft());
    const link = await linkOf();
    const strange = [link.replace(/.$/, (sign) => (sign === 'a' ? 'b' : 'a')), '/unsubscribe/nowhere/1-x'];
    const good = await open('POST', link);
    await school.inner.school.sql.query({ text: 'delete from email_unsubscription' });
    for (const url of strange) {
      const { statusCode, body } = await open('POST', url);
      expect([statusCode, body]).toEqual([good.statusCode, good.body]);
    }
    expect(await addresses(school)).toEqual([]);
  });

  it('is taken back with a reason, and then holds again when it is asked for again', async () => {
    const save = () =>
      school.call<{ id: number }>('POST', 'comm/v1/unsubscription/save', { address: 'a@x.example' });
    const { data } = await save();
    expect((await save()).status).toBe(409);
    const back = { ids: [data.id], input: { reason: 'Asked at the desk' } };
    expect((await school.call('POST', 'comm/v1/unsubscription/action/resubscribe', back)).status).toBe(200);
    expect((await save()).status).toBe(201);
  });
});
