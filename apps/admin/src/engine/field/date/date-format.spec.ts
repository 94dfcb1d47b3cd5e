import { dateStyleOf, formatDate, formatTime, formatTyped } from './date-format.ts';

describe('dates on the screen', () => {
  it('writes the two styles', () => {
    expect(formatDate('2026-01-05', dateStyleOf('payroll'))).toBe('Jan 5, 2026');
    expect(formatDate('2026-01-05', dateStyleOf('academics'))).toBe('05 January 2026');
    expect(formatDate(null, 'long')).toBe('');
  });

  it('fills inputs in the order of the institute and leaves unfinished text alone (K103)', () => {
    expect(formatTyped('2026-01-05', 'DMY')).toBe('05/01/2026');
    expect(formatTyped('2026-01-05', 'MDY')).toBe('01/05/2026');
    expect(formatTyped('2026-01-05', 'YMD')).toBe('2026-01-05');
    expect(formatTyped('5/', 'DMY')).toBe('5/');
  });

  it('has a 12-hour clock in offices', () => {
    expect(formatTime('13:05:00', 'short')).toBe('1:05 PM');
    expect(formatTime('00:05', 'short')).toBe('12:05 AM');
    expect(formatTime('13:05:00', 'long')).toBe('13:05');
  });
});
