import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { attendanceFigures, type CountedMark } from './figures.ts';
import { schoolDays } from './school-days.ts';

const away = (halves: 1 | 2, kind: CountedMark['kind'] = 'ABSENT', absenceWeight = '1'): CountedMark => ({
  kind,
  absenceWeight,
  forenoon: true,
  afternoon: halves === 2,
});
const late: CountedMark = { kind: 'LATE', absenceWeight: '0', forenoon: false, afternoon: false };
const september = { from: '2025-09-01', to: '2025-09-30' };
const week = { weeklyOffs: [6, 7] as const, holidays: [] as string[] };

describe('school days', () => {
  it('of September 2025 are 22 weekdays, 21 with a holiday on Monday the 15th (R21)', () => {
    expect(schoolDays(september, week)).toHaveLength(22);
    expect(schoolDays(september, { ...week, holidays: ['2025-09-15', '2025-09-14'] })).toHaveLength(21);
  });

  it('are cut to the batch and to the times of the student in it', () => {
    const batch = [{ from: '2025-09-08', to: null }];
    const stays = [
      { from: '2025-04-01', to: '2025-09-09' },
      { from: '2025-09-29', to: null },
    ];
    expect(schoolDays(september, week, batch, stays)).toEqual([
      '2025-09-08',
      '2025-09-09',
      '2025-09-29',
      '2025-09-30',
    ]);
  });
});

describe('the percentage of attendance', () => {
  it.each([
    [22, [away(2), away(2), away(1), away(1), away(1)], 0, '3.5', '84.09'],
    [21, [away(2), away(1), away(1), away(1)], 0, '2.5', '88.10'],
    [22, [late, late, late], 0, '0', '100.00'],
    [22, [late, late, late, late, late], 3, '0.5', '97.73'],
    [20, [away(2, 'ON_DUTY', '0'), away(2, 'EXCUSED', '0.5')], 0, '0.5', '97.50'],
    [0, [], 0, '0', null],
  ] as const)('of %i days with %j is as worked out (R21)', (days, marks, lates, absent, percentage) => {
    expect(attendanceFigures(days, marks, lates)).toMatchObject({ absent, percentage });
  });

  const mark = record({
    kind: constantFrom('ABSENT', 'LATE', 'EXCUSED', 'ON_DUTY'),
    absenceWeight: integer({ min: 0, max: 100 }).map((cents) => (cents / 100).toFixed(2)),
    forenoon: boolean(),
    afternoon: boolean(),
  });

  it('lies between 0 and 100, present and absent are all days, and one more absence never raises it', () => {
    assert(
      property(
        array(mark, { maxLength: 30 }),
        integer({ min: 0, max: 30 }),
        integer({ min: 0, max: 5 }),
        (marks, more, lates) => {
          const days = marks.length + more + 1;
          const { absent, present, percentage } = attendanceFigures(days, marks, lates);
          expect(Number(absent) + Number(present)).toBeCloseTo(days, 9);
          expect(Number(percentage)).toBeGreaterThanOrEqual(0);
          expect(Number(percentage)).toBeLessThanOrEqual(100);
          const worse = attendanceFigures(days, [...marks, away(2)], lates);
          expect(Number(worse.percentage)).toBeLessThanOrEqual(Number(percentage));
        },
      ),
    );
  });
});
