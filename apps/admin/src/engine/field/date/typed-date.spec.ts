import { assert, constantFrom, integer, property } from 'fast-check';
import { formatTyped } from './date-format.ts';
import { readDate } from './typed-date.ts';

const today = '2026-11-21';

describe('typed dates', () => {
  it.each([
    ['5/6', '2026-06-05'],
    ['5.6.27', '2027-06-05'],
    ['5-6-1999', '1999-06-05'],
    ['2026-06-05', '2026-06-05'],
    ['5 jun', '2026-06-05'],
    ['June 5, 2024', '2024-06-05'],
    ['050626', '2026-06-05'],
    ['05061999', '1999-06-05'],
    ['today', '2026-11-21'],
    ['tomorrow', '2026-11-22'],
    ['+7', '2026-11-28'],
    ['-2w', '2026-11-07'],
    ['+3m', '2027-02-21'],
  ])('%s is %s where the day comes first', (typed, read) => {
    expect(readDate(typed, today, 'DMY')).toBe(read);
  });

  it('follows the order of the institute', () => {
    expect(readDate('5/6', today, 'MDY')).toBe('2026-05-06');
    expect(readDate('5/6', today, 'YMD', 'en-PK')).toBe('2026-06-05');
    expect(readDate('23/11', today, 'YMD', 'en-PK')).toBe('2026-11-23');
    expect(readDate('5/6', today, 'YMD', 'en-US')).toBe('2026-05-06');
    expect(readDate('26-5-6', today, 'YMD')).toBe('2026-05-06');
    expect(readDate('20260506', today, 'YMD')).toBe('2026-05-06');
    // Where the year comes first, days from other writers are recognised by their year.
    expect(readDate('31.12.2025', today, 'YMD')).toBe('2025-12-31');
    expect(readDate('05/06/2025', today, 'YMD')).toBe('2025-06-05');
    expect(readDate('12/31/2025', today, 'YMD')).toBe('2025-12-31');
  });

  it('takes two digits of a far year as the last century', () => {
    expect(readDate('5/6/89', today, 'DMY')).toBe('1989-06-05');
  });

  it.each(['', '31/2', '40/1', 'soon', '5/6/7/8', '12345'])('"%s" is no date', (typed) => {
    expect(readDate(typed, today, 'DMY')).toBeUndefined();
  });

  it('keeps the end of a month', () => {
    expect(readDate('+1m', '2026-01-31', 'DMY')).toBe('2026-02-28');
  });

  it.each([
    ['monday', '2026-11-23'],
    ['Sat', '2026-11-21'],
    ['freitag', '2026-11-27'],
    ['mercoledì', '2026-11-25'],
    ['пятница', '2026-11-27'],
    ['sábado', '2026-11-21'],
    ['heute', '2026-11-21'],
    ['завтра', '2026-11-22'],
    ['5. März', '2026-03-05'],
    ['5 мая 2027', '2027-05-05'],
    ['5 giugno', '2026-06-05'],
    ['5 enero', '2026-01-05'],
  ])('%s is %s on a Saturday', (typed, read) => {
    expect(readDate(typed, today, 'DMY')).toBe(read);
  });

  it('reads what it shows, in every order and every language', () => {
    assert(
      property(
        integer({ min: 0, max: 60_000 }),
        constantFrom('DMY' as const, 'MDY' as const, 'YMD' as const),
        constantFrom('en', 'de', 'it', 'ru', 'es'),
        (count, order, language) => {
          const date = new Date(Date.UTC(1930, 0, 1 + count));
          const day = date.toISOString().slice(0, 10);
          expect(readDate(formatTyped(day, order), today, order)).toBe(day);
          const part = (options: Intl.DateTimeFormatOptions): string =>
            new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(date);
          const words = `${date.getUTCDate()} ${part({ month: 'long' })} ${date.getUTCFullYear()}`;
          expect([words, readDate(words, today, order)]).toEqual([words, day]);
        },
      ),
    );
  });
});
