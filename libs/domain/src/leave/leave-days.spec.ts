import * as fc from 'fast-check';
import { addDays } from '../calendar/iso-date.ts';
import type { NonWorkingDays } from '../payroll/working-days.ts';
import { leaveDays } from './leave-days.ts';
import type { CountingRules, LeaveRequest } from './leave-days.ts';

const calendar: NonWorkingDays = { weeklyOffs: [7], holidays: ['2025-06-07'] };
const rules: CountingRules = { allowHalfDay: true, countNonWorkingDays: false };
const request = (startDate: string, endDate = startDate, more: Partial<LeaveRequest> = {}): LeaveRequest => ({
  duration: startDate === endDate ? 'SINGLE_DAY' : 'MULTIPLE_DAYS',
  startDate,
  endDate,
  ...more,
});
const sumDays = (days: readonly { readonly fraction: string }[]): string =>
  String(days.reduce((sum, { fraction }) => sum + Number(fraction), 0));
const count = (asked: LeaveRequest, more: Partial<CountingRules> = {}): string => {
  const days = leaveDays(asked, calendar, { ...rules, ...more });
  return days.ok ? sumDays(days.value) : days.error.code;
};
const half = (halfDaySession: 'FIRST' | 'SECOND', halfDayDate?: string): Partial<LeaveRequest> => ({
  halfDaySession,
  ...(halfDayDate === undefined ? {} : { halfDayDate }),
});

describe('days of a leave', () => {
  it.each<[string, LeaveRequest, Partial<CountingRules>, string]>([
    ['Thursday to Tuesday over a holiday and a Sunday', request('2025-06-05', '2025-06-10'), {}, '4'],
    [
      'the same where days off count',
      request('2025-06-05', '2025-06-10'),
      { countNonWorkingDays: true },
      '6',
    ],
    [
      'Monday afternoon to Wednesday',
      request('2025-06-09', '2025-06-11', half('SECOND', '2025-06-09')),
      {},
      '2.5',
    ],
    ['Monday to Wednesday noon', request('2025-06-09', '2025-06-11', half('FIRST', '2025-06-11')), {}, '2.5'],
    ['one day', request('2025-06-10'), {}, '1'],
    [
      'half a day',
      request('2025-06-10', '2025-06-10', { duration: 'HALF_DAY', ...half('FIRST') }),
      {},
      '0.5',
    ],
    [
      'half a holiday',
      request('2025-06-07', '2025-06-07', { duration: 'HALF_DAY', ...half('FIRST') }),
      {},
      'LEAVE_NO_WORKING_DAY',
    ],
    ['a Sunday', request('2025-06-08'), {}, 'LEAVE_NO_WORKING_DAY'],
    ['a leap day', request('2028-02-28', '2028-03-01'), {}, '3'],
  ])('%s: %#', (_words, asked, more, expected) => {
    expect(count(asked, more)).toBe(expected);
  });

  it.each<[LeaveRequest, Partial<CountingRules>, string]>([
    [request('2025-06-10', '2025-06-09'), {}, 'LEAVE_ENDS_BEFORE_START'],
    [request('2025-06-10', '2025-06-11', { duration: 'SINGLE_DAY' }), {}, 'LEAVE_ONE_DAY_ONLY'],
    [request('2025-06-10', '2025-06-10', { duration: 'HALF_DAY' }), {}, 'LEAVE_HALF_SESSION_MISSING'],
    [
      request('2025-06-10', '2025-06-10', { duration: 'HALF_DAY', ...half('FIRST') }),
      { allowHalfDay: false },
      'LEAVE_HALF_DAY_NOT_ALLOWED',
    ],
    [request('2025-06-09', '2025-06-11', half('FIRST', '2025-06-10')), {}, 'LEAVE_HALF_DAY_NOT_AT_EDGE'],
    [request('2025-06-09', '2025-06-11', half('FIRST', '2025-06-09')), {}, 'LEAVE_HALF_DAY_NOT_AT_EDGE'],
    [request('2025-06-09', '2025-06-11'), { maxContinuousDays: 2 }, 'LEAVE_TOO_LONG'],
    [request('2025-06-09', '2125-06-11'), {}, 'LEAVE_TOO_LONG'],
  ])('refuses %j', (asked, more, code) => {
    expect(count(asked, more)).toBe(code);
  });

  it('never counts more than the dates there are, nor a day off', () => {
    const start = fc.integer({ min: 0, max: 400 }).map((n) => addDays('2025-01-01', n));
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 60 }), (startDate, length) => {
        const days = leaveDays(request(startDate, addDays(startDate, length)), calendar, rules);
        // The holiday and the Sunday after it are the only two consecutive non-working days.
        if (!days.ok) return expect([startDate, length]).toEqual(['2025-06-07', 1]);
        expect(Number(sumDays(days.value))).toBeLessThanOrEqual(length + 1);
        expect(new Set(days.value.map(({ date }) => date)).size).toBe(days.value.length);
        expect(days.value.some(({ date }) => date === '2025-06-07')).toBe(false);
      }),
    );
  });
});
