import { assert, date, integer, property } from 'fast-check';
import { plusDays } from './calendar-date.ts';
import { dateWords, dayRange, isDateWord, type Period } from './date-words.ts';

const today = '2026-02-03';
const periods: readonly Period[] = [
  { name: 'Term', from: '2026-03-01', to: '2026-05-31' },
  { name: 'Term', from: '2025-08-01', to: '2025-12-20' },
  { name: 'Term', from: '2026-01-05', to: '2026-02-03' },
  { name: 'AcademicYear', from: '2025-08-01', to: '2026-06-30' },
];

describe('date words', () => {
  it.each([
    ['today', '2026-02-03', '2026-02-03'],
    ['yesterday', '2026-02-02', '2026-02-02'],
    ['thisWeek', '2026-02-02', '2026-02-08'],
    ['lastMonth', '2026-01-01', '2026-01-31'],
    ['last7Days', '2026-01-28', '2026-02-03'],
    ['last1Days', '2026-02-03', '2026-02-03'],
    ['next30Days', '2026-02-03', '2026-03-04'],
    ['thisTerm', '2026-01-05', '2026-02-03'],
    ['lastTerm', '2025-08-01', '2025-12-20'],
    ['nextTerm', '2026-03-01', '2026-05-31'],
    ['thisAcademicYear', '2025-08-01', '2026-06-30'],
  ])('%s is from %s to %s', (word, from, to) => {
    expect(dayRange(word, today, periods)).toEqual({ from, to });
  });

  it('know no days of a period that the institution does not have', () => {
    expect(dayRange('thisFinancialYear', today, periods)).toBeUndefined();
    expect(dayRange('lastAcademicYear', today, periods)).toBeUndefined();
    expect(dayRange('thisTerm', '2026-02-04', periods)).toBeUndefined();
  });

  it('are no others', () => {
    for (const word of ['someday', 'last0Days', 'last07Days', 'last99999Days', 'thisDays', 'lastDays', '']) {
      expect([word, isDateWord(word), dayRange(word, today, periods)]).toEqual([word, false, undefined]);
    }
    expect(dateWords.filter((word) => !isDateWord(word))).toEqual([]);
  });

  it('span as many days as they say, up to today or from today on', () => {
    assert(
      property(
        integer({ min: 1, max: 9999 }),
        date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        (days, moment) => {
          const day = moment.toISOString().slice(0, 10);
          const [last, next] = [dayRange(`last${days}Days`, day), dayRange(`next${days}Days`, day)];
          expect(last).toEqual({ from: plusDays(day, 1 - days), to: day });
          expect(next).toEqual({ from: day, to: plusDays(day, days - 1) });
        },
      ),
    );
  });
});
