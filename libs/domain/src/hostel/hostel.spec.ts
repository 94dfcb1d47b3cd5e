import { assert, integer, property } from 'fast-check';
import { addDays } from '../calendar/iso-date.ts';
import { fineOf } from '../fees/fine.ts';
import { compareMoney } from '../money/money.ts';
import { dailyFineSlabs } from './daily-fine.ts';
import { rentByDay, rentOfRoom, type RoomStay } from './stay-rent.ts';

const march = { startDate: '2025-03-01', endDate: '2025-03-31' };
const stay = (fromDate: string, lastNight: string | null, rent: string): RoomStay => ({
  fromDate,
  lastNight,
  rent,
  rentPeriod: 'MONTH',
});

describe('rent by the day', () => {
  it.each([
    ['from the middle of a month', [stay('2025-03-10', null, '6000.00')], '4258.06'],
    [
      'with a change of the room, each rounded for itself',
      [stay('2025-01-01', '2025-03-15', '6000.00'), stay('2025-03-16', null, '9000.00')],
      '7548.39',
    ],
    ['for the whole month', [stay('2025-01-01', null, '6000.00')], '6000.00'],
    ['for nobody who has left before', [stay('2025-01-01', '2025-02-28', '6000.00')], '0.00'],
    ['of a year', [{ ...stay('2025-01-01', null, '36500.00'), rentPeriod: 'YEAR' as const }], '3100.00'],
    ['of a term', [{ ...stay('2025-03-17', null, '3100.00'), rentPeriod: 'TERM' as const }], '1500.00'],
  ])('is paid %s', (_, stays, amount) => {
    expect(rentByDay(stays, march)).toBe(amount);
  });

  it('is the same for a month that is cut anywhere, but for a rounding', () => {
    assert(
      property(integer({ min: 1, max: 29 }), integer({ min: 1, max: 999_999 }), (cut, cents) => {
        const rent = (cents / 100).toFixed(2);
        const first = addDays(march.startDate, cut);
        const whole = Number(rentByDay([stay('2025-01-01', null, rent)], march));
        const both = Number(
          rentByDay([stay('2025-01-01', addDays(first, -1), rent), stay(first, null, rent)], march),
        );
        expect(Math.abs(whole - both)).toBeLessThanOrEqual(0.011);
      }),
    );
  });

  it('is the whole rent of the last room where it is not by the day', () => {
    const stays = [stay('2025-01-01', '2025-03-15', '6000.00'), stay('2025-03-16', null, '9000.00')];
    expect(rentOfRoom(stays, march)).toBe('9000.00');
    expect(rentOfRoom([stay('2025-04-01', null, '6000.00')], march)).toBe('0.00');
  });
});

describe('a fine by the day', () => {
  const fineOn = (on: string): string =>
    fineOf({
      slabs: dailyFineSlabs('10.00', '100.00') ?? [],
      due: '2025-04-10',
      on,
      principal: '6000.00',
      assessed: '0.00',
    });

  it.each([
    ['2025-04-10', '0.00'],
    ['2025-04-16', '60.00'],
    ['2025-05-30', '100.00'],
  ])('on %s is %s', (on, fine) => expect(fineOn(on)).toBe(fine));

  it('never grows beyond the most, whatever the amounts', () => {
    assert(
      property(integer({ min: 1, max: 5000 }), integer({ min: 1, max: 200_000 }), (day, most) => {
        const slabs = dailyFineSlabs((day / 100).toFixed(2), (most / 100).toFixed(2));
        if (slabs === undefined) return most / day > 366;
        const end = slabs.at(-1)?.value ?? '';
        return compareMoney(end, (most / 100).toFixed(2)) === 0 && slabs.length === Math.ceil(most / day);
      }),
    );
  });
});
