import { defineReport } from '@school/kernel';
import type { ReportAnswer } from '@school/kernel';
import { Shop } from '../../../test/shop.ts';
import { pageStatement } from './report-statement.ts';

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
});
