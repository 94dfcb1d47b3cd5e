import { monthOf, movedMonth, offeredMonths } from './month.ts';

describe('months', () => {
  it('have a first and a last day', () => {
    expect(monthOf('2024-02', '2026-01-05')).toEqual({ first: '2024-02-01', last: '2024-02-29' });
    expect(monthOf('soon', '2026-01-05')).toEqual({ first: '2026-01-01', last: '2026-01-31' });
  });

  it('follow one another over the year', () => {
    expect(movedMonth(monthOf('2026-12', ''), 1)).toBe('2027-01');
    expect(movedMonth(monthOf('2026-01', ''), -1)).toBe('2025-12');
  });

  it('are offered from 20 years back to 5 ahead (K110)', () => {
    expect(offeredMonths('2026-01-05')).toEqual({ min: '2006-01', max: '2031-12' });
  });
});
