import { jest } from '@jest/globals';
import { Client } from 'pg';
import { Shop, problemsOf } from '../../../test/shop.ts';

type Row = Readonly<Record<string, unknown>>;

const values: readonly [string, Row][] = [
  ['a text with blanks around it', { name: '  Padded  name ' }],
  ['a composed letter', { name: 'A\u030Angstrom' }],
  ['lines', { remark: 'first\r\nsecond\n' }],
  ['nothing', { remark: null, rank: null, birthday: null }],
  ['an empty text', { remark: '' }],
  ['an address of mail', { email: 'Some.One@Example.ORG' }],
  ['a telephone', { phone: '+92 300 1234567' }],
  ['a colour', { colour: '#AbCdEf' }],
  ['a choice', { kind: 'B' }],
  ['a flag', { active: false }],
  ['a number', { rank: -7 }],
  ['a day', { birthday: '2008-02-29' }],
  ['what it is already', { kind: 'A', active: true }],
  ['an amount, which is looked at', { limit: '5' }],
];

describe('a write whose outcome is known before', () => {
  let shop: Shop;
  let counter = 0;
  beforeAll(async () => {
    shop = await Shop.open();
  });
  afterAll(() => shop.close());

  const contact = (): Promise<number> =>
    shop.add('contact', { name: `Contact ${(counter += 1)}`, remark: 'before', rank: 1 });
  const history = (id: number) =>
    shop.sql<{ changes: Row; version: number; verb: string }>(
      "SELECT verb, version, changes FROM audit_entry WHERE resource = 'contact' AND record_id = $1 ORDER BY id",
      [id],
    );
  const lines = () => shop.sql<{ n: string }>('SELECT count(*)::text AS n FROM audit_entry');
  /** The same change: ended immediately, and with a key, in which case the answer is stored after it. */
  const changed = async (id: number, body: Row, key?: string) => {
    const headers = key === undefined ? {} : { headers: { 'idempotency-key': key } };
    const answer = await shop.call('PUT', `Contact/update/${id}`, { body, ...headers });
    const { id: _id, name, updatedAt: _at, createdAt: _made, ...rest } = answer.data as unknown as Row;
    const [, last] = await history(id);
    const { name: renamed, ...changes } = last?.changes ?? {};
    const isRenamed = 'name' in body;
    const told = { status: answer.status, rest, changes, version: last?.version, verb: last?.verb };
    return isRenamed ? { ...told, name, renamed: (renamed as unknown[])[1] } : told;
  };

  it.each(values)('writes the same as one that is looked at: %s', async (_what, body) => {
    const [one, other] = [await contact(), await contact()];
    const first = await changed(one, body);
    // Names are unique: the other one gets it once the first has given it up.
    if ('name' in body) await shop.put(`Contact/update/${one}`, { name: `Contact ${(counter += 1)}` });
    expect(first).toEqual(await changed(other, body, `key-${other}`));
    expect(first.version).toBe(2);
  });

  it.each(values)('answers what is read afterwards: %s', async (_what, body) => {
    const id = await contact();
    const more = 'name' in body ? { name: `Read ${String(body['name'])}` } : {};
    const { data, status } = await shop.call('PUT', `Contact/update/${id}`, { body: { ...body, ...more } });
    expect(status).toBe(200);
    expect(data).toEqual((await shop.get(`Contact/get/${id}`)).data);
  });

  /** The same new record, immediately and when looked at, with its first history line. */
  const made = async (body: Row, key?: string) => {
    const headers = key === undefined ? {} : { headers: { 'idempotency-key': key } };
    const answer = await shop.call('POST', 'Contact/save', { body, ...headers });
    const { id, updatedAt: _at, createdAt: _made, ...rest } = answer.data as unknown as Row;
    return { status: answer.status, rest, lines: await history(Number(id)), id: Number(id) };
  };

  it.each(values)('writes a new record just as one that is looked at: %s', async (_what, given) => {
    const name = `New ${(counter += 1)}`;
    // Names are unique, and the changes above have given theirs up.
    const body = 'name' in given ? { name: String(given['name']).replace('m', 'mm') } : given;
    const { id, ...first } = await made({ name, remark: 'new', ...body });
    expect(first.status).toBe(201);
    expect(first.lines).toHaveLength(1);
    await shop.call('DELETE', `Contact/delete/${id}`);
    const { id: _other, ...looked } = await made({ name, remark: 'new', ...body }, `key-${id}`);
    expect(looked).toEqual(first);
  });

  it('gives each of many new records its own line', async () => {
    const names = Array.from({ length: 20 }, (_, at) => `At once ${at}`);
    const records = await Promise.all(names.map((name) => made({ name })));
    for (const [at, { lines }] of records.entries())
      expect(lines.map(({ changes }) => (changes['name'] as unknown[])[1])).toEqual([names[at]]);
  });

  it('is refused as a whole by what only the database knows', async () => {
    const [id, taken] = [await contact(), await contact()];
    const name = ((await shop.get(`Contact/get/${taken}`)).data as unknown as Row)['name'];
    const answer = await shop.put(`Contact/update/${id}`, { name, rank: 9 });
    expect([answer.status, problemsOf(answer)]).toEqual([409, ['name:notUnique']]);
    expect(await history(id)).toHaveLength(1);
    expect((await shop.get(`Contact/get/${id}`)).data).toMatchObject({ rank: 1, version: 1 });
    const [{ n: before } = { n: '' }] = await lines();
    const twice = await shop.call('POST', 'Contact/save', { body: { name, rank: 9 } });
    expect([twice.status, problemsOf(twice)]).toEqual([409, ['name:notUnique']]);
    expect(await lines()).toEqual([{ n: before }]);
  });

  it('loses nothing when two come at once', async () => {
    const id = await contact();
    const ranks = Array.from({ length: 20 }, (_, rank) => rank);
    const answers = await Promise.all(ranks.map((rank) => shop.put(`Contact/update/${id}`, { rank })));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const lines = (await history(id)).slice(1);
    expect(lines.map(({ version }) => version)).toEqual(lines.map((_, place) => place + 2));
    const ends = lines.flatMap(({ changes }) => (changes['rank'] ? [changes['rank'] as unknown[]] : []));
    ends.slice(1).forEach(([before], place) => expect(before).toBe(ends[place]?.[1]));
  });
});

describe('a change that needs no look at the record', () => {
  const read: unknown[] = [];
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open({
      contact: {
        // A rank is compared with the previous one; nothing else matters to the hook.
        beforeSave: (input, current) => {
          if (current && 'rank' in input) read.push(current['rank']);
          return current && 'phone' in input ? { ...input, remark: 'called' } : input;
        },
      },
    });
  });
  afterAll(() => shop.close());

  const changes = (id: number) =>
    shop.sql<{ version: number; changes: Row }>(
      "SELECT version, changes FROM audit_entry WHERE resource = 'contact' AND record_id = $1 ORDER BY id OFFSET 1",
      [id],
    );
  const statements = async (change: () => Promise<unknown>): Promise<number> => {
    const said = jest.spyOn(Client.prototype, 'query');
    await change();
    const { length } = said.mock.calls;
    said.mockRestore();
    return length;
  };

  it('is one statement, which finds out what the record was', async () => {
    const id = await shop.add('contact', { name: 'Unseen', remark: 'one' });
    expect(await statements(() => shop.put(`Contact/update/${id}`, { remark: 'two', birthday: null }))).toBe(
      1,
    );
    expect(await changes(id)).toEqual([{ version: 2, changes: { remark: ['one', 'two'] } }]);
    expect(read).toEqual([]);
  });

  it('writes what the hook adds', async () => {
    const id = await shop.add('contact', { name: 'Called', remark: 'before' });
    await shop.put(`Contact/update/${id}`, { phone: '+92 300 1234567' });
    const [line] = await changes(id);
    expect(line?.changes).toMatchObject({ remark: ['before', 'called'] });
  });

  it('is seen where the hook asks what stood there', async () => {
    const id = await shop.add('contact', { name: 'Looked at', rank: 3 });
    expect(await statements(() => shop.put(`Contact/update/${id}`, { rank: 4 }))).toBe(2);
    expect(read).toEqual([3]);
    expect(await changes(id)).toEqual([{ version: 2, changes: { rank: [3, 4] } }]);
  });

  it('is refused for a record of another version, or none, in the words of a look at it', async () => {
    const id = await shop.add('contact', { name: 'Stale' });
    const stale = await shop.put(`Contact/update/${id}`, { remark: 'x', version: 7 });
    expect([stale.status, stale.data]).toEqual([409, expect.objectContaining({ code: 'STALE' })]);
    expect((await shop.put('Contact/update/999999', { remark: 'x' })).status).toBe(404);
    expect((await shop.put('Contact/update/999999', { rank: 'no number' })).status).toBe(404);
    expect(await changes(id)).toEqual([]);
  });
});

describe('a change whose hook looks at the row before', () => {
  const asked: string[] = [];
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open({
      contact: {
        beforeSave: async (input, current, { transaction }) => {
          if (!current || !('rank' in input)) return input;
          transaction.afterCommit(() => asked.push('told'));
          // Only a high rank queries, and adds to what the row has now: without the lock two would add to the same value.
          if (Number(current['rank']) < 10) return input;
          const [row] = await transaction.query<{ rank: number }>({
            text: 'SELECT rank FROM contact WHERE id = $1',
            values: [current['id']],
          });
          asked.push('asked');
          return { ...input, rank: Number(row?.rank) + Number(input['rank']) };
        },
      },
    });
  });
  beforeEach(() => asked.splice(0));
  afterAll(() => shop.close());

  it('is decided without the lock where the hook asks nothing, and tells once', async () => {
    const id = await shop.add('contact', { name: 'Low', rank: 1 });
    expect((await shop.put(`Contact/update/${id}`, { rank: 2 })).data).toMatchObject({ rank: 2, version: 2 });
    expect(asked).toEqual(['told']);
  });

  it('is decided with it where the hook asks the database: nothing is added twice or lost', async () => {
    const id = await shop.add('contact', { name: 'High', rank: 10 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.put(`Contact/update/${id}`, { rank: 1 })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await shop.get(`Contact/get/${id}`)).data).toMatchObject({ rank: 20, version: 11 });
    expect(asked.toSorted()).toEqual([...answers.map(() => 'asked'), ...answers.map(() => 'told')]);
  });

  it('refuses the second of two that bring the same version', async () => {
    const id = await shop.add('contact', { name: 'Once', rank: 1 });
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((remark) => shop.put(`Contact/update/${id}`, { remark, version: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });
});
