import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { addDays } from '../calendar/iso-date.ts';
import { proposeMatches, type OpenBooking, type OpenPosting } from './matching.ts';

const day = '2026-07-15';
const booking = (id: number, text: string, amount = '5000.00', on = day): OpenBooking => ({
  id,
  day: on,
  amount,
  text,
});
const posting = (
  id: number,
  numbers: readonly string[],
  payer = '',
  amount = '5000.00',
  on = day,
): OpenPosting => ({
  id,
  day: on,
  amount,
  numbers,
  payer,
});

describe('bookings of the bank and the books', () => {
  it('belong together surely when a number or the whole name says so', () => {
    expect(proposeMatches([booking(1, 'Fee R-0007 July')], [posting(9, ['R-0007'])], 5)).toEqual([
      { booking: 1, posting: 9, sure: true },
    ]);
    expect(
      proposeMatches([booking(1, 'KHAN IMRAN, school')], [posting(9, [], 'Imran Khan')], 5)[0]?.sure,
    ).toBe(true);
    expect(proposeMatches([booking(1, 'Fee')], [posting(9, ['R-0007'], 'Imran Khan')], 5)[0]?.sure).toBe(
      false,
    );
    expect(proposeMatches([booking(1, 'Fee R-00071')], [posting(9, ['R-0007'])], 5)[0]?.sure).toBe(false);
  });

  it('are never sure where something else fits as well', () => {
    const two = [posting(8, [], 'Imran Khan'), posting(9, [], 'Imran Khan')];
    expect(proposeMatches([booking(1, 'Imran Khan')], two, 5).map(({ sure }) => sure)).toEqual([false]);
    const bookings = [booking(1, 'Imran Khan'), booking(2, 'Imran Khan')];
    expect(proposeMatches(bookings, [posting(9, [], 'Imran Khan')], 5).map(({ sure }) => sure)).toEqual([
      false,
    ]);
    const stronger = [posting(8, [], 'Imran Khan'), posting(9, ['A-12'], 'Imran Khan')];
    expect(proposeMatches([booking(1, 'Imran Khan A-12')], stronger, 5)).toEqual([
      { booking: 1, posting: 9, sure: true },
    ]);
  });

  it('are found once each, to the cent and within the days, in whatever order they come', () => {
    const drawn = record({
      amount: constantFrom('5000.00', '4065.00', '-5000.00'),
      off: integer({ min: 0, max: 12 }),
      who: constantFrom('Imran Khan', 'Ayesha Malik', 'A-12'),
    });
    assert(
      property(
        array(drawn, { maxLength: 8 }),
        array(drawn, { maxLength: 8 }),
        integer({ min: 0, max: 6 }),
        (a, b, days) => {
          const bookings = a.map(({ amount, off, who }, at) =>
            booking(at + 1, who, amount, addDays(day, off)),
          );
          const postings = b.map(({ amount, off, who }, at) =>
            posting(at + 1, [who], who, amount, addDays(day, off)),
          );
          const found = proposeMatches(bookings, postings, days);
          expect(new Set(found.map((one) => one.booking)).size).toBe(found.length);
          expect(new Set(found.map((one) => one.posting)).size).toBe(found.length);
          for (const one of found) {
            const [line, entry] = [bookings[one.booking - 1], postings[one.posting - 1]];
            expect(line?.amount).toBe(entry?.amount);
            expect(
              Math.abs((a[one.booking - 1]?.off ?? 99) - (b[one.posting - 1]?.off ?? 0)),
            ).toBeLessThanOrEqual(days);
          }
          expect(proposeMatches(bookings.toReversed(), postings.toReversed(), days)).toEqual(found);
        },
      ),
    );
  });
});
