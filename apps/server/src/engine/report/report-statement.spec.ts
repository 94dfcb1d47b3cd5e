import { defineReport } from '@school/kernel';
import type { ReportAnswer } from '@school/kernel';
import { Shop } from '../../../test/shop.ts';
import type { ReportQuery } from './report-query.ts';
import { pageStatement, sortedStatement } from './report-statement.ts';

const long = `amountOf${'VeryLong'.repeat(10)}`;

const report = defineReport('sales', {
  module: 'shop',
  label: 'Sales',
  screen: '/shop/sales',
  parameters: {},
  columns: {
    place: { label: 'Place', as: 'int' },
    seller: { label: 'Seller', as: 'text' },
    amount: { label: 'Amount', as: 'money', total: true },
    [long]: { label: 'Long', as: 'money', total: true },
  },
  groupBy: 'place',
  access: ['ADMIN'],
});

const rows = [
  { place: 2, seller: 'B 10', amount: '0.10', [long]: '1.00' },
  { place: 2, seller: 'B 9', amount: '0.20', [long]: '2.50' },
  { place: 1, seller: 'A', amount: null, [long]: '9007199254740993.01' },
];
const statement = {
  text: 'SELECT value::text AS row FROM json_array_elements($1::json)',
  values: [JSON.stringify(rows)],
};

describe('a page of a report', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open();
    await shop.sql("create collation natural_order (provider = icu, locale = 'und-u-kn-true')");
  });
  afterAll(() => shop.close());

  const page = async (sort?: { column: string; descending: boolean }): Promise<ReportAnswer> => {
    const { text, values = [] } = pageStatement(report, statement, { offset: 0, limit: 2 }, sort);
    const [answer] = await shop.sql<{ row: string }>(text, [...values]);
    return JSON.parse(answer?.row ?? '{}') as ReportAnswer;
  };

  it('sums all rows exactly, also under keys that are longer than a name of a column', async () => {
    const { total, totals, groups } = await page();
    expect(total).toBe(3);
    expect(totals).toEqual({ amount: '0.30', [long]: '9007199254740996.51' });
    expect(groups).toEqual([{ value: '2', count: 2, end: 2, totals: { amount: '0.30', [long]: '3.50' } }]);
  });

  it.each([
    ['seller', false, ['B 9', 'B 10']],
    ['seller', true, ['B 10', 'B 9']],
    [long, true, ['B 9', 'B 10']],
    ['amount', false, ['B 10', 'B 9']],
  ])('sorts by %s (down: %s) within the groups', async (column, descending, expected) => {
    const answer = await page({ column, descending });
    expect(answer.rows.map(({ seller }) => seller)).toEqual(expected);
  });

  describe('of a query with cells', () => {
    const plain = defineReport('plain', {
      module: 'shop',
      label: 'Plain',
      screen: '/shop/plain',
      parameters: {},
      columns: {
        seller: { label: 'Seller', as: 'text' },
        amount: { label: 'Amount', as: 'money', total: true },
        looked: { label: 'Looked up', as: 'int' },
      },
      access: ['ADMIN'],
    });
    const query: ReportQuery = {
      text: `SELECT * FROM (VALUES (1, 'B 10', 0.10), (2, 'B 9', 0.20), (3, 'A', 0.30)) v (n, seller, amount) ORDER BY n`,
      // Fails for the third row as soon as it is computed.
      cells: { seller: 'g.seller', amount: 'g.amount', looked: '10 / (3 - g.n)' },
    };
    const read = async (of: ReportQuery, sort?: { column: string; descending: boolean }) => {
      const { text, values = [] } = pageStatement(plain, of, { offset: 0, limit: 2 }, sort);
      const [answer] = await shop.sql<{ row: string }>(text, [...values]);
      return JSON.parse(answer?.row ?? '{}') as ReportAnswer;
    };
    const shown = [
      { seller: 'B 10', amount: '0.10', looked: 5 },
      { seller: 'B 9', amount: '0.20', looked: 10 },
    ];

    it('works out the rows of the page alone, and sums all of them', async () => {
      const answer = await read(query);
      expect(answer).toMatchObject({ total: 3, totals: { amount: '0.60' }, rows: shown });
    });

    it('sorts by a value of it', async () => {
      const { rows: sorted } = await read(
        { ...query, cells: { ...query.cells, looked: 'g.n' } },
        { column: 'amount', descending: true },
      );
      expect(sorted.map(({ seller }) => seller)).toEqual(['A', 'B 9']);
    });

    it('takes the page that the query finds by itself, in its own order', async () => {
      const told = 'SELECT 3 AS total, 0.60 AS amount';
      const own = (rowsOf: string): ReportQuery => ({
        ...query,
        page: ({ limit, offset }) => ({ rows: `${rowsOf} LIMIT ${limit} OFFSET ${offset}`, told }),
      });
      expect(await read(own(query.text))).toEqual(await read(query));
    });

    it('gives all rows to files', async () => {
      const whole = { ...query, cells: { ...query.cells, looked: 'g.n' } };
      const read = await shop.sql<{ row: string }>(sortedStatement(plain, whole).text);
      expect(read.map(({ row }) => JSON.parse(row) as unknown)).toEqual([
        { seller: 'B 10', amount: '0.10', looked: 1 },
        { seller: 'B 9', amount: '0.20', looked: 2 },
        { seller: 'A', amount: '0.30', looked: 3 },
      ]);
    });
  });
});
