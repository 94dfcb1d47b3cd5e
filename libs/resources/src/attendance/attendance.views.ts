import { block, contribute, defineView, f } from '@school/kernel';
import { attendanceStaff } from './access.ts';

const student = f.ref('student', { required: true });
const readers = [...attendanceStaff, 'STUDENT', 'PARENT'];

const byMonth = {
  month: { label: 'Month', as: 'text' },
  percentage: { label: 'Attendance', as: 'percent' },
} as const;

/** Days on which a student was away or late. */
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

/** The same month after month. */
const attendanceByMonth = defineView('attendanceByMonth', {
  module: 'attendance',
  label: 'Attendance by month',
  parameters: { student },
  columns: byMonth,
  access: readers,
});

/** The own attendance month after month; of a parent that of the first child. */
const myAttendanceByMonth = defineView('myAttendanceByMonth', {
  module: 'attendance',
  label: 'Attendance by month',
  columns: byMonth,
  access: ['STUDENT', 'PARENT'],
});

/** Present of those whose register was taken, week after week, of the batches that the caller reads. */
const attendanceByWeek = defineView('attendanceByWeek', {
  module: 'attendance',
  label: 'Attendance by week',
  columns: {
    week: { label: 'Week', as: 'date' },
    percentage: { label: 'Attendance', as: 'percent' },
  },
  access: attendanceStaff,
});

/** Registers of today that the caller has still to take. */
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

export const attendanceViews = [
  absencesOfStudent,
  attendanceRate,
  attendanceByMonth,
  myAttendanceByMonth,
  attendanceByWeek,
  registersToTake,
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
          block.table('absencesOfStudent', { label: 'Absences and lateness' }),
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
    ],
  }),
] as const;
