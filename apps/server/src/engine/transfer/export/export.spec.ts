import { read, utils } from '@e965/xlsx';
import type { WorkBook } from '@e965/xlsx';
import { Shop, problemsOf } from '../../../../test/shop.ts';

describe('an export', () => {
  let shop: Shop;
  let north = 0;
  beforeAll(async () => {
    shop = await Shop.open();
    north = await shop.add('region', { name: 'North' });
    const [red, blue] = [await shop.add('tag', { name: 'Red' }), await shop.add('tag', { name: 'Blue' })];
    const people = [
      { name: '=1+1', city: '007', note: '-5', credit: '-0.00', discount: '12.50', tier: 'GOLD' },
      { name: 'علی خان', city: 'لاہور', note: 'said "yes", twice', credit: '1234567.05', tags: [red, blue] },
      { name: "'=quoted", city: '12345678901234567890', note: 'two\nlines', credit: '20.50' },
    ];
    for (const person of people) {
      await shop.add('customer', { region: north, seller: 7, since: '2024-02-29', ...person });
    }
  });
  afterAll(() => shop.close());

  const names = (value: readonly string[]) => encodeURIComponent(JSON.stringify(value));
  const exported = (query: string, as = 'admin') => shop.get(`Customer/export?${query}`, as);
  const workbook = async (query: string): Promise<WorkBook> => {
    const { rawPayload } = await shop.application.inject({
      url: `/setup/v1/Customer/export?format=xlsx&${query}`,
      headers: { authorization: 'admin' },
    });
    return read(rawPayload, { cellNF: true, cellStyles: true });
  };

  it('writes CSV with words, exact numbers and harmless texts', async () => {
    const columns = ['name', 'city', 'region', 'tags', 'tier', 'credit', 'note', 'since'];
    const { text, headers } = await exported(`columns=${names(columns)}&sort=["id","ASC"]`);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('Customers 2026-03-09.csv'),
    });
    expect(text.split('\r\n')).toEqual([
      '\uFEFFName,City,Region,Tags,Tier,Credit,Note,Since',
      "'=1+1,007,North,,Gold,0.00,'-5,2024-02-29",
      'علی خان,لاہور,North,Red; Blue,Basic,1234567.05,"said ""yes"", twice",2024-02-29',
      `''=quoted,12345678901234567890,North,,Basic,20.50,"two\nlines",2024-02-29`,
      '',
    ]);
  });

  it('writes XLSX with typed cells, a header that stays and a filter', async () => {
    const book = await workbook(
      `columns=${names(['name', 'city', 'credit', 'discount', 'since', 'orders'])}&sort=["id","ASC"]`,
    );
    const sheet = book.Sheets['Customers'] ?? {};
    const rows = [2, 3, 4].map((row) =>
      ['A', 'B', 'C', 'D', 'E', 'F'].map((column) => sheet[`${column}${row}`]?.v),
    );
    const header = ['A', 'B', 'C', 'D', 'E', 'F'].map((column) => sheet[`${column}1`]?.v);
    expect([header, ...rows]).toEqual([
      ['Name', 'City', 'Credit', 'Discount', 'Since', 'Orders'],
      ['=1+1', '007', 0, 12.5, 45_351, 0],
      ['علی خان', 'لاہور', 1_234_567.05, undefined, 45_351, 0],
      ["'=quoted", '12345678901234567890', 20.5, undefined, 45_351, 0],
    ]);
    expect([sheet['A2'], sheet['C3'], sheet['E2']]).toMatchObject([
      { t: 's' },
      { t: 'n', z: '#,##0.00' },
      { t: 'n', z: 'yyyy-mm-dd' },
    ]);
    expect(sheet['A2']).not.toHaveProperty('f');
    expect(sheet['!autofilter']).toEqual({ ref: 'A1:F1' });
    expect(sheet['!cols']?.length).toBe(6);
  });

  it('puts the headings of groups with their figures above their rows, which close below them', async () => {
    const columns = ['region', 'name', 'credit'];
    const south = await shop.add('region', { name: 'South' });
    const placed = [
      ['Ann', south, '1.10'],
      ['Bob', south, '2.00'],
      ['Cyd', null, '3.00'],
    ] as const;
    for (const [name, region, credit] of placed)
      await shop.add('customer', { name, region, credit, city: 'G', seller: 7, since: '2024-03-01' });
    const filter = encodeURIComponent(JSON.stringify({ city: 'G' }));
    const grouped = (group: string, of = columns) =>
      workbook(`columns=${names(of)}&filter=${filter}&sort=["name","ASC"]&group=${group}`);
    const book = await grouped('region');
    const sheet = book.Sheets['Customers'];
    expect(utils.sheet_to_json(sheet ?? {}, { header: 1 })).toEqual([
      ['Region', 'Name', 'Credit'],
      ['South (2)', undefined, 3.1],
      ['South', 'Ann', 1.1],
      ['South', 'Bob', 2],
      ['Region: not given (1)', undefined, 3],
      [undefined, 'Cyd', 3],
    ]);
    const levels = Array.from(
      sheet?.['!rows'] ?? [],
      (row) => (row as { level?: number } | undefined)?.level ?? 0,
    );
    expect(levels).toEqual([0, 0, 1, 1, 0, 1]);
    expect(sheet?.['C2']).toMatchObject({ t: 'n', z: '#,##0.00' });
    const titles = async (group: string) =>
      (
        utils.sheet_to_json((await grouped(group, ['name'])).Sheets['Customers'] ?? {}, {
          header: 1,
        }) as string[][]
      )
        .map(([first = '']) => first)
        .filter((text) => text.endsWith(')'));
    expect(await titles('since:month')).toEqual(['March 2024 (3)']);
    expect(await titles('createdAt:year')).toHaveLength(1);
    expect(await titles('tier')).toEqual(['Basic (3)']);
    await shop.sql("delete from customer where city = 'G'");
  });

  it('has the rows that the caller may see, filtered, and is written down', async () => {
    const filter = encodeURIComponent(JSON.stringify({ tier: 'GOLD' }));
    const { text } = await exported(`columns=${names(['name'])}&filter=${filter}`, 'seller');
    expect(text).toBe("\uFEFFName\r\n'=1+1\r\n");
    expect((await exported('columns=name', 'pupil')).text).toBe('\uFEFFName\r\n');
    const [entry] = await shop.sql<{ changes: unknown; actor_id: string }>(
      `select actor_id, changes from audit_entry where verb = 'export' and actor_id = 4`,
    );
    expect(entry?.changes).toEqual({
      format: [null, 'csv'],
      columns: [null, ['name']],
      filter: [null, { tier: 'GOLD' }],
    });
  });

  it('leaves out what the caller may not read, and refuses it when asked for', async () => {
    const { text } = await exported('', 'seller');
    expect(text.split('\r\n')[0]).toBe(
      '\uFEFFName,City,Region,Seller,Tags,Tier,Discount,Address: Line,Since,Until,Orders,Region name',
    );
    for (const column of ['credit', 'note', 'address.code', 'key', 'nothing', 'constructor', 'region.name']) {
      const refused = await exported(`columns=${column}`, 'seller');
      expect([column, refused.status, ...problemsOf(refused)]).toEqual([column, 400, 'columns:unknownField']);
    }
    expect((await exported('columns=credit', 'money')).status).toBe(200);
  });

  it.each([
    ['format=pdf', 400],
    ['colums=name', 400],
    ['columns=[]', 400],
    ['filter=x', 400],
    [`filter=${encodeURIComponent('{"nothing":1}')}`, 400],
    [`sort=${encodeURIComponent('["nothing","ASC"]')}`, 400],
  ])('refuses %s', async (query, status) => {
    expect((await exported(query)).status).toBe(status);
  });

  it('is for those who have the right', async () => {
    expect((await exported('', 'parent')).status).toBe(403);
    expect((await shop.get('ShopSetting/export')).status).toBe(404);
  });

  it.each(['csv', 'xlsx'])('of many rows as %s needs little memory', async (format) => {
    await shop.sql(`insert into booking (room, "from") select n, '2024-01-01'::date + n from generate_series(1, 30000) n
      on conflict do nothing`);
    const started = performance.now();
    const { rawPayload } = await shop.application.inject({
      url: `/setup/v1/Booking/export?format=${format}`,
      headers: { authorization: 'admin' },
    });
    process.stdout.write(
      `export of 30,000 rows as ${format}: ${Math.round(performance.now() - started)} ms, ${rawPayload.length} bytes\n`,
    );
    expect(rawPayload.length).toBeGreaterThan(100_000);
  });
});
