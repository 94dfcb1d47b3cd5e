import { defineResource, f, isNot } from '@school/kernel';
import { firstAttendanceLabels } from './first-labels.ts';
import { attendanceOffice, attendanceStaff } from './access.ts';

/** Meaning of a mark in the register. Students without a mark on a day whose register was taken were present. */
export const attendanceLabel = defineResource('attendanceLabel', {
  module: 'attendance',
  label: ['Attendance label', 'Attendance labels'],
  api: 'setup/v1/AttendanceLabels',
  screens: { list: '/attendance_labels' },
  menu: {
    group: 'attendance',
    order: 70,
    icon: 'settings',
    description: 'Absent, late, excused, on duty: how much each counts',
    access: attendanceOffice,
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 30, search: true }),
    code: f.text({
      required: true,
      unique: true,
      max: 4,
      search: true,
      pattern: { regex: '[A-Z0-9]{1,4}', message: 'One to four capital letters or digits' },
      help: 'Shown in the register, and the key that marks it',
    }),
    kind: f.choice(
      { ABSENT: 'Absent', LATE: 'Late', EXCUSED: 'Excused', ON_DUTY: 'On duty' },
      {
        required: true,
        help: 'Late: present, but not on time',
        tones: { ABSENT: 'error', LATE: 'warning', EXCUSED: 'info', ON_DUTY: 'success' },
      },
    ),
    absenceWeight: f.decimal({
      label: 'Counts as absence',
      required: true,
      scale: 2,
      precision: 3,
      min: '0',
      max: '1',
      default: '1',
      help: '1: a whole day away counts as one day of absence; 0: it does not change any percentage',
    }),
    requiresReason: f.flag({ label: 'Needs a reason', default: false }),
    notifyGuardian: f.flag({ label: 'Parents are notified', default: true }),
    sortOrder: f.int({ label: 'Place', required: true, min: 0, max: 999, default: 10 }),
    active: f.flag({ default: true }),
  },
  title: 'name',
  delivered: firstAttendanceLabels.map(({ name }) => name),
  subtitle: ['code'],
  list: {
    columns: [
      'code',
      'name',
      'kind',
      'absenceWeight',
      'requiresReason',
      'notifyGuardian',
      'sortOrder',
      'active',
    ],
    sort: 'sortOrder',
    inline: ['name', 'absenceWeight', 'requiresReason', 'notifyGuardian', 'sortOrder', 'active'],
  },
  checks: [
    {
      key: 'presentHasNoLabel',
      holds: isNot('code', 'P'),
      message: 'P clears a mark in the register: choose another code',
      field: 'code',
    },
  ],
  sample: { kind: 'ABSENT', absenceWeight: '1.00' },
  access: {
    read: attendanceStaff,
    create: attendanceOffice,
    update: attendanceOffice,
    delete: attendanceOffice,
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    attendanceLabel: typeof attendanceLabel;
  }
}
