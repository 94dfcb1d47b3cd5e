import type { LopBasis, NonWorkingDays } from './working-days.ts';
import { countWorkingDays, isWorkingDay, workingDaysOf } from './working-days.ts';

const june = { start: '2025-06-01', end: '2025-06-30' };
const sundaysOff: NonWorkingDays = { weeklyOffs: [7], holidays: [] };

describe('working days', () => {
  it('counts 25 in June 2025 without Sundays, 13 of them from the 16th', () => {
    expect(countWorkingDays(june, sundaysOff)).toBe(25);
    expect(countWorkingDays({ ...june, start: '2025-06-16' }, sundaysOff)).toBe(13);
  });

  it('counts a holiday on a day off once', () => {
    expect(countWorkingDays(june, { weeklyOffs: [7], holidays: ['2025-06-08', '2025-06-09'] })).toBe(24);
    expect(isWorkingDay('2025-06-09', { weeklyOffs: [7], holidays: ['2025-06-09'] })).toBe(false);
  });

  it.each<[LopBasis, string]>([
    ['SETTING', '26'],
    ['ACTUAL_WORKING_DAYS', '25'],
    ['CALENDAR_DAYS', '30'],
  ])('%s gives %s', (basis, expected) => {
    expect(workingDaysOf(basis, june, '26', sundaysOff)).toBe(expected);
  });
});
