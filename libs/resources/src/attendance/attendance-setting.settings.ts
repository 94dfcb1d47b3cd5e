import { defineSettings, f, is } from '@school/kernel';
import { attendanceOffice, attendanceStaff } from './access.ts';

/** How the attendance of students is taken, counted and told. */
export const attendanceSetting = defineSettings('attendanceSetting', {
  module: 'attendance',
  label: 'Attendance of students',
  api: 'setup/v1/AttendanceSettings',
  screen: '/attendances/settings',
  menu: {
    group: 'attendance',
    order: 80,
    icon: 'settings',
    description: 'School days, locking, what counts, who is told',
    access: attendanceOffice,
  },
  fields: {
    type: f.choice(
      { DAILY: 'Once a day', SUBJECT_WISE: 'In each lesson' },
      {
        label: 'Registers are taken',
        required: true,
        default: 'DAILY',
        help: 'In each lesson: whoever gives it marks its students, and the day follows from its lessons',
      },
    ),
    lessonCourses: f.refs('course', {
      label: 'Courses with registers of lessons',
      named: true,
      filter: { active: true },
      help: 'Empty: all courses. The others are marked once a day',
    }),
    basis: f.choice(
      { TIMETABLE: 'All lessons so far', MARKED: 'Lessons whose register was taken' },
      { label: 'Percentages of subjects are of', required: true, default: 'TIMETABLE' },
    ),
    fullDayMinutes: f.int({
      label: 'Minutes of a full day',
      min: 1,
      max: 1440,
      help: 'Whoever attends as many is present, from half of them on for half the day. Empty: all lessons of the day',
    }),
    weeklyOffDays: f.choices(
      {
        SUN: 'Sunday',
        MON: 'Monday',
        TUE: 'Tuesday',
        WED: 'Wednesday',
        THU: 'Thursday',
        FRI: 'Friday',
        SAT: 'Saturday',
      },
      { label: 'Days without classes', default: ['SUN'], help: 'Holidays stand in the calendar' },
    ),
    calculation: f.choice(
      {
        PRESENT_OVER_WORKING: 'All school days so far',
        PRESENT_OVER_MARKED: 'Days whose register was taken',
      },
      { label: 'Percentages are of', required: true, default: 'PRESENT_OVER_WORKING' },
    ),
    latesPerHalfDay: f.int({
      label: 'Times late that make half a day',
      required: true,
      min: 0,
      max: 30,
      default: 0,
      help: '0: being late is no absence',
    }),
    minPercentage: f.percent({
      label: 'Attendance is low below',
      required: true,
      scale: 2,
      min: '0',
      max: '100',
      default: '75.00',
    }),
    lockAfterDays: f.int({
      label: 'Days until a register is locked',
      min: 0,
      max: 366,
      help: 'Empty: tutors lock it themselves. The office can change and open it at any time',
    }),
    notifyOnAbsence: f.flag({ label: 'Parents are told of absences', default: true }),
    notifyAt: f.choice(
      { MANUAL: 'When somebody says so', SUBMIT: 'When the register is locked by hand' },
      { label: 'When', required: true, default: 'MANUAL' },
    ),
    notifyChannels: f.choices(
      { IN_APP: 'In app', EMAIL: 'E-mail', SMS: 'Text message' },
      { label: 'How', default: ['IN_APP', 'SMS'] },
    ),
  },
  form: {
    tabs: [
      {
        key: 'attendance',
        label: 'Attendance',
        sections: [
          { label: 'Registers', fields: ['type', 'lessonCourses', 'fullDayMinutes'] },
          { label: 'School days', fields: ['weeklyOffDays', 'lockAfterDays'] },
          { label: 'Percentages', fields: ['calculation', 'basis', 'latesPerHalfDay', 'minPercentage'] },
          { label: 'Notices to parents', fields: ['notifyOnAbsence', 'notifyAt', 'notifyChannels'] },
        ],
      },
    ],
  },
  conditions: {
    lessonCourses: { visible: is('type', 'SUBJECT_WISE') },
    fullDayMinutes: { visible: is('type', 'SUBJECT_WISE') },
  },
  access: { read: attendanceStaff, update: attendanceOffice },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    attendanceSetting: typeof attendanceSetting;
  }
}
