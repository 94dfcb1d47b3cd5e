import { defineScreen, type MenuEntry } from '@school/kernel';
import { attendanceStaff } from './access.ts';

const entry = (order: number, icon: string, description: string): MenuEntry => ({
  group: 'attendance',
  order,
  icon,
  description,
});

/** Screens for student attendance beyond lists, forms and reports. */
export const attendanceScreens = [
  defineScreen('quickAttendance', {
    module: 'attendance',
    label: 'Mark today',
    paths: ['/attendances/today'],
    access: attendanceStaff,
    menu: entry(10, 'approve', 'One batch, one day: tap whoever is absent'),
  }),
  defineScreen('studentRegister', {
    module: 'attendance',
    label: 'Monthly register',
    paths: ['/attendances'],
    access: attendanceStaff,
    menu: entry(20, 'calendar', 'One batch and month as a grid, using the keyboard'),
  }),
  defineScreen('seatPlan', {
    module: 'attendance',
    label: 'Seat plan',
    paths: ['/attendances/seats'],
    parent: '/attendances/today',
    access: attendanceStaff,
  }),
  defineScreen('attendanceNoticeStatus', {
    module: 'attendance',
    label: 'Notices to parents',
    paths: ['/attendances/notification_status'],
    access: attendanceStaff,
    menu: entry(60, 'news', 'Who was notified of an absence, and the outcome'),
  }),
  defineScreen('attendanceOfDay', {
    module: 'attendance',
    label: 'A batch on a day',
    paths: ['/attendance_reports/day_wise_report/:batchId/:daydate'],
    parent: '/attendance_reports/day_wise_report',
    access: attendanceStaff,
  }),
  defineScreen('attendanceOfStudent', {
    module: 'attendance',
    label: 'Attendance of a student',
    paths: ['/attendance_reports/:stuId/:batchid', '/attendance_reports/:stuId/:param1/:param2/:batchid'],
    parent: '/attendance_reports',
    access: [...attendanceStaff, 'STUDENT', 'PARENT'],
  }),
  defineScreen('myAttendance', {
    module: 'attendance',
    label: 'Attendance',
    paths: ['/student/my_attendance'],
    access: ['STUDENT', 'PARENT'],
    menu: {
      group: 'mySchool',
      order: 20,
      icon: 'calendar',
      description: 'Days absent and late, and the percentage',
      access: ['STUDENT', 'PARENT'],
      forOneself: true,
    },
  }),
] as const;
