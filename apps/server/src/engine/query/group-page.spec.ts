import {
  assert,
  asyncProperty,
  array,
  boolean,
  constantFrom,
  integer,
  option,
  record,
  subarray,
} from 'fast-check';
import { Shop } from '../../../test/shop.ts';

interface Row {
  readonly id: number;
  readonly _group: string;
}
interface Figures {
  readonly rows: number;
  readonly groups: readonly { readonly key: string; readonly start: number; readonly count: number }[];
}

const customers = 60;

describe('a page of a grouped list', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open();
    const regions: number[] = [];
    for (const name of ['West', 'East', 'Éast']) regions.push(await shop.add('region', { name }));
    for (let at = 0; at < customers; at += 1)
      await shop.add('customer', {
        name: `N${(at * 7) % 13} ${at}`,
        city: at % 5 === 0 ? null : `C${at % 4}`,
        region: at % 4 === 3 ? null : regions[at % 3],
        tier: 'BASIC',
        since: at % 6 === 5 ? null : `202${at % 3}-0${1 + (at % 2)}-1${at % 4}`,
        credit: `${at % 9}.00`,
        seller: at % 2 === 0 ? 7 : 8,
      });
  });
  afterAll(() => shop.close());

  const ask = async <T>(call: string, as: string, parameters: object): Promise<T> => {
    const query = new URLSearchParams(
      Object.entries(parameters).map(([name, value]): [string, string] => [name, JSON.stringify(value)]),
    );
    const answer = await shop.get(`Customer/${call}?${query.toString()}`, as);
    expect(answer.status).toBe(200);
    return answer.data as T;
  };

  const grouped = record({
    by: constantFrom(
      'region',
      'city',
      'tier',
      'seller',
      'since:day',
      'since:month',
      'since:year',
      'createdAt:day',
    ),
    descending: option(boolean(), { nil: undefined }),
    choice: constantFrom('all', 'open', 'closed'),
    keys: array(integer({ min: 0, max: 9 }), { maxLength: 4 }),
  });
  const asked = record({
    as: constantFrom('admin', 'seller'),
    grouped,
    sort: constantFrom(undefined, ['name', 'DESC'], ['region', 'ASC'], ['since', 'DESC'], ['city', 'ASC']),
    filter: subarray([
      ['city', 'C1'],
      ['seller', 7],
      ['since_gte', '2021-01-01'],
    ] as const),
    offset: integer({ min: 0, max: customers + 5 }),
    rows: integer({ min: 1, max: 30 }),
  });

  it('holds the same rows as the whole list at that place, and its figures say so too', async () => {
    await assert(
      asyncProperty(
        asked,
        async ({ as, grouped: { by, descending, choice, keys }, sort, filter, offset, rows }) => {
          const narrowed = { filter: Object.fromEntries(filter) };
          const all = await ask<Figures>('aggregate', as, { ...narrowed, group: { by } });
          const known = all.groups.map(({ key }) => key);
          const some = [...new Set(keys.flatMap((at) => known[at] ?? []))];
          const group = {
            by,
            ...(descending === undefined ? {} : { descending }),
            ...(choice === 'all' ? {} : { [choice]: some }),
          };
          const list = { ...narrowed, group, ...(sort ? { sort } : {}) };
          const whole = await ask<readonly Row[]>('getall', as, list);
          const page = await ask<readonly Row[]>('getall', as, {
            ...list,
            range: [offset, offset + rows - 1],
          });
          expect(page).toEqual(whole.slice(offset, offset + rows));
          const turned = descending ?? (sort?.[0] === by.split(':')[0] && sort?.[1] === 'DESC');
          const figures = await ask<Figures>('aggregate', as, {
            ...narrowed,
            group: { ...group, descending: turned },
            range: [offset, offset + rows - 1],
          });
          expect(figures.rows).toBe(whole.length);
          for (const [at, { _group }] of page.entries()) {
            const found = figures.groups.find(({ key }) => key === _group);
            expect(found && offset + at - found.start).toBeGreaterThanOrEqual(0);
            expect(found && offset + at - found.start).toBeLessThan(found?.count ?? 0);
          }
        },
      ),
      { numRuns: 120 },
    );
  });
});
