import { weekdayKeys } from '@school/domain';
import type { SchoolWeek, TaughtSubject } from '@school/domain';

const classes = 36;
const teachers = 60;
/** Start times of the periods of a day, forty minutes each, with a break after the third and the sixth. */
const starts = ['08:00', '08:40', '09:20', '10:20', '11:00', '11:40', '13:00', '13:40'] as const;

const later = (time: string, minutes: number): string => {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  const sum = hours * 60 + rest + minutes;
  return `${String(Math.floor(sum / 60)).padStart(2, '0')}:${String(sum % 60).padStart(2, '0')}`;
};

/** Lessons a week by subject: 40 in all, so that no class has a free period. */
const lessons = [7, 6, 6, 5, 4, 4, 3, 3, 2] as const;
/** Each subject has its own teachers, as many as its lessons require. */
const staff = [11, 9, 9, 8, 6, 6, 4, 4, 3] as const;

const subjectsOf = (batch: number): readonly TaughtSubject[] =>
  lessons.map((count, subject) => {
    const before = staff.slice(0, subject).reduce((sum, one) => sum + one, 0);
    const teacher = before + (batch % (staff[subject] ?? 1));
    return {
      batch,
      subject: batch * lessons.length + subject,
      electiveGroup: null,
      lessons: count,
      teachers: [teacher],
      inPairs: subject === lessons.length - 1,
    };
  });

const days = weekdayKeys.slice(0, 5);
const batches = Array.from({ length: classes }, (_, batch) => batch);

/** A school of 36 full classes and 60 teachers; every tenth teacher is unavailable in Friday's last two periods. */
export const benchWeek: SchoolWeek = {
  periods: batches.flatMap((batch) =>
    days.flatMap((weekday) =>
      starts.map((startTime, at) => ({
        batch,
        weekday,
        classTiming: at,
        startTime,
        endTime: later(startTime, 40),
      })),
    ),
  ),
  classes: batches.map((id) => ({ id, room: id })),
  subjects: batches.flatMap(subjectsOf),
  teachers: Array.from({ length: teachers }, (_, id) => ({
    id,
    perDay: 7,
    perWeek: 30,
    hours:
      id % 10 === 0
        ? [{ weekday: 'FRI' as const, startTime: '13:00', endTime: '14:20', kind: 'NEVER' as const }]
        : [],
  })),
  standing: [],
  chosen: batches,
  subjectPerDay: 2,
  inARow: 5,
  mayExceed: true,
  seed: 1,
};
