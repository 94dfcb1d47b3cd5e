import { Shop, contextOf } from '../../../../test/shop.ts';
import type { Query } from '../../calls/query-parameters.ts';
import { openSource } from '../../query/list-statement.ts';
import { listQuery } from '../../query/list.ts';
import { Parameters } from '../../query/parameters.ts';
import { filterInWords } from './filter-words.ts';
import { checkPaper, mostPaperRows } from './list-paper.ts';

describe('a list on paper', () => {
  let shop: Shop;
  let east = 0;
  beforeAll(async () => {
    shop = await Shop.open();
    east = await shop.add('region', { name: 'East' });
    await shop.add('customer', { name: 'Ali', region: east, city: 'Lahore', seller: 7 });
    await shop.add('customer', { name: 'Bina', city: 'Multan', seller: 8 });
  });
  afterAll(() => shop.close());

  const told = (
    filter: object,
    as = 'admin',
    of = 'customer',
    words: Readonly<Record<string, string>> = {},
  ) => {
    const { engine } = shop;
    const context = contextOf(as);
    return filterInWords(
      {
        engine,
        institute: 'main',
        source: openSource(listQuery(engine, context, engine.catalogue.resource(of), {})),
        parameters: () => new Parameters(context),
        say: (key, english) => words[key] ?? english,
        forms: { today: '2026-03-09', locale: 'en', dateOrder: 'YMD' },
      },
      filter,
    );
  };

  it.each<[object, string]>([
    [{ city: 'Lahore' }, 'City = Lahore'],
    [{ archived: false, tier_in: ['GOLD', 'BASIC'] }, 'Tier = Gold, Basic'],
    [{ city_empty: true, note_contains: 'x' }, 'City is empty  ·  Note contains x'],
    [{ _or: [{ city: 'A' }, { seller_gte: 7 }] }, '(City = A or Seller ≥ 7)'],
    [{ since_lt: { $date: 'thisMonth' } }, 'Since < 2026-03-01'],
    [{ archived: true }, 'Archived = Yes'],
  ])('says %j in words', async (filter, words) => {
    expect(await told(filter)).toBe(words);
  });

  it('calls records by their titles, those that the reader does not see by their number', async () => {
    expect(await told({ region_ne: east })).toBe('Region ≠ East');
    expect(await told({ region_in: [east, 999] })).toBe('Region = East, #999');
    const customers = await shop.sql<{ id: string }>('select id from customer order by id');
    const ids = customers.map(({ id }) => Number(id));
    expect(await told({ customer_in: ids }, 'seller', 'order')).toBe(`Customer = Ali, #${ids[1]}`);
  });

  it('speaks of rows elsewhere, and the language of the screen', async () => {
    expect(await told({ 'customers.city': 'Lahore' }, 'admin', 'region')).toBe('City = Lahore');
    const german = { 'fields.customers.city': 'Kunden › Ort', none: 'keine' };
    expect(await told({ 'customers.city_ne': 'Lahore' }, 'admin', 'region', german)).toBe(
      'keine: Kunden › Ort = Lahore',
    );
  });

  const check = (query: Query, as = 'admin') => {
    const resource = shop.engine.catalogue.resource('customer');
    return checkPaper({ engine: shop.engine, context: contextOf(as), resource, query });
  };

  it('is for those with the right, for what they may read, and for as many rows as paper takes', async () => {
    expect(await check({})).toBe(2);
    expect(await check({}, 'seller')).toBe(1);
    await expect(check({}, 'parent')).rejects.toMatchObject({ status: 403 });
    for (const query of [
      { columns: 'nothing' },
      { filter: '{"nothing":1}' },
      { sort: '["nothing","ASC"]' },
      { group: 'since' },
      { words: '[1]' },
    ])
      await expect(check(query)).rejects.toMatchObject({ status: 400 });
    await expect(check({ columns: 'credit' }, 'seller')).rejects.toMatchObject({ status: 400 });
    await shop.sql(
      `insert into customer (name, city) select 'N' || n, 'Z' from generate_series(1, ${mostPaperRows}) n`,
    );
    await expect(check({})).rejects.toThrow(`more than ${mostPaperRows} rows`);
    expect(await check({ filter: '{"city_ne":"Z"}' })).toBe(2);
  });
});
