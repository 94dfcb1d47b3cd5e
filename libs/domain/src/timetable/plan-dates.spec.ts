import { changeDates, phaseOf, planName } from './plan-dates.ts';

const year = { startDate: '2026-04-01', endDate: '2027-03-31' };

describe('the dates of a timetable', () => {
  it('say whether it is to come, holds or is over', () => {
    expect(['2026-03-31', '2026-04-01', '2027-03-31', '2027-04-01'].map((day) => phaseOf(year, day))).toEqual(
      ['UPCOMING', 'CURRENT', 'CURRENT', 'PAST'],
    );
  });

  it('split the current one, so that the past keeps its periods (R22)', () => {
    expect(changeDates(year, { ...year, endDate: '2027-02-28' }, '2026-07-15')).toEqual({
      kind: 'SPLIT',
      ends: '2026-07-15',
      next: { startDate: '2026-07-16', endDate: '2027-02-28' },
    });
    expect(changeDates(year, { ...year, endDate: '2026-07-15' }, '2026-07-15')).toMatchObject({
      kind: 'CHANGE',
    });
  });

  it.each([
    ['2027-04-01', year, 'OVER'],
    ['2026-07-15', { ...year, endDate: '2026-07-14' }, 'ENDS_IN_THE_PAST'],
    ['2026-07-15', { ...year, startDate: '2026-05-01' }, 'HAS_BEGUN'],
    ['2026-03-15', { ...year, startDate: '2026-03-01' }, 'BEGINS_IN_THE_PAST'],
  ] as const)('are refused on %s: %j', (today, wanted, why) => {
    expect(changeDates(year, wanted, today)).toEqual({ kind: 'REFUSED', why });
  });

  it('name it by day, month name and year', () => {
    expect(planName(year)).toBe('1 April 2026 – 31 March 2027');
  });
});
