import { assert, integer, property } from 'fast-check';
import { seatFare, type FareFacts } from './fare.ts';
import { paperAlerts, paperTellFrom } from './papers.ts';
import { attendanceRate, fitsReadings } from './rides.ts';
import { tripWindows, windowsMeet, wrongStopTimes } from './stop-times.ts';

const facts: FareFacts = {
  mode: 'BOTH',
  fareMode: 'STOP',
  routeMode: 'SAME',
  oneWayHalf: false,
  routeFare: '3001.00',
  pickupFare: '1800.00',
  dropFare: '2200.00',
};

describe('the fare of a seat', () => {
  it.each([
    [{}, '1800.00'],
    [{ mode: 'DROP' }, '2200.00'],
    [{ routeMode: 'DIFFERENT' }, '4000.00'],
    [{ routeMode: 'DIFFERENT', mode: 'PICKUP' }, '1800.00'],
    [{ routeMode: 'DIFFERENT', mode: 'DROP' }, '2200.00'],
    [{ fareMode: 'ROUTE' }, '3001.00'],
    [{ fareMode: 'ROUTE', mode: 'PICKUP' }, '3001.00'],
    [{ fareMode: 'ROUTE', mode: 'PICKUP', oneWayHalf: true }, '1500.50'],
    [{ fareMode: 'ROUTE', oneWayHalf: true }, '3001.00'],
    [{ pickupFare: null, dropFare: null }, '0.00'],
  ] as const)('with %j is %s', (change, fare) => {
    expect(seatFare({ ...facts, ...change })).toBe(fare);
  });

  it('of both ways is what one way each would cost, where they are chosen apart', () => {
    const money = integer({ min: 0, max: 9_999_999 }).map((paisa) => (paisa / 100).toFixed(2));
    assert(
      property(money, money, (pickupFare, dropFare) => {
        const apart = { ...facts, routeMode: 'DIFFERENT', pickupFare, dropFare } as const;
        const [both, there, back] = (['BOTH', 'PICKUP', 'DROP'] as const).map((mode) =>
          Number(seatFare({ ...apart, mode })),
        );
        expect(both).toBeCloseTo((there ?? 0) + (back ?? 0), 2);
      }),
    );
  });
});

describe('the papers of a vehicle', () => {
  it('are told of 30, 7 and 1 days before they run out', () => {
    expect(paperAlerts('2025-06-30', '7, 30,1')).toEqual(['2025-05-31', '2025-06-23', '2025-06-29']);
    expect(paperTellFrom('2025-06-30', '')).toBe('2025-06-30');
  });
});

describe('the times of a route', () => {
  const stops = [
    { pickupTime: '06:30:00', dropTime: '14:40' },
    { pickupTime: null, dropTime: null },
    { pickupTime: '06:45', dropTime: '14:25' },
  ];

  it('rise in the morning and fall in the afternoon', () => {
    expect(wrongStopTimes(stops)).toEqual([]);
    expect(wrongStopTimes(stops.toReversed())).toEqual([
      { at: 2, field: 'pickupTime' },
      { at: 2, field: 'dropTime' },
    ]);
    expect(wrongStopTimes([stops[0]!, stops[0]!])).toHaveLength(2);
  });

  it('say when a driver is on the way', () => {
    const mine = tripWindows({ pickupStart: '06:15', dropStart: '14:05' }, stops);
    expect(mine).toEqual([
      { from: '06:15', to: '06:45' },
      { from: '14:05', to: '14:40' },
    ]);
    expect(windowsMeet(mine, [{ from: '06:45', to: '07:10' }])).toBe(true);
    expect(windowsMeet(mine, [{ from: '06:46', to: '07:10' }])).toBe(false);
    expect(tripWindows({ pickupStart: null, dropStart: null }, [])).toEqual([]);
  });
});

it('counts present of present and absent, leave for nobody', () => {
  expect(attendanceRate(17, 2)).toBe('89.47');
  expect(attendanceRate(0, 0)).toBeNull();
});

it('refuses an odometer that goes back', () => {
  const around = { before: 1000, after: 1500 };
  expect([1600, 999, 1200].map((reading) => fitsReadings(reading, around))).toEqual([false, false, true]);
  expect(fitsReadings(5, { before: null, after: null })).toBe(true);
});
