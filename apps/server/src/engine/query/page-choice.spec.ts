import { assert, asyncProperty, constantFrom, integer, oneof, property, record } from 'fast-check';
import { Shop } from '../../../test/shop.ts';
import { rowOrderOf } from './order-clause.ts';

const customers = 60_000;
const orders = 12_000;

/** Every path to a page has its rows: names containing `common` are many, those with `rare` few and far back. */
const fill = async ({ sql }: Shop): Promise<void> => {
  await sql("insert into region (name) select 'Region ' || n from generate_series(1, 40) n");
  await sql(
    `insert into customer (name, city, seller, tier, region_id)
     select 'N' || (n * 7919 % 30011) || case when n % 9 = 0 then ' rare' else ' common' end,
       case when n % 5 > 0 then 'C' || n end, n % 3, case when n % 2 = 0 then 'GOLD' else 'BASIC' end,
       case when n % 4 > 0 then 1 + n % 40 end
     from generate_series(1, $1::int) n`,
    [customers],
  );
  await sql(
    `insert into "order" (number, customer_id, date, state)
     select 'O-' || n, 1 + (n * 31 % 500), date '2026-01-01' + n % 50, 'OPEN' from generate_series(1, $1::int) n`,
    [orders],
  );
};

interface Row {
  readonly id: number;
}
interface Page {
  readonly ids: readonly number[];
  readonly total: number;
}

describe('a page of a long list', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open();
    await fill(shop);
  }, 120_000);
  afterAll(() => shop.close());

  const ask = async (resource: string, parameters: object): Promise<Page> => {
    const query = new URLSearchParams(
      Object.entries({ ...parameters, fields: ['id'] }).map(([name, value]): [string, string] => [
        name,
        JSON.stringify(value),
      ]),
    );
    const answer = await shop.get(`${resource}/getall?${query.toString()}`, 'admin');
    expect([answer.status, answer.message]).toEqual([200, '']);
    const range = String(answer.headers['content-range']);
    return { ids: (answer.data as readonly Row[]).map(({ id }) => id), total: Number(range.split('/')[1]) };
  };

  /**
   * The whole list, which can be read in only one way: all rows are sorted. Cached, since many pages are compared with it.
   */
  const wholes = new Map<string, readonly number[]>();
  const wholeOf = async (resource: string, list: object): Promise<readonly number[]> => {
    const key = `${resource} ${JSON.stringify(list)}`;
    const known = wholes.get(key) ?? (await ask(resource, list)).ids;
    wholes.set(key, known);
    return known;
  };

  /** Near the beginning, or a percentage of the list: every path to a page is exercised. */
  const places = {
    start: oneof(
      integer({ min: 0, max: 600 }).map((offset) => () => offset),
      integer({ min: 0, max: 105 }).map((share) => (rows: number) => Math.floor((rows * share) / 100)),
    ),
    rows: integer({ min: 1, max: 40 }),
  };
  const same = async (
    resource: string,
    list: object,
    start: (rows: number) => number,
    rows: number,
  ): Promise<void> => {
    const whole = await wholeOf(resource, list);
    const offset = start(whole.length);
    const page = await ask(resource, { ...list, range: [offset, offset + rows - 1] });
    expect(page.ids).toEqual(whole.slice(offset, offset + rows));
    expect(page.total).toBe(whole.length);
  };

  it('holds the rows of that place, whichever way they are found', async () => {
    const lists = record({
      filter: constantFrom<object>(
        {},
        { q: 'rare' },
        { q: 'common' },
        { name_contains: '7 comm' },
        { tier: 'GOLD' },
        { _or: [{ name_contains: 'RARE' }, { seller: 2 }] },
        { q: 'nobody' },
        { ordered_empty: true },
        { ordered_empty: true, seller: 1 },
        { ordered_empty: false },
      ),
      sort: constantFrom(
        ['name', 'ASC'],
        ['name', 'DESC'],
        ['city', 'ASC'],
        ['region', 'DESC'],
        ['seller', 'DESC'],
      ),
    });
    await assert(
      asyncProperty(lists, places.start, places.rows, (list, start, rows) =>
        same('Customer', list, start, rows),
      ),
      { numRuns: 80 },
    );
  }, 240_000);

  it('holds them where rows are sorted by the record that they belong to', async () => {
    const lists = record({
      filter: constantFrom<object>({}, { number_contains: '11' }, { date_gte: '2026-02-01' }),
      sort: constantFrom(['customer', 'ASC'], ['customer', 'DESC']),
    });
    await assert(
      asyncProperty(lists, places.start, places.rows, (list, start, rows) =>
        same('Order', list, start, rows),
      ),
      { numRuns: 40 },
    );
  }, 120_000);
});

describe('an order', () => {
  it('goes backwards by each of its terms', () => {
    assert(
      property(constantFrom(true, false), constantFrom(true, false), (first, second) => {
        const terms = [
          { sql: 'a', descending: first },
          { sql: 'b', descending: second },
        ];
        const turned = terms.map(({ sql, descending }) => ({ sql, descending: !descending }));
        expect(rowOrderOf('', terms).backwards).toBe(rowOrderOf('', turned).by);
      }),
    );
  });
});
