import * as fc from 'fast-check';
import { addDays } from '../calendar/iso-date.ts';
import { sumMoney } from '../money/money.ts';
import { fareShares } from './fare-shares.ts';

const june = { from: '2026-06-01', to: '2026-06-30' };
const amounts = (seats: Parameters<typeof fareShares>[0]) =>
  fareShares(seats, june).map(({ amount }) => amount);

it('a seat costs its fare for the days that it was somebody’s', () => {
  expect(amounts([{ id: 1, fare: '1500.00', from: '2026-04-01', to: null }])).toEqual(['1500.00']);
  expect(amounts([{ id: 1, fare: '1500.00', from: '2026-06-16', to: null }])).toEqual(['750.00']);
  expect(amounts([{ id: 1, fare: '1500.00', from: '2026-04-01', to: '2026-05-31' }])).toEqual([]);
});

it('a change of route counts from its day', () => {
  const seats = [
    { id: 1, fare: '1500.00', from: '2026-04-01', to: '2026-06-10' },
    { id: 2, fare: '2100.00', from: '2026-06-11', to: null },
  ];
  expect(amounts(seats)).toEqual(['500.00', '1400.00']);
});

it('seats of one fare come to that fare, wherever the month is cut', () => {
  const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 29 }), { maxLength: 6 });
  fc.assert(
    fc.property(cuts, fc.integer({ min: 1, max: 999_999 }), (days, paisa) => {
      const fare = `${Math.floor(paisa / 100)}.${String(paisa % 100).padStart(2, '0')}`;
      const starts = [0, ...[...days].sort((a, b) => a - b)];
      const seats = starts.map((day, at) => ({
        id: at + 1,
        fare,
        from: addDays(june.from, day),
        to: starts[at + 1] === undefined ? null : addDays(june.from, (starts[at + 1] ?? 0) - 1),
      }));
      expect(sumMoney(amounts(seats))).toBe(fare);
    }),
  );
});
