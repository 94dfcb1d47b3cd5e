import { defineOperation, f, list, rows } from '@school/kernel';
import type { Keyed } from '@school/kernel';
import { attendanceStaff } from './access.ts';

const id = f.int({ required: true, min: 1 });
const text = f.text({ required: true });
const maybe = f.text();
const day = f.date({ required: true });
const mostStudents = 5_000;
const mostLessons = 1_000;

/** A lesson of a day whose register the caller takes or may read. */
const lesson = {
  batch: id,
  batchName: text,
  classTiming: id,
  subject: id,
  subjectName: text,
  startTime: text,
  endTime: text,
  /** Whether someone takes it in place of its teacher. */
  covered: f.flag(),
  taken: f.flag(),
} as const;

/** Lessons of a day with a register: the user's own and those they cover, or all of a batch. */
export const lessonsToMark = defineOperation('lessonsToMark', {
  module: 'attendance',
  label: 'Lessons with a register',
  at: 'GET setup/v1/SubjectAttendance/lessons',
  input: { date: f.date({ help: 'Empty: today' }), batch: f.int({ min: 1, help: 'Empty: the own lessons' }) },
  answer: {
    date: day,
    /** Whether any batch has lesson registers. */
    byLesson: f.flag(),
    lessons: rows(lesson, { max: mostLessons }),
  },
  access: attendanceStaff,
});

const whichLesson = {
  batch: id,
  date: day,
  classTiming: id,
  subject: id,
} as const;

const mark = {
  student: id,
  date: day,
  label: id,
  forenoon: f.flag(),
  afternoon: f.flag(),
  reason: maybe,
  minutesLate: f.int(),
} as const;

/** The register of one lesson, in the same shape as that of a day. */
export const lessonRegisterOf = defineOperation('lessonRegisterOf', {
  module: 'attendance',
  label: 'Lesson register',
  at: 'GET setup/v1/SubjectAttendance/register',
  input: whichLesson,
  answer: {
    batch: id,
    batchName: text,
    from: day,
    to: day,
    today: day,
    offDays: list(day, { max: 1 }),
    locked: list(day, { max: 1 }),
    taken: rows(
      { date: day, status: f.choice({ OPEN: 'Open' }, { required: true }), takenBy: maybe },
      { max: 1 },
    ),
    students: rows(
      {
        student: id,
        name: text,
        rollNumber: maybe,
        admissionNumber: text,
        stays: rows({ from: day, to: f.date() }, { max: 100 }),
      },
      { max: mostStudents },
    ),
    marks: rows(mark, { max: mostStudents }),
    labels: rows(
      {
        id,
        code: text,
        name: text,
        kind: f.choice(
          { ABSENT: 'Absent', LATE: 'Late', EXCUSED: 'Excused', ON_DUTY: 'On duty' },
          { required: true },
        ),
        absenceWeight: text,
        requiresReason: f.flag(),
        notifyGuardian: f.flag(),
      },
      { max: mostStudents },
    ),
    mayMark: f.flag(),
    mayUnlock: f.flag(),
    notifies: f.flag(),
  },
  access: attendanceStaff,
});

/** Takes the register of a lesson as a whole: anyone not named was present. The day records of its students follow. */
export const takeLesson = defineOperation('takeLesson', {
  module: 'attendance',
  label: 'Take the register of a lesson',
  at: 'PUT setup/v1/SubjectAttendance/register',
  input: {
    ...whichLesson,
    marks: rows(
      {
        student: id,
        label: id,
        reason: f.text({ max: 255 }),
        minutesLate: f.int({ min: 1, max: 600 }),
      },
      { max: mostStudents },
    ),
  },
  answer: { marks: f.int({ required: true }) },
  access: attendanceStaff,
  hidden: true,
});

export const lessonAttendanceOperations = [lessonsToMark, lessonRegisterOf, takeLesson] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof lessonAttendanceOperations> {}
}
