import { placeLessons } from '../placing/place-lessons.ts';
import type { Placing } from '../placing/input.ts';
import { weekdayKeys } from '../weekday.ts';
import { commonChanges } from './helps.ts';
import { unplacedLessons } from './made-week.ts';
import type { SchoolTeacher, SchoolWeek, TaughtSubject } from './school-week.ts';
import { taskBoardOf } from './task-board.ts';

const days = weekdayKeys.slice(0, 2);
const times = ['08:00', '08:45'] as const;
const ends = ['08:45', '09:30'] as const;

const subject = (batch: number, id: number, lessons: number, ...teachers: number[]): TaughtSubject => ({
  batch,
  subject: id,
  electiveGroup: null,
  lessons,
  teachers,
  inPairs: false,
});

/** Two classes, each in a room of its own, with four periods in the week. */
const weekOf = (subjects: readonly TaughtSubject[], more: Partial<SchoolWeek> = {}): SchoolWeek => ({
  periods: [1, 2].flatMap((batch) =>
    days.flatMap((weekday) =>
      times.map((startTime, at) => ({
        batch,
        weekday,
        classTiming: at + 1,
        startTime,
        endTime: ends[at] ?? '',
      })),
    ),
  ),
  classes: [1, 2].map((id) => ({ id, room: id })),
  subjects,
  teachers: [],
  standing: [],
  chosen: [1, 2],
  subjectPerDay: 2,
  inARow: 5,
  mayExceed: false,
  seed: 1,
  ...more,
});

const found = (week: SchoolWeek) => {
  const board = taskBoardOf(week);
  const search = placeLessons(board.input, 20_000);
  let placing: Placing = [];
  for (let next = search.next(); ; next = search.next()) {
    placing = next.value.placing;
    if (next.done) break;
  }
  return unplacedLessons(board, placing);
};

const teacher = (id: number, limits: Partial<SchoolTeacher> = {}): SchoolTeacher => ({
  id,
  perDay: null,
  perWeek: null,
  hours: [],
  ...limits,
});

const away = (weekday: (typeof days)[number]) =>
  ({ weekday, startTime: '08:00', endTime: '12:00', kind: 'NEVER' }) as const;

describe('the least changes with which lessons would stand', () => {
  // Each case: the week, the suggested change, and the week after it, in which everything is placed.
  it.each([
    [
      'TEACHER_WEEK',
      weekOf([subject(1, 11, 3, 101)], { teachers: [teacher(101, { perWeek: 2 })] }),
      weekOf([subject(1, 11, 3, 101)], { teachers: [teacher(101, { perWeek: 3 })] }),
    ],
    [
      'TEACHER_DAY',
      weekOf([subject(1, 11, 3, 101)], { teachers: [teacher(101, { perDay: 1 })] }),
      weekOf([subject(1, 11, 3, 101)], { teachers: [teacher(101, { perDay: 2 })] }),
    ],
    [
      'TEACHER_HOURS',
      weekOf([subject(1, 11, 3, 101)], { teachers: [teacher(101, { hours: [away(days[1] ?? 'TUE')] })] }),
      weekOf([subject(1, 11, 3, 101)], { teachers: [teacher(101)] }),
    ],
    [
      'OTHER_TEACHER',
      weekOf([subject(1, 11, 3, 101), subject(2, 21, 2, 101)], { teachers: [teacher(101)] }),
      weekOf([subject(1, 11, 3, 101), subject(2, 21, 2, 102)], { teachers: [teacher(101), teacher(102)] }),
    ],
    [
      'OTHER_ROOM',
      weekOf([subject(1, 11, 3, 101), subject(2, 21, 2, 102)], {
        classes: [1, 2].map((id) => ({ id, room: 7 })),
        subjectPerDay: 4,
      }),
      weekOf([subject(1, 11, 3, 101), subject(2, 21, 2, 102)], { subjectPerDay: 4 }),
    ],
    ['ALLOT_TEACHER', weekOf([subject(1, 11, 1)]), weekOf([subject(1, 11, 1, 101)])],
  ] as const)('%s', (change, before, after) => {
    const rows = found(before);
    expect(rows.length).toBeGreaterThan(0);
    expect(
      rows.flatMap(({ helps }) => helps.flatMap((help) => help.changes.map((one) => one.change))),
    ).toContain(change);
    const helped = rows.reduce(
      (sum, { helps }) => sum + helps.reduce((all, { lessons }) => all + lessons, 0),
      0,
    );
    expect(helped).toBe(rows.reduce((sum, { lessons }) => sum + lessons, 0));
    expect(found(after)).toEqual([]);
  });

  it('name teacher, day and hour', () => {
    const [row] = found(
      weekOf([subject(1, 11, 3, 101)], { teachers: [teacher(101, { hours: [away('TUE')] })] }),
    );
    expect(row?.helps).toEqual([
      {
        lessons: 1,
        changes: [{ change: 'TEACHER_HOURS', teacher: 101, weekday: 'TUE', startTime: '08:00' }],
      },
    ]);
  });

  it('are told by how many lessons wait for them', () => {
    const week = { change: 'TEACHER_WEEK', teacher: 7, weekday: null, startTime: null } as const;
    const room = { change: 'OTHER_ROOM', teacher: null, weekday: 'MON', startTime: '08:00' } as const;
    expect(
      commonChanges([
        { lessons: 1, changes: [room] },
        { lessons: 3, changes: [week] },
        { lessons: 1, changes: [{ ...room, weekday: 'TUE' }, week] },
      ]),
    ).toEqual([
      { change: 'TEACHER_WEEK', teacher: 7, lessons: 4 },
      { change: 'OTHER_ROOM', teacher: null, lessons: 2 },
    ]);
  });
});
