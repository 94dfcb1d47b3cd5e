import { clashesOf, hoursMeet, type TakenHours } from './clash.ts';

const lesson = (over: Partial<TakenHours>): TakenHours => ({
  id: 1,
  batch: 10,
  teachers: [7],
  classroom: null,
  weekday: 'MON',
  startTime: '09:00',
  endTime: '09:45',
  ...over,
});

describe('lessons that meet', () => {
  it('are compared by the clock, so that the bells of two batches may differ (R23)', () => {
    const other = lesson({ id: 2, batch: 11, startTime: '08:30', endTime: '09:10' });
    expect(clashesOf(lesson({}), [other])).toEqual([{ rule: 'TEACHER', with: other, who: 7 }]);
    expect(
      clashesOf(lesson({}), [lesson({ id: 2, batch: 11, startTime: '09:45', endTime: '10:30' })]),
    ).toEqual([]);
  });

  it.each([
    ['CLASS', { batch: 10, teachers: [8] }, 10],
    ['TEACHER', { batch: 11, teachers: [9, 7] }, 7],
    ['ROOM', { batch: 11, teachers: [8], classroom: 3 }, 3],
  ] as const)('need the same %s', (rule, over, who) => {
    const other = lesson({ id: 2, ...over });
    expect(clashesOf(lesson({ classroom: 3 }), [other])).toMatchObject([{ rule, who }]);
  });

  it('do not stand in their own way, on other days, or for want of a room', () => {
    expect(clashesOf(lesson({}), [lesson({})])).toEqual([]);
    expect(hoursMeet(lesson({}), lesson({ weekday: 'TUE' }))).toBe(false);
    expect(clashesOf(lesson({}), [lesson({ id: 2, batch: 11, teachers: [] })])).toEqual([]);
  });
});
