import { block, contribute, defineView, f } from '@school/kernel';
import { attendanceStaff } from './access.ts';

const student = f.ref('student', { required: true });
/** Lessons of a student: of the given batch and days, else of the current batch so far. */
const lessonsOf = { student, batch: f.ref('batch', { named: true }), from: f.date(), to: f.date() } as const;
const readers = [...attendanceStaff, 'STUDENT', 'PARENT'];

const byMonth = {
  month: { label: 'Month', as: 'text' },
  percentage: { label: 'Attendance', as: 'percent' },
} as const;

/** Days on which a student was absent or late. */
const absencesOfStudent = defineView('absencesOfStudent', {
  module: 'attendance',
  label: 'Absences and lateness',
  of: 'attendance',
  parameters: { student },
  columns: { date: {}, label: {}, forenoon: {}, afternoon: {}, minutesLate: {}, reason: {} },
  sort: '-date',
});

/** Attendance of the year so far, by the rules of the reports. */
const attendanceRate = defineView('attendanceRate', {
  module: 'attendance',
  label: 'Attendance',
  parameters: { student },
  columns: {
    percentage: { label: 'Attendance', as: 'percent' },
    days: { label: 'School days', as: 'int' },
    absent: { label: 'Days absent', as: 'decimal' },
    lates: { label: 'Times late', as: 'int' },
  },
  access: readers,
});

/** Attendance in all lessons of the year so far, where registers are taken in them. */
const lessonAttendanceRate = defineView('lessonAttendanceRate', {
  module: 'attendance',
  label: 'Attendance in lessons',
  parameters: lessonsOf,
  columns: {
    percentage: { label: 'Attendance in lessons', as: 'percent' },
    lessons: { label: 'Lessons', as: 'int' },
    absent: { label: 'Lessons missed', as: 'decimal' },
  },
  access: readers,
});

/** Attendance of the year so far, subject by subject, where registers are taken in lessons. */
const attendanceBySubject = defineView('attendanceBySubject', {
  module: 'attendance',
  label: 'Attendance by subject',
  parameters: lessonsOf,
  columns: {
    subject: { label: 'Subject', as: 'text' },
    lessons: { label: 'Lessons', as: 'int' },
    absent: { label: 'Lessons missed', as: 'decimal' },
    percentage: { label: 'Attendance', as: 'percent' },
  },
  access: readers,
});

/** Lessons that a student missed or came late to. */
const lessonsMissed = defineView('lessonsMissed', {
  module: 'attendance',
  label: 'Absences from lessons',
  of: 'subjectAttendance',
  parameters: lessonsOf,
  narrows: { from: 'date_gte', to: 'date_lte' },
  columns: { date: {}, startTime: {}, subject: {}, label: {}, minutesLate: {}, reason: {} },
  sort: '-date',
});

/** The same by month. */
const attendanceByMonth = defineView('attendanceByMonth', {
  module: 'attendance',
  label: 'Attendance by month',
  parameters: { student },
  columns: byMonth,
  access: readers,
});

/** The user's own attendance by month; for a parent that of the first child. */
const myAttendanceByMonth = defineView('myAttendanceByMonth', {
  module: 'attendance',
  label: 'Attendance by month',
  columns: byMonth,
  access: ['STUDENT', 'PARENT'],
});

/** Share present among those whose register was taken, by week, for the batches that the caller reads. */
const attendanceByWeek = defineView('attendanceByWeek', {
  module: 'attendance',
  label: 'Attendance by week',
  columns: {
    week: { label: 'Week', as: 'date' },
    percentage: { label: 'Attendance', as: 'percent' },
  },
  access: attendanceStaff,
});

/** Today's registers that the caller still has to take. */
const registersToTake = defineView('registersToTake', {
  module: 'attendance',
  label: 'Registers of today',
  columns: {
    batch: { label: 'Batch', as: 'text', link: '/attendances/today?batch=:id' },
    students: { label: 'Students', as: 'int' },
    id: { as: 'int', hidden: true },
  },
  access: attendanceStaff,
});

/** Lessons of today that have begun and whose register the caller still has to take. */
const lessonsToTake = defineView('lessonsToTake', {
  module: 'attendance',
  label: 'Registers of lessons of today',
  columns: {
    time: { label: 'Time', as: 'text', link: '/attendances/today?lesson=:id' },
    batch: { label: 'Batch', as: 'text' },
    subject: { label: 'Subject', as: 'text' },
    id: { as: 'text', hidden: true },
  },
  access: attendanceStaff,
});

export const attendanceViews = [
  absencesOfStudent,
  attendanceRate,
  attendanceByMonth,
  myAttendanceByMonth,
  attendanceByWeek,
  registersToTake,
  lessonAttendanceRate,
  attendanceBySubject,
  lessonsMissed,
  lessonsToTake,
] as const;

export const attendanceContributions = [
  contribute('student', {
    module: 'attendance',
    summary: [
      {
        key: 'attendance',
        label: 'Attendance',
        view: 'attendanceRate',
        shows: ['percentage'],
        tab: 'attendance',
      },
    ],
    tabs: [
      {
        key: 'attendance',
        label: 'Attendance',
        access: readers,
        blocks: [
          block.facts('attendanceRate'),
          block.chart('attendanceByMonth', 'month', ['percentage'], { label: 'Attendance by month' }),
          block.facts('lessonAttendanceRate'),
          block.table('attendanceBySubject', { label: 'Attendance by subject', onlyFilled: true }),
          block.table('absencesOfStudent', { label: 'Absences and lateness' }),
          block.table('lessonsMissed', { label: 'Absences from lessons', onlyFilled: true }),
        ],
      },
    ],
  }),
  contribute('batch', {
    module: 'attendance',
    tabs: [
      {
        key: 'attendance',
        label: 'Attendance',
        access: attendanceStaff,
        blocks: [
          block.links(
            { label: 'Today’s attendance', to: '/attendances/today?batch=:id', icon: 'approve' },
            { label: 'Monthly register', to: '/attendances?batch=:id', icon: 'calendar' },
          ),
          block.list('attendance', 'batch'),
        ],
      },
    ],
  }),
  contribute('home', {
    module: 'attendance',
    waiting: [
      {
        key: 'registersToTake',
        label: 'Registers to take today',
        icon: 'attendance',
        view: 'registersToTake',
        to: '/attendances/today',
        order: 5,
        roles: ['EMPLOYEE', 'ADMIN'],
      },
      {
        key: 'lessonsToTake',
        label: 'Lessons to mark today',
        icon: 'attendance',
        view: 'lessonsToTake',
        to: '/attendances/today',
        order: 4,
        roles: ['EMPLOYEE'],
      },
    ],
  }),
] as const;
