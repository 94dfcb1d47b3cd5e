import { defineSettings, f } from '@school/kernel';
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
          { label: 'School days', fields: ['weeklyOffDays', 'lockAfterDays'] },
          { label: 'Percentages', fields: ['calculation', 'latesPerHalfDay', 'minPercentage'] },
          { label: 'Notices to parents', fields: ['notifyOnAbsence', 'notifyAt', 'notifyChannels'] },
        ],
      },
    ],
  },
  access: { read: attendanceStaff, update: attendanceOffice },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    attendanceSetting: typeof attendanceSetting;
  }
}
