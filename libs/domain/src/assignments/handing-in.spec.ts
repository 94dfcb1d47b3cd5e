import { assert, boolean, integer, option, property } from 'fast-check';
import { punctuality } from './handing-in.ts';

const due = '2025-09-10T17:00:00Z';

describe('handing in', () => {
  it.each([
    ['2025-09-10T17:00:00Z', false, null, 'ON_TIME'],
    ['2025-09-10T17:00:01Z', true, null, 'LATE'],
    ['2025-09-10T17:00:01Z', false, null, 'REFUSED'],
    ['2025-09-12T17:00:00Z', true, '2025-09-12T17:00:00Z', 'LATE'],
    ['2025-09-12T17:00:01Z', true, '2025-09-12T17:00:00Z', 'REFUSED'],
    ['2025-09-10T22:00:00+05:00', false, null, 'ON_TIME'],
  ] as const)('at %s, late allowed %s until %s: %s (R35)', (at, allowLate, lateUntil, expected) => {
    expect(punctuality(at, { dueDate: due, allowLate, lateUntil })).toBe(expected);
  });

  it('never becomes better by waiting', () => {
    const order = ['ON_TIME', 'LATE', 'REFUSED'];
    const instant = integer({ min: 0, max: 200_000 }).map((s) => new Date(s * 1000).toISOString());
    assert(
      property(
        instant,
        instant,
        instant,
        boolean(),
        option(instant),
        (a, b, dueDate, allowLate, lateUntil) => {
          const [first, second] = a < b ? [a, b] : [b, a];
          const window = { dueDate, allowLate, lateUntil };
          expect(order.indexOf(punctuality(second, window))).toBeGreaterThanOrEqual(
            order.indexOf(punctuality(first, window)),
          );
        },
      ),
    );
  });
});
