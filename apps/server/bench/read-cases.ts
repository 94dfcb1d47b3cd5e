import { interleaved } from './load.ts';
import type { Product } from './product.ts';
import { millis, rate, ratio, type Figure } from './table.ts';

const listUrl = (base: string, filter: unknown): string =>
  `${base}/api/setup/v1/EmployeeDetails/getall?${new URLSearchParams({
    sort: '["firstName","ASC"]',
    range: '[0,24]',
    filter: JSON.stringify(filter),
    fields:
      '["employeeNumber","firstName","middleName","lastName","joiningDate","department","category","position","grade","status","employmentType"]',
  })}`;

/** Lists of 25 out of 100,000 with privileges, filter, sort and exact count. */
export const listFigures = async (
  product: Product,
  baseline: string,
  department: number,
): Promise<Figure[]> => {
  const headers = { authorization: product.authorization };
  const figures: Figure[] = [];
  const cases = [
    [
      'list, selective filter',
      'selective',
      (n: number) => department + (n % 1000),
      (v: unknown) => ({ department: v }),
    ],
    ['list, a third of the rows match', 'broad', () => 'PART_TIME', (v: unknown) => ({ employmentType: v })],
  ] as const;
  for (const [what, route, value, filter] of cases) {
    const runs = await interleaved({
      ours: (n) => ({ url: listUrl(product.url, filter(value(n))), headers }),
      a: (n) => ({ url: `${baseline}/a/${route}?v=${value(n)}` }),
      b: (n) => ({ url: `${baseline}/b/${route}?v=${value(n)}` }),
    });
    const [ours, a, b] = [runs['ours'], runs['a'], runs['b']];
    if (!ours || !a || !b) continue;
    const toA = ours.perSecond / a.perSecond;
    const toB = ours.perSecond / b.perSecond;
    figures.push({
      what,
      ours: `${rate(ours.perSecond)}${ours.failures ? ` (${ours.failures} failed)` : ''}`,
      beside: `A ${rate(a.perSecond)} ${ratio(toA)}, B ${rate(b.perSecond)} ${ratio(toB)}`,
      target: '1.0 x A, 0.7 x B',
      holds: toA >= 1 && toB >= 0.7 && ours.failures === 0,
    });
  }
  return figures;
};

export const getFigure = async (product: Product, baseline: string, firstId: number): Promise<Figure> => {
  const headers = { authorization: product.authorization };
  const runs = await interleaved({
    ours: (n) => ({
      url: `${product.url}/api/setup/v1/EmployeeDetails/get/${firstId + (n % 50_000)}`,
      headers,
    }),
    a: (n) => ({ url: `${baseline}/a/get/${firstId + (n % 50_000)}` }),
  });
  const ours = runs['ours']?.perSecond ?? 0;
  const a = runs['a']?.perSecond ?? 1;
  return {
    what: 'get by id',
    ours: rate(ours),
    beside: `A ${rate(a)} ${ratio(ours / a)}`,
    target: '0.75 x A',
    holds: ours / a >= 0.75,
  };
};

/**
 * A text searched for in the name fields, matching 250 rows: one call at a time, compared with the same ILIKE without an
 * index.
 */
export const searchFigure = async (product: Product, baseline: string): Promise<Figure> => {
  const headers = { authorization: product.authorization };
  const query = new URLSearchParams({ range: '[0,24]', filter: '{"q":"zahraan"}' });
  const runs = await interleaved(
    {
      ours: () => ({ url: `${product.url}/api/setup/v1/EmployeeDetails/getall?${query}`, headers }),
      a: () => ({ url: `${baseline}/a/search?q=zahraan` }),
    },
    { seconds: 2, connections: 1 },
  );
  const ours = runs['ours']?.p50 ?? Number.NaN;
  const plain = runs['a']?.p50 ?? Number.NaN;
  return {
    what: 'search of a text in the names, with count',
    ours: millis(ours),
    beside: `ILIKE ${millis(plain)} ${ratio(plain / ours)}`,
    target: 'under 50 ms, 5 x',
    holds: ours < 50 && plain / ours >= 5,
  };
};
