import { amongOnly, filled, placeBeside, resized, seated, personAt, unseated } from './arrangement.ts';

const room = { rows: 2, columns: 2, seats: new Map() };
const at = (row: number, column: number) => ({ row, column });

it('each seat and each person is there once: whoever sat there changes places, or has none', () => {
  const one = seated(room, 1, at(1, 1));
  const two = seated(one, 2, at(1, 2));
  const changed = seated(two, 1, at(1, 2));
  expect([personAt(changed, at(1, 1)), personAt(changed, at(1, 2))]).toEqual([2, 1]);
  const pushed = seated(two, 3, at(1, 1));
  expect([personAt(pushed, at(1, 1)), pushed.seats.has(1)]).toEqual([3, false]);
  expect(seated(two, 1, at(1, 1)).seats).toEqual(two.seats);
});

it('free seats go to those without one in their order; who finds none waits', () => {
  const full = filled(seated(room, 9, at(1, 2)), [1, 2, 9, 3, 4]);
  expect([...full.seats].toSorted(([a], [b]) => a - b)).toEqual([
    [1, at(1, 1)],
    [2, at(2, 1)],
    [3, at(2, 2)],
    [9, at(1, 2)],
  ]);
});

it('a smaller room, and those who have left, leave seats behind', () => {
  const full = filled(room, [1, 2, 3, 4]);
  expect([...resized(full, { rows: 1, columns: 2 }).seats.keys()]).toEqual([1, 2]);
  expect([...amongOnly(full, [2, 4]).seats.keys()]).toEqual([2, 4]);
  expect(unseated(full, 2).seats.has(2)).toBe(false);
});

it('arrows lead from seat to seat and stay in the room', () => {
  expect(placeBeside(room, at(1, 1), 'ArrowRight')).toEqual(at(1, 2));
  expect(placeBeside(room, at(1, 1), 'ArrowDown')).toEqual(at(2, 1));
  expect(placeBeside(room, at(1, 1), 'ArrowUp')).toBeUndefined();
  expect(placeBeside(room, at(2, 2), 'ArrowRight')).toBeUndefined();
  expect(placeBeside(room, at(1, 1), 'Tab')).toBeUndefined();
});
