import { covers, filled, rangeBetween } from './cell-range.ts';

const week = rangeBetween({ row: 3, column: 8 }, { row: 2, column: 5 });

it('a range is the rectangle between two cells', () => {
  expect(week).toEqual({ top: 2, left: 5, bottom: 3, right: 8 });
  expect([covers(week, 2, 8), covers(week, 4, 8), covers(week, 3, 4), covers(undefined, 0, 0)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('one word fills it but for days off, which count only where they are meant alone', () => {
  const isOff = (column: number): boolean => column === 7;
  expect(filled(week, 'l', isOff)).toEqual([
    ['l', 'l', undefined, 'l'],
    ['l', 'l', undefined, 'l'],
  ]);
  const sunday = rangeBetween({ row: 0, column: 7 }, { row: 0, column: 7 });
  expect(filled(sunday, 'a', isOff)).toEqual([['a']]);
});
