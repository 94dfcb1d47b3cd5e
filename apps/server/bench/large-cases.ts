import { median } from './load.ts';
import { call, type Product } from './product.ts';
import { millis, type Figure } from './table.ts';

const rounds = 15;
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

/** What a user of a list of 100,000 does, one call each. */
const deeds: Readonly<Record<string, string>> = {
  'open the list': list({ sort: ['firstName', 'ASC'] }),
  'last page': list({ sort: ['firstName', 'ASC'], range: [99_975, 99_999] }),
  'sort by a column without index': list({ sort: ['annualSalary', 'DESC'] }),
  'sort by the name of a reference': list({ sort: ['department', 'ASC'] }),
  'last page by the name of a reference': list({ sort: ['department', 'ASC'], range: [99_975, 99_999] }),
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
    range: [50_000, 50_024],
  }),
  'groups, counts by month, some closed': query(`${employees}/aggregate`, {
    group: { by: 'joiningDate:month', closed: ['2020-01', '2021-01'] },
    sum: ['annualSalary'],
    range: [50_000, 50_024],
  }),
  'palette, a name': query('setup/v1/search', { q: 'zahraan' }),
  'palette, two letters': query('setup/v1/search', { q: 'fa' }),
  'picker, just opened': query(`${employees}/options`, {}),
  'picker, by typing': query(`${employees}/options`, { q: 'given12' }),
};

/** Each deed on 100,000 rows, one at a time: the median of what a browser waits for the server. */
export const largeFigures = async (product: Product): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const [what, path] of Object.entries(deeds)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      await call(product, 'GET', path);
      times.push(performance.now() - start);
    }
    const middle = median(times);
    figures.push({
      what: `100,000 rows: ${what}`,
      ours: millis(middle),
      target: `under ${most} ms`,
      holds: middle < most,
    });
  }
  return figures;
};
