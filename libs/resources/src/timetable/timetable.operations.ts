import { defineOperation, f, list, rows } from '@school/kernel';
import type { Keyed } from '@school/kernel';
import { timetableKeepers, timetableReaders } from './access.ts';
import { exchangeOperations } from './exchange.operations.ts';
import { weekdays } from './weekdays.ts';

const mostBatches = 1_000;

/** Starts a search for the lessons of a timetable; nothing takes effect until the result is accepted. */
export const searchTimetable = defineOperation('searchTimetable', {
  module: 'timetable',
  label: 'Make a timetable',
  at: 'POST setup/v1/TimetableSchedules/generate',
  input: {
    timetable: f.ref('timetable', { required: true, named: true }),
    batches: list(f.int({ min: 1 }), { max: mostBatches, label: 'Batches' }),
    seed: f.int({ min: 0, max: 2_147_483_647, help: 'The same number produces the same timetable' }),
    seconds: f.int({ min: 1, max: 600, label: 'Maximum seconds' }),
  },
  answer: { run: f.int({ required: true }), jobId: f.text({ required: true }) },
  access: timetableKeepers,
  creates: true,
  hidden: true,
});

/** Stops a search where it is; the best result so far is kept. */
export const stopTimetableSearch = defineOperation('stopTimetableSearch', {
  module: 'timetable',
  label: 'Stop the search',
  at: 'POST setup/v1/TimetableSchedules/generate/:timetableRun/stop',
  on: { one: 'timetableRun' },
  access: timetableKeepers,
  hidden: true,
});

/** Replaces the lessons of its batches with those that a search has found; locked ones stay. */
export const takeTimetableSearch = defineOperation('takeTimetableSearch', {
  module: 'timetable',
  label: 'Take these lessons',
  at: 'POST setup/v1/TimetableSchedules/apply/:timetableRun',
  on: { one: 'timetableRun' },
  answer: { removed: f.int({ required: true }), added: f.int({ required: true }) },
  access: timetableKeepers,
  hidden: true,
});

const text = f.text({ required: true });
const maybe = f.text();
const id = f.int({ required: true });
const day = f.choice(weekdays, { required: true });
const mostLessons = 20_000;

/** A lesson as timetables show it. */
const lesson = {
  id,
  version: id,
  weekday: day,
  startTime: text,
  endTime: text,
  classTiming: id,
  batch: id,
  batchName: text,
  subject: f.int(),
  electiveGroup: f.int(),
  subjectName: text,
  subjectCode: text,
  teachers: list(id, { max: 100 }),
  teacherNames: list(text, { max: 100 }),
  left: list(id, { max: 100 }),
  classroom: f.int(),
  roomName: maybe,
  locked: f.flag(),
} as const;

const period = {
  weekday: day,
  classTiming: id,
  name: text,
  startTime: text,
  endTime: text,
  isBreak: f.flag(),
} as const;

/** The lessons of a week: of a class, a teacher or a room, or of all. */
export const timetableWeek = defineOperation('timetableWeek', {
  module: 'timetable',
  label: 'Lessons by week',
  at: 'GET setup/v1/TimetableSchedules/week',
  input: {
    timetable: f.int({ min: 1, help: 'If empty, the one in effect today is used' }),
    batch: f.int({ min: 1 }),
    employee: f.int({ min: 1 }),
    classroom: f.int({ min: 1 }),
  },
  answer: {
    timetable: f.int(),
    name: maybe,
    startDate: f.date(),
    endDate: f.date(),
    status: maybe,
    timetables: rows({ id, name: text }, { max: 1_000 }),
    periods: rows(period, { max: 1_000 }),
    lessons: rows(lesson, { max: mostLessons }),
  },
  access: timetableReaders,
});

/** What else can be chosen for a lesson, and what is still to be placed in a class. */
export const lessonsToPlace = defineOperation('lessonsToPlace', {
  module: 'timetable',
  label: 'Lessons to place',
  at: 'GET setup/v1/TimetableSchedules/open/:timetable',
  input: { timetable: f.int({ required: true, min: 1 }) },
  answer: {
    batches: rows({ id, name: text, room: f.int() }, { max: mostBatches }),
    periods: rows({ ...period, batch: id }, { max: 100_000 }),
    subjects: rows(
      {
        batch: id,
        subject: f.int(),
        electiveGroup: f.int(),
        name: text,
        lessons: id,
        teachers: list(id, { max: 100 }),
        perDay: f.int(),
        hours: text,
        daysBetween: f.flag(),
      },
      { max: 50_000 },
    ),
    teachers: rows({ id, name: text, perDay: f.int(), perWeek: f.int(), mostDays: f.int() }, { max: 10_000 }),
    /** Subjects that are held at the same time, or must not be on the same day. */
    rules: rows(
      {
        kind: text,
        subjects: rows({ batch: id, subject: f.int(), electiveGroup: f.int() }, { max: 1_000 }),
      },
      { max: 50_000 },
    ),
    hours: rows({ teacher: id, weekday: day, startTime: text, endTime: text, kind: text }, { max: 20_000 }),
    rooms: rows({ id, name: text, capacity: id }, { max: 5_000 }),
    /** Maximum number of lessons of any subject on a day. */
    subjectPerDay: id,
  },
  access: timetableKeepers,
});

/** A lesson of one day, with who takes it instead. */
const lessonOfDay = {
  ...lesson,
  date: f.date({ required: true }),
  cover: f.int(),
  coverVersion: f.int(),
  coverEmployee: f.int(),
  coverName: maybe,
  coverSubject: maybe,
  exchanged: f.flag(),
  cancelled: f.flag(),
  room: maybe,
} as const;

/** The lessons of the user's own week, or of their children's, with changes on individual days. */
export const myTimetable = defineOperation('myTimetable', {
  module: 'timetable',
  label: 'My timetable',
  at: 'GET setup/v1/TimetableSchedules/mine',
  input: { from: f.date({ help: 'Any day of the week; if empty, today' }) },
  answer: {
    from: f.date({ required: true }),
    people: rows(
      {
        name: text,
        days: list(f.date({ required: true }), { max: 7 }),
        holidays: list(f.date({ required: true }), { max: 7 }),
        lessons: rows(lessonOfDay, { max: 1_000 }),
      },
      { max: 20 },
    ),
  },
  access: ['EMPLOYEE', 'STUDENT', 'PARENT'],
  forOneself: true,
});

/** The lessons of a day with those who take them: of all, of a class or of a teacher. */
export const lessonsOfDay = defineOperation('lessonsOfDay', {
  module: 'timetable',
  label: 'Lessons by day',
  at: 'GET setup/v1/TimetableSchedules/day',
  input: { date: f.date({ required: true }), batch: f.int({ min: 1 }), employee: f.int({ min: 1 }) },
  answer: {
    timetable: f.int(),
    isHoliday: f.flag(),
    lessons: rows(lessonOfDay, { max: mostLessons }),
  },
  access: ['EMPLOYEE', 'TimetableManagement'],
});

/** Teachers who are absent on a day, with their lessons and how many of them are not covered yet. */
export const teachersAway = defineOperation('teachersAway', {
  module: 'timetable',
  label: 'Teachers who are away',
  at: 'GET setup/v1/timetableSwap/away',
  input: { date: f.date({ required: true }) },
  answer: rows({ id, name: text, session: text, status: text, lessons: id, open: id }, { max: 5_000 }),
  access: timetableKeepers,
});

/** Who could take a lesson on a day: free at that time and not absent, those who teach the subject first (R25). */
export const coverChoices = defineOperation('coverChoices', {
  module: 'timetable',
  label: 'Who could cover',
  at: 'GET setup/v1/timetableSwap/free',
  input: { date: f.date({ required: true }), lesson: f.int({ required: true, min: 1 }) },
  answer: rows(
    {
      id,
      name: text,
      teachesSubject: f.flag(),
      lessons: id,
      covers: id,
    },
    { max: 5_000 },
  ),
  access: timetableKeepers,
});

export const timetableOperations = [
  searchTimetable,
  stopTimetableSearch,
  takeTimetableSearch,
  timetableWeek,
  lessonsToPlace,
  myTimetable,
  lessonsOfDay,
  teachersAway,
  coverChoices,
  ...exchangeOperations,
] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof timetableOperations> {}
}
