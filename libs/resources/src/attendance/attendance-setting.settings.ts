import { defineSettings, f, is } from '@school/kernel';
import { attendanceOffice, attendanceStaff } from './access.ts';

/** How the attendance of students is taken, counted and notified. */
export const attendanceSetting = defineSettings('attendanceSetting', {
  module: 'attendance',
  label: 'Attendance of students',
  api: 'setup/v1/AttendanceSettings',
  screen: '/attendances/settings',
  menu: {
    group: 'attendance',
    order: 80,
    icon: 'settings',
    description: 'School days, locking, what counts, who is notified',
    access: attendanceOffice,
  },
  fields: {
    type: f.choice(
      { DAILY: 'Once a day', SUBJECT_WISE: 'In each lesson' },
      {
        label: 'Registers are taken',
        required: true,
        default: 'DAILY',
        help: 'In each lesson: whoever teaches it marks its students, and the day follows from its lessons',
      },
    ),
    lessonCourses: f.refs('course', {
      label: 'Courses with lesson registers',
      named: true,
      filter: { active: true },
      help: 'If empty, all courses. The others are marked once a day',
    }),
    basis: f.choice(
      { TIMETABLE: 'All lessons so far', MARKED: 'Lessons in which the register was taken' },
      { label: 'Subject percentages are based on', required: true, default: 'TIMETABLE' },
    ),
    fullDayMinutes: f.int({
      label: 'Minutes in a full day',
      min: 1,
      max: 1440,
      help: 'Whoever attends this many is present; from half as many, for half the day. If empty, all lessons of the day',
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
      { label: 'Days without classes', default: ['SUN'], help: 'Holidays are set in the calendar' },
    ),
    calculation: f.choice(
      {
        PRESENT_OVER_WORKING: 'All school days so far',
        PRESENT_OVER_MARKED: 'Days on which the register was taken',
      },
      { label: 'Percentages are based on', required: true, default: 'PRESENT_OVER_WORKING' },
    ),
    latesPerHalfDay: f.int({
      label: 'Late arrivals that count as half a day',
      required: true,
      min: 0,
      max: 30,
      default: 0,
      help: '0: being late does not count as absence',
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
      help: 'If empty, tutors lock it themselves. The office can change and unlock it at any time',
    }),
    notifyOnAbsence: f.flag({ label: 'Parents are notified of absences', default: true }),
    notifyAt: f.choice(
      { MANUAL: 'When someone sends them', SUBMIT: 'When the register is locked by hand' },
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
