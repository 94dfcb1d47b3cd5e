import { Shop } from '../../../test/shop.ts';

type Row = Readonly<Record<string, unknown>>;
interface Figures {
  readonly count: number;
  readonly rows: number;
  readonly sum: Row;
  readonly groupCount: number;
  readonly groups: readonly {
    key: string;
    label: string | null;
    count: number;
    sum: Row;
    start: number;
  }[];
}

describe('grouping', () => {
  let shop: Shop;
  let [west, east, hidden] = [0, 0, 0];
  beforeAll(async () => {
    shop = await Shop.open();
    // Entered in this order, so that ids and titles are ordered differently.
    west = await shop.add('region', { name: 'West' });
    east = await shop.add('region', { name: 'East' });
    hidden = await shop.add('region', { name: 'Éast' });
    const people: [string, number | null, string, string, string][] = [
      ['Ali', west, 'GOLD', '2026-01-31', '10.00'],
      ['Bina', east, 'BASIC', '2026-01-01', '20.50'],
      ['Carl', null, 'BASIC', '2025-12-31', '30.00'],
      ['Dara', east, 'GOLD', '2026-02-01', '0.10'],
      ['Emil', west, 'BASIC', '2025-12-01', '0.40'],
      ['Fay', hidden, 'BASIC', '2026-02-28', '5.00'],
    ];
    for (const [at, [name, region, tier, since, credit]] of people.entries())
      await shop.add('customer', {
        name,
        city: `C${at % 2}`,
        region,
        tier,
        since,
        credit,
        seller: 7,
        ...(tier === 'GOLD' ? { discount: '1' } : {}),
      });
  });
  afterAll(() => shop.close());

  const asked = (parameters: Readonly<Record<string, unknown>>): string =>
    new URLSearchParams(
      Object.entries(parameters).map(([name, value]): [string, string] => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ).toString();
  const list = (parameters: Readonly<Record<string, unknown>>, as = 'admin') =>
    shop.get(`Customer/getall?${asked(parameters)}`, as);
  const namesIn = async (parameters: Readonly<Record<string, unknown>>): Promise<unknown[]> =>
    ((await list(parameters)).data as Row[]).map((row) => row['name']);
  const figures = async (parameters: Readonly<Record<string, unknown>>, as = 'admin'): Promise<Figures> =>
    (await shop.get(`Customer/aggregate?${asked(parameters)}`, as)).data as Figures;
  const keysOf = ({ groups }: Figures): unknown[] => groups.map(({ key }) => key);

  it.each([
    [
      'a reference by its titles, those without one last',
      'region',
      ['Bina', 'Dara', 'Fay', 'Ali', 'Emil', 'Carl'],
    ],
    ['a choice by its options', 'tier', ['Bina', 'Carl', 'Emil', 'Fay', 'Ali', 'Dara']],
    ['days by their month', 'since:month', ['Carl', 'Emil', 'Ali', 'Bina', 'Dara', 'Fay']],
    ['days by their year', 'since:year', ['Carl', 'Emil', 'Ali', 'Bina', 'Dara', 'Fay']],
    ['a text by itself', 'city', ['Ali', 'Carl', 'Emil', 'Bina', 'Dara', 'Fay']],
  ])('puts the rows of %s together, each group in the order asked for', async (_what, group, expected) => {
    expect(await namesIn({ group, sort: ['name', 'ASC'] })).toEqual(expected);
    const pages = [
      await namesIn({ group, sort: ['name', 'ASC'], range: [0, 1] }),
      await namesIn({ group, sort: ['name', 'ASC'], range: [2, 5] }),
    ];
    expect(pages.flat()).toEqual(expected);
  });

  it('turns the groups round, and leaves those without a value at the end', async () => {
    const group = { by: 'region', descending: true };
    expect(await namesIn({ group, sort: ['name', 'DESC'] })).toEqual([
      'Emil',
      'Ali',
      'Fay',
      'Dara',
      'Bina',
      'Carl',
    ]);
    expect(keysOf(await figures({ group }))).toEqual([west, hidden, east, ''].map(String));
  });

  it('says with each row which group it stands in', async () => {
    const rows = (await list({ group: 'since:month', sort: ['name', 'ASC'], fields: ['name'] }))
      .data as Row[];
    expect(rows.map(({ _group }) => _group)).toEqual([
      '2025-12',
      '2025-12',
      '2026-01',
      '2026-01',
      '2026-02',
      '2026-02',
    ]);
  });

  it('counts and sums up each group as a whole, wherever the page is', async () => {
    const whole = await figures({ group: 'region', sum: ['credit'] });
    expect(whole).toMatchObject({ count: 6, rows: 6, groupCount: 4, sum: { credit: '66.00' } });
    expect(whole.groups).toMatchObject([
      { key: String(east), label: 'East', count: 2, sum: { credit: '20.60' }, start: 0 },
      { key: String(hidden), label: 'Éast', count: 1, sum: { credit: '5.00' }, start: 2 },
      { key: String(west), label: 'West', count: 2, sum: { credit: '10.40' }, start: 3 },
      { key: '', label: null, count: 1, sum: { credit: '30.00' }, start: 5 },
    ]);
    // Rows 3 and 4 of 6: the last of one group and the first of the next one.
    const page = await figures({ group: 'region', range: [2, 3], sum: ['credit'] });
    expect(page.groups).toEqual(whole.groups.slice(1, 3));
    const narrowed = await figures({ group: 'region', filter: { tier: 'BASIC' }, q: 'a' });
    expect(narrowed.groups.map(({ label, count }) => [label, count])).toEqual([
      ['East', 1],
      ['Éast', 1],
      [null, 1],
    ]);
  });

  it('leaves out the rows of closed groups, but never their headings', async () => {
    const group = { by: 'region', closed: [String(east), ''] };
    const rows = await list({ group, sort: ['name', 'ASC'], range: [0, 1] });
    expect([(rows.data as Row[]).map(({ name }) => name), rows.headers['content-range']]).toEqual([
      ['Fay', 'Ali'],
      'customer 0-1/3',
    ]);
    const first = await figures({ group, range: [0, 1] });
    expect([keysOf(first), first.rows, first.count]).toEqual([[east, hidden, west].map(String), 3, 6]);
    expect(keysOf(await figures({ group, range: [2, 3] }))).toEqual([String(west), '']);
    const none = await figures({ group: { by: 'region', open: [] }, range: [0, 9] });
    expect([keysOf(none), none.rows]).toEqual([[east, hidden, west, ''].map(String), 0]);
    expect(await namesIn({ group: { by: 'tier', open: ['GOLD'] }, sort: ['name', 'ASC'] })).toEqual([
      'Ali',
      'Dara',
    ]);
  });

  it('is refused for what one may not read, exactly as for what is not there, and for what has no groups', async () => {
    const refused = (by: string, as: string) => list({ group: by }, as);
    const [unread, unknown] = [await refused('note', 'seller'), await refused('nope', 'seller')];
    expect([unread.status, unread.text.replaceAll('note', 'nope')]).toEqual([400, unknown.text]);
    for (const by of [
      'since',
      'credit',
      'tags',
      'createdAt',
      'since:week',
      'address',
      'tier:month',
      'letter',
      'key',
      '',
    ])
      expect((await shop.get(`Customer/aggregate?${asked({ group: { by } })}`)).status).toBe(400);
    for (const group of [
      '{"by":1}',
      '{"by":"tier","open":[],"closed":[]}',
      '{"by":"tier","closed":[1]}',
      '{"by":"tier","more":1}',
      '{"by"',
      '{"by":"tier","closed":["\\u0000"]}',
    ])
      expect((await shop.get(`Customer/getall?${asked({ group })}`)).status).toBe(400);
    expect((await figures({ group: 'tier' }, 'seller')).count).toBe(6);
    expect((await figures({ group: 'tier' }, 'pupil')).groups).toEqual([]);
  });

  it('goes by the titles where one sorts by a reference', async () => {
    const sorted = (order: string) =>
      namesIn({
        sort: [
          ['region', order],
          ['name', 'ASC'],
        ],
      });
    expect(await sorted('ASC')).toEqual(['Bina', 'Dara', 'Fay', 'Ali', 'Emil', 'Carl']);
    expect(await sorted('DESC')).toEqual(['Carl', 'Ali', 'Emil', 'Fay', 'Bina', 'Dara']);
  });

  it('groups moments by the day, month and year that the clocks of the institution show', async () => {
    const { database } = shop.engine;
    const at = (name: string, moment: string) =>
      database
        .of('main')
        .query({ text: 'UPDATE customer SET created_at = $1 WHERE name = $2', values: [moment, name] });
    // Karachi is five hours ahead of UTC.
    await at('Ali', '2025-12-31T18:59:59Z');
    await at('Bina', '2025-12-31T19:00:00Z');
    await at('Carl', '2026-01-31T20:00:00Z');
    await at('Dara', '2026-02-01T12:00:00Z');
    const filter = { name_in: ['Ali', 'Bina', 'Carl', 'Dara'] };
    const counted = async (grain: string) =>
      (await figures({ group: `createdAt:${grain}`, filter })).groups.map(({ key, count }) => [key, count]);
    expect(await counted('day')).toEqual([
      ['2025-12-31', 1],
      ['2026-01-01', 1],
      ['2026-02-01', 2],
    ]);
    expect(await counted('month')).toEqual([
      ['2025-12', 1],
      ['2026-01', 1],
      ['2026-02', 2],
    ]);
    expect(await counted('year')).toEqual([
      ['2025', 1],
      ['2026', 3],
    ]);
    const rows = (await list({ group: 'createdAt:day', filter, sort: ['name', 'ASC'], range: [1, 2] }))
      .data as Row[];
    expect(rows.map(({ name, _group }) => [name, _group])).toEqual([
      ['Bina', '2026-01-01'],
      ['Carl', '2026-02-01'],
    ]);
    expect(await figures({ group: 'since:day', filter })).toMatchObject({ groupCount: 4 });
  });

  it('tells groups with the same words apart, and only those', async () => {
    const twin = async (city: string) => {
      const customer = await shop.add('customer', { name: 'Zed', city, tier: 'BASIC' });
      await shop.add('order', { customer, items: [{ product: 'Pen', quantity: 1, price: '1.00' }] });
      return customer;
    };
    const [first, second] = [await twin('Y'), await twin('X')];
    const ali = (await list({ filter: { name: 'Ali' } })).data as { id: number }[];
    await shop.add('order', {
      customer: ali[0]?.id,
      items: [{ product: 'Pen', quantity: 1, price: '1.00' }],
    });
    const { groups } = (await shop.get('Order/aggregate?group=customer')).data as Figures;
    expect(groups).toMatchObject([
      { label: 'Ali', telling: null },
      { key: String(first), label: 'Zed', telling: 'Y' },
      { key: String(second), label: 'Zed', telling: 'X' },
    ]);
  });

  it('leaves in a file as it stands on the screen', async () => {
    const { text } = await shop.get(
      `Customer/export?${asked({ group: 'region', sort: ['name', 'ASC'], columns: ['region', 'name'] })}`,
    );
    expect(text.match(/(Ali|Bina|Carl|Dara|Emil|Fay)/g)).toEqual([
      'Bina',
      'Dara',
      'Fay',
      'Ali',
      'Emil',
      'Carl',
    ]);
  });
});
