import type { AbsenceRow } from './absence.ts';
import { countAttendance, withUnmarked } from './absence.ts';

const sundaysOff = { weeklyOffs: [7 as const], holidays: [] };
const unpaid: AbsenceRow = { date: '2025-06-16', fraction: '1', isLop: true };
const days = (count: number, extras: Partial<AbsenceRow> = {}): AbsenceRow[] =>
  Array.from({ length: count }, (_, index) => ({ ...unpaid, date: `2025-06-${16 + index}`, ...extras }));

describe('days of a payslip', () => {
  it.each<[string, AbsenceRow[], string, string, string]>([
    ['nobody away', [], '0', '25', '0'],
    ['four days of a type paid at 0.8', days(4, { paidFraction: '0.8' }), '4', '21', '0.8'],
    ['half a day of an unpaid type', days(1, { fraction: '0.5' }), '0.5', '24.5', '0.5'],
    ['paid leave', days(2, { isLop: false }), '2', '23', '0'],
    ['a Sunday', days(1, { date: '2025-06-22' }), '0', '25', '0'],
    ['a Sunday that counts', days(1, { date: '2025-06-22', countsNonWorkingDays: true }), '1', '24', '1'],
  ])('%s: absent, present, unpaid', (_, rows, daysAbsent, daysPresent, lopDays) => {
    expect(countAttendance(rows, '25', sundaysOff)).toEqual({ daysAbsent, daysPresent, lopDays });
  });

  it('adds days without a mark, but no day off and nothing that is marked', () => {
    const present: AbsenceRow = { date: '2025-06-16', fraction: '0', marked: '1', isLop: false };
    const half: AbsenceRow = { date: '2025-06-17', fraction: '0', marked: '0.5', isLop: false };
    const week = { start: '2025-06-16', end: '2025-06-22' };
    const all = withUnmarked([present, half, { ...unpaid, date: '2025-06-18' }], week, sundaysOff);
    // Half of the 17th, the 18th as marked, and the 19th to 21st; the 22nd is a Sunday.
    expect(countAttendance(all, '25', sundaysOff)).toEqual({
      daysAbsent: '4.5',
      daysPresent: '20.5',
      lopDays: '4.5',
    });
    expect(withUnmarked([half], undefined, sundaysOff)).toEqual([half]);
  });

  it('is never away, present or unpaid for more days than there are (PA7)', () => {
    expect(countAttendance(days(5), '3', sundaysOff)).toEqual({
      daysAbsent: '3',
      daysPresent: '0',
      lopDays: '3',
    });
  });
});
