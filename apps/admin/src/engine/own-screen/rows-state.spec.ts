import { foundRows, pageOf, readRowsState, sortedRows } from './rows-state.ts';

interface Person {
  readonly name: string;
  readonly pay: number;
}
const people: readonly Person[] = [
  { name: 'Zoë Khan 10', pay: 3 },
  { name: 'Ali Raza 9', pay: 20 },
  { name: 'Ali Khan 100', pay: 1 },
];
const columns = [
  { key: 'name', text: (row: Person) => row.name },
  { key: 'pay', figure: (row: Person) => row.pay },
];

describe('rows that are all here', () => {
  it('are found by every word, in any case and without accents', () => {
    expect(foundRows(people, columns, 'khan zoe').map((row) => row.pay)).toEqual([3]);
    expect(foundRows(people, columns, '  ')).toBe(people);
    expect(foundRows(people, columns, 'raza khan')).toEqual([]);
  });

  it('are ordered by words with numbers and by figures', () => {
    expect(sortedRows(people, columns, { sort: 'name', order: 'ASC' }).map((row) => row.pay)).toEqual([
      1, 20, 3,
    ]);
    expect(sortedRows(people, columns, { sort: 'pay', order: 'DESC' }).map((row) => row.pay)).toEqual([
      20, 3, 1,
    ]);
    expect(sortedRows(people, columns, { sort: '', order: 'ASC' })).toBe(people);
  });

  it('come in pages; a page behind the end is the last one', () => {
    const rows = Array.from({ length: 25 }, (_, index) => index);
    expect(pageOf(rows, { page: 3, perPage: 10 })).toEqual({ rows: [20, 21, 22, 23, 24], page: 3 });
    expect(pageOf(rows, { page: 9, perPage: 10 }).page).toBe(3);
    expect(pageOf([], { page: 2, perPage: 10 })).toEqual({ rows: [], page: 1 });
  });

  it('have their state in the address', () => {
    expect(readRowsState(new URLSearchParams('q=a&page=2&order=DESC&sort=pay'))).toEqual({
      q: 'a',
      sort: 'pay',
      order: 'DESC',
      page: 2,
      perPage: 10,
    });
    expect(readRowsState(new URLSearchParams('page=x')).page).toBe(1);
  });
});
