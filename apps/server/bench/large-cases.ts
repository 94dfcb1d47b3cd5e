import type { Client } from 'pg';
import { median } from './load.ts';
import { call, type Product } from './product.ts';
import { millionRows, rowCount, seedMillion } from './seed.ts';
import { millis, type Figure } from './table.ts';

const most = 300;
const employees = 'setup/v1/EmployeeDetails';

const query = (base: string, parameters: Readonly<Record<string, unknown>>): string =>
  `${base}?${new URLSearchParams(
    Object.entries(parameters).map(([key, value]): [string, string] => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString()}`;

const list = (parameters: Readonly<Record<string, unknown>>): string =>
  query(`${employees}/getall`, { range: [0, 24], ...parameters });

/** What a user of a long list does, one call for each action. */
const deeds = (rows: number): Readonly<Record<string, string>> => ({
  'open the list': list({ sort: ['firstName', 'ASC'] }),
  'last page': list({ sort: ['firstName', 'ASC'], range: [rows - 25, rows - 1] }),
  'sort by a column without index': list({ sort: ['annualSalary', 'DESC'] }),
  'sort by the name of a reference': list({ sort: ['department', 'ASC'] }),
  'last page by the name of a reference': list({ sort: ['department', 'ASC'], range: [rows - 25, rows - 1] }),
  'quick search, a few match': list({ filter: { q: 'zahraan' } }),
  'quick search, a fifth match': list({ filter: { q: 'family1' } }),
  'quick search, nothing matches': list({ filter: { q: 'nobodyhere' } }),
  'filter, text inside': list({ filter: { lastName_contains: 'amily49' } }),
  'filter, or-group with dates': list({
    filter: { _or: [{ joiningDate_gte: '2022-01-01' }, { employmentType: 'PART_TIME' }] },
  }),
  'filter, text inside behind a reference': list({ filter: { 'department.name_contains': 'ment 77' } }),
  'filter, who has a row elsewhere': list({
    filter: { 'teaching.subject.name_contains': 'subject 77' },
    sort: ['firstName', 'ASC'],
  }),
  'filter, who has no row elsewhere': list({ filter: { teaching_empty: true } }),
  'filter, nearly all have a row elsewhere': list({ filter: { teaching_empty: false } }),
  'filter, nearly all have no such row elsewhere': list({
    filter: { 'teaching.subject.name_ne': 'Subject 77' },
  }),
  'totals of all that match': query(`${employees}/aggregate`, { sum: ['annualSalary'] }),
  'groups, a page by the name of a reference': list({ group: 'department', sort: ['firstName', 'ASC'] }),
  'groups, their counts and sums': query(`${employees}/aggregate`, {
    group: 'department',
    sum: ['annualSalary'],
    range: [0, 24],
  }),
  'groups, a late page by month': list({
    group: { by: 'joiningDate:month', descending: true },
    sort: ['firstName', 'ASC'],
    range: [rows / 2, rows / 2 + 24],
  }),
  'groups, counts by month, some closed': query(`${employees}/aggregate`, {
    group: { by: 'joiningDate:month', closed: ['2020-01', '2021-01'] },
    sum: ['annualSalary'],
    range: [rows / 2, rows / 2 + 24],
  }),
  'palette, a name': query('setup/v1/search', { q: 'zahraan' }),
  'palette, two letters': query('setup/v1/search', { q: 'fa' }),
  'picker, just opened': query(`${employees}/options`, {}),
  'picker, by typing': query(`${employees}/options`, { q: 'given12' }),
});

/**
 * Actions that inevitably read every row: a sum of all, the counts of all groups, including those before a late page. To
 * count who has rows elsewhere, a hash of the two million there is joined with the million here, on all workers.
 */
const readsAll: ReadonlySet<string> = new Set([
  'filter, who has no row elsewhere',
  'filter, nearly all have a row elsewhere',
  'groups, a late page by month',
  'totals of all that match',
  'groups, their counts and sums',
  'groups, counts by month, some closed',
]);
/** Milliseconds, when every one of a million rows is read. */
const mostForAll = 450;

const measured = async (product: Product, path: string, rounds: number): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await call(product, 'GET', path);
    times.push(performance.now() - start);
  }
  return median(times);
};

/** Each action on 100,000 rows, one at a time: the median of a browser's wait for the server. */
export const largeFigures = async (product: Product): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const [what, path] of Object.entries(deeds(rowCount))) {
    const middle = await measured(product, path, 15);
    figures.push({
      what: `100,000 rows: ${what}`,
      ours: millis(middle),
      target: `under ${most} ms`,
      holds: middle < most,
    });
  }
  return figures;
};

/** The same on a million rows, which are created first. */
export const millionFigures = async (product: Product, client: Client): Promise<Figure[]> => {
  await seedMillion(client);
  const figures: Figure[] = [];
  for (const [what, path] of Object.entries(deeds(millionRows))) {
    const limit = readsAll.has(what) ? mostForAll : most;
    const middle = await measured(product, path, 7);
    figures.push({
      what: `1,000,000 rows: ${what}`,
      ours: millis(middle),
      target: `under ${limit} ms`,
      holds: middle < limit,
    });
  }
  return figures;
};
