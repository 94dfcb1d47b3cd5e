import { placeLessons } from '../placing/place-lessons.ts';
import type { PlacingState } from '../placing/input.ts';
import { noRules, type SubjectRules } from '../subject-rules.ts';
import { weekdayKeys } from '../weekday.ts';
import type { TaskBoard } from './task-board.ts';
import type { SchoolWeek, TaughtSubject } from './school-week.ts';

export const days = weekdayKeys.slice(0, 5);
export const times = ['08:00', '08:45', '09:45', '10:30'] as const;
export const ends = ['08:45', '09:30', '10:30', '11:15'] as const;

export const subject = (
  batch: number,
  id: number,
  lessons: number,
  ...teachers: number[]
): TaughtSubject => ({
  batch,
  subject: id,
  electiveGroup: null,
  lessons,
  teachers,
  inPairs: false,
});

export const ruled = (one: TaughtSubject, rules: Partial<SubjectRules>): TaughtSubject => ({
  ...one,
  rules: { ...noRules, ...rules },
});

export const schoolWeek = (
  subjects: readonly TaughtSubject[],
  more: Partial<SchoolWeek> = {},
): SchoolWeek => {
  const classes = [...new Set(subjects.map(({ batch }) => batch))];
  const teachers = [...new Set(subjects.flatMap((one) => one.teachers))];
  return {
    periods: classes.flatMap((batch) =>
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
    classes: classes.map((id) => ({ id, room: id })),
    subjects,
    teachers: teachers.map((id) => ({ id, perDay: null, perWeek: null, hours: [] })),
    standing: [],
    chosen: classes,
    subjectPerDay: 2,
    inARow: 5,
    mayExceed: true,
    seed: 1,
    ...more,
  };
};

export const searched = (board: TaskBoard): PlacingState => {
  const search = placeLessons(board.input, 30_000);
  for (;;) {
    const { value, done } = search.next();
    if (done) return value;
  }
};
