import { halfYearsOf, rowsOfHalf } from './half-years.ts';

const rows = (...months: readonly string[]) => months.map((month) => ({ month, received: '1.00' }));

it('offers the halves of the year that have months, with the year where one comes twice', () => {
  expect(halfYearsOf(rows('2026-04', '2026-06', '2026-07'))).toEqual([
    { key: '2026-1', half: 'firstHalf' },
    { key: '2026-2', half: 'secondHalf' },
  ]);
  expect(halfYearsOf(rows('2026-06', '2026-12', '2027-01')).map(({ key, year }) => [key, year])).toEqual([
    ['2026-1', '2026'],
    ['2026-2', undefined],
    ['2027-1', '2027'],
  ]);
  expect(halfYearsOf(rows('2026-08', '2026-12'))).toEqual([]);
});

it('keeps the months of the chosen half, and all where there is none such', () => {
  const year = rows('2026-06', '2026-07', '2026-12');
  expect(rowsOfHalf(year, '2026-2').map(({ month }) => month)).toEqual(['2026-07', '2026-12']);
  expect(rowsOfHalf(year, '')).toEqual(year);
  expect(rowsOfHalf(year, '2025-1')).toEqual(year);
});
