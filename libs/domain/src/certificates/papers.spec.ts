import { assert, integer, property, stringMatching } from 'fast-check';
import { addDays, isoDate } from '../calendar/iso-date.ts';
import { dateInWords } from './date-in-words.ts';
import { cardValidUntil, countOfSeries, namesYear, paperNumber, yearOnPaper } from './paper-number.ts';

const series = { prefix: 'TC/{YEAR}/', suffix: '', digits: 4, start: 1, resetYearly: true };

describe('numbers of papers (R29)', () => {
  it('say prefix, year and so many digits', () => {
    expect(paperNumber(series, 1, '2025-26')).toBe('TC/2025-26/0001');
    expect(paperNumber({ ...series, digits: 2, suffix: '/G' }, 12_345, '2025')).toBe('TC/2025/12345/G');
    expect(yearOnPaper('2025-04-01', '2026-03-31')).toBe('2025-26');
    expect(yearOnPaper('2025-01-01', '2025-12-31')).toBe('2025');
    expect([namesYear(series), namesYear({ prefix: 'A', suffix: 'B' })]).toEqual([true, false]);
  });

  it('are never alike within one count', () => {
    const part = stringMatching(/^[A-Z/-]{0,6}$/);
    const digits = integer({ min: 1, max: 9 });
    const count = integer({ min: 1, max: 99_999_999 });
    assert(
      property(part, part, digits, count, count, (prefix, suffix, length, a, b) => {
        const one = { prefix, suffix, digits: length };
        expect(paperNumber(one, a, '2025') === paperNumber(one, b, '2025')).toBe(a === b);
      }),
    );
  });

  it('begin anew each year only where the series says so', () => {
    const years = ['2025-26', '2026-27'] as const;
    const counts = years.map((year) => countOfSeries(series, year));
    expect(new Set(counts).size).toBe(2);
    const running = years.map((year) => countOfSeries({ ...series, resetYearly: false }, year));
    expect(new Set(running).size).toBe(1);
  });
});

describe('cards (R30)', () => {
  it.each([
    ['2025-04-01', 12, '2026-03-31'],
    ['2025-01-31', 1, '2025-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2025-03-15', 6, '2025-09-14'],
  ])('of %s for %i months end on %s', (issued, months, last) => {
    expect(cardValidUntil(issued, months)).toBe(last);
  });

  it('never end before they begin, and longer ones not before shorter ones', () => {
    const day = integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));
    assert(
      property(day, integer({ min: 1, max: 120 }), (issued, months) => {
        expect(cardValidUntil(issued, months) > issued).toBe(true);
        expect(cardValidUntil(issued, months + 1) > cardValidUntil(issued, months)).toBe(true);
      }),
    );
  });
});

describe('a date in words', () => {
  it.each([
    ['2010-03-05', 'Fifth March Two Thousand Ten'],
    ['1999-12-31', 'Thirty First December One Thousand Nine Hundred Ninety Nine'],
    ['2000-10-20', 'Twentieth October Two Thousand'],
    ['2014-08-12', 'Twelfth August Two Thousand Fourteen'],
    ['2026-01-30', 'Thirtieth January Two Thousand Twenty Six'],
  ])('%s is %s', (date, words) => {
    expect(dateInWords(date)).toBe(words);
  });

  it('is another one for every day', () => {
    const days = Array.from({ length: 3_700 }, (_, at) => addDays(isoDate(2005, 1, 1), at));
    expect(new Set(days.map(dateInWords)).size).toBe(days.length);
  });
});
