import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { dayOfLessons, lessonFigures, minutesBetween, missedMoreBefore } from './lesson-figures.ts';

const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
const away = { absenceWeight: '1.00' };

describe('the percentage of a subject (R27)', () => {
  it.each([
    [10, [away, away], '2', '80.00'],
    [12, [away], '1', '91.67'],
    [10, [{ absenceWeight: '0.50' }, { absenceWeight: '0.00' }], '0.5', '95.00'],
    [3, times(4, away), '3', '0.00'],
    [0, [], '0', null],
  ])('of %i lessons without %j: %s away, %s %%', (conducted, marks, absent, percentage) => {
    expect(lessonFigures(conducted, marks)).toEqual({ conducted, absent, percentage });
  });
});

describe('a day of eight lessons of forty minutes (R27)', () => {
  it.each([
    [3, 1, 0, '0.5'],
    [0, 0, 0, '1'],
    [1, 0, 0, '0.5'],
    [4, 0, 0, '0.5'],
    [4, 1, 0, '0'],
    [3, 0, 200, '1'],
    [3, 1, 200, '0.5'],
    [6, 0, 200, '0'],
    [0, 0, 400, '1'],
  ] as const)('without %i and %i halves, full from %i minutes on: %s', (whole, half, full, presence) => {
    const lessons = [
      ...times(whole, { minutes: 40, away: '1' }),
      ...times(half, { minutes: 40, away: '0.5' }),
      ...times(8 - whole - half, { minutes: 40, away: '0' }),
    ];
    expect(dayOfLessons(lessons, full)).toBe(presence);
  });

  it('never gets better by one more lesson away', () => {
    const lesson = record({
      minutes: integer({ min: 20, max: 90 }),
      away: constantFrom('0', '0.25', '0.5', '1'),
    });
    assert(
      property(
        array(lesson, { minLength: 1, maxLength: 10 }),
        integer({ min: 0, max: 500 }),
        (lessons, full) => {
          const worse = lessons.map((one, at) => (at === 0 ? { ...one, away: '1' } : one));
          expect(Number(dayOfLessons(worse, full))).toBeLessThanOrEqual(Number(dayOfLessons(lessons, full)));
        },
      ),
    );
  });
});

it.each([
  [['1', '0', '0'], true],
  [['0', '0', '1'], false],
  [['1', '0', '0', '1'], true],
  [['0.5', '0', '1', '0'], false],
] as const)('of lessons missed %j the first half: %s', (missed, before) => {
  expect(missedMoreBefore(missed.map((away) => ({ minutes: 40, away })))).toBe(before);
});

it('minutes are counted by the clock', () => {
  expect(minutesBetween('08:45', '09:30:00')).toBe(45);
});
