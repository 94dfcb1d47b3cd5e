import { defineReport, f } from '@school/kernel';
import { attendanceStaff } from './access.ts';

const days = (label: string) => ({ label, as: 'decimal' }) as const;
const text = (label: string) => ({ label, as: 'text' }) as const;
const count = (label: string) => ({ label, as: 'int', total: true }) as const;
const hidden = (label: string) => ({ label, as: 'int', hidden: true }) as const;
const ids = { id: hidden('Student'), batchId: hidden('Batch') } as const;
const who = {
  batch: text('Batch'),
  rollNumber: text('Roll number'),
  admissionNumber: text('Admission number'),
  student: { ...text('Student'), link: { resource: 'student', id: 'id' } },
} as const;

/** Days and percentage of each student over a range. */
export const studentAttendanceReport = defineReport('studentAttendanceReport', {
  module: 'attendance',
  label: 'Attendance by student',
  description: 'School days, absences and percentage for each student',
  screen: '/attendance_reports',
  menu: {
    group: 'attendance',
    order: 40,
    icon: 'report',
    description: 'Days and percentage for each student',
  },
  parameters: {
    batch: f.ref('batch', { filter: { active: true } }),
    from: f.date({ required: true }),
    to: f.date({ required: true }),
    below: f.percent({ label: 'Below', scale: 2, min: '0', max: '100' }),
    above: f.percent({ label: 'At least', scale: 2, min: '0', max: '100' }),
  },
  start: { from: 'thisMonth:from', to: 'today' },
  columns: {
    ...who,
    schoolDays: days('School days'),
    present: days('Present'),
    absent: days('Absent'),
    lates: { label: 'Late', as: 'int' },
    percentage: days('Attendance in %'),
    ...ids,
  },
  groupBy: 'batch',
  access: attendanceStaff,
});

/** Students who are absent too often. */
export const lowAttendanceReport = defineReport('lowAttendanceReport', {
  module: 'attendance',
  label: 'Low attendance',
  description: 'Students below the percentage required by the attendance settings',
  screen: '/attendance_reports/low_attendance',
  menu: { group: 'attendance', order: 42, icon: 'report', description: 'Who is absent too often' },
  parameters: {
    course: f.ref('course', { filter: { active: true } }),
    batch: f.ref('batch', { filter: { active: true } }),
    from: f.date({ required: true }),
    to: f.date({ required: true }),
    below: f.percent({
      label: 'Below',
      scale: 2,
      min: '0',
      max: '100',
      help: 'If empty, the value from the settings is used',
    }),
  },
  start: { from: 'thisMonth:from', to: 'today' },
  columns: {
    ...who,
    schoolDays: days('School days'),
    absent: days('Absent'),
    lates: { label: 'Late', as: 'int' },
    percentage: days('Attendance in %'),
    ...ids,
  },
  sort: 'percentage',
  access: attendanceStaff,
});

/** All batches on one day, those with a missing register first. */
export const dayWiseAttendance = defineReport('dayWiseAttendance', {
  module: 'attendance',
  label: 'Attendance of a day',
  description: 'Each batch on a given day: present, absent, late, and missing registers',
  screen: '/attendance_reports/day_wise_report',
  menu: { group: 'attendance', order: 44, icon: 'report', description: 'Each batch on a given day' },
  parameters: {
    date: f.date({ label: 'Day', required: true }),
    course: f.ref('course', { filter: { active: true } }),
  },
  start: { date: 'today' },
  columns: {
    course: text('Course'),
    batch: text('Batch'),
    state: { ...text('Register'), words: ['Not taken yet', 'Open', 'Opened again', 'Locked'] },
    students: count('Students'),
    present: { label: 'Present', as: 'decimal', total: true },
    absent: { label: 'Absent', as: 'decimal', total: true },
    lates: count('Late'),
    percentage: days('Attendance in %'),
    takenBy: text('Taken by'),
    batchId: hidden('Batch'),
  },
  access: attendanceStaff,
});

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Keys of the month columns: calendar months, whatever month the school year starts in. */
export const monthKey = (month: number): string => `month${month}`;

/** Percentages of a year, month by month. */
export const consolidatedAttendance = defineReport('consolidatedAttendance', {
  module: 'attendance',
  label: 'Consolidated attendance',
  description: 'Each student’s percentage, month by month',
  screen: '/attendance_reports/consolidated_report',
  menu: { group: 'attendance', order: 46, icon: 'report', description: 'Each student, month by month' },
  parameters: {
    academicYear: f.ref('academicYear', { required: true }),
    batch: f.ref('batch', { filter: { active: true } }),
  },
  first: { parameter: 'academicYear', filter: { status: 'CURRENT' } },
  columns: {
    ...who,
    ...Object.fromEntries(monthNames.map((name, at) => [monthKey(at + 1), days(name)])),
    percentage: days('Attendance in %'),
    ...ids,
  },
  groupBy: 'batch',
  access: attendanceStaff,
});

/** Lessons, absences and percentage of each student in each subject (R27). */
export const subjectAttendanceReport = defineReport('subjectAttendanceReport', {
  module: 'attendance',
  label: 'Attendance by subject',
  description: 'Lessons, absences and percentage for each student in each subject',
  screen: '/attendance_reports/subject_wise',
  menu: {
    group: 'attendance',
    order: 41,
    icon: 'report',
    description: 'Lessons and percentage in each subject',
  },
  parameters: {
    batch: f.ref('batch', { required: true, filter: { active: true } }),
    subject: f.ref('subject', { filter: { batch: { $field: 'batch' } }, named: true }),
    from: f.date({ required: true }),
    to: f.date({ required: true }),
    below: f.percent({ label: 'Below', scale: 2, min: '0', max: '100' }),
  },
  start: { from: 'thisMonth:from', to: 'today' },
  columns: {
    rollNumber: who.rollNumber,
    admissionNumber: who.admissionNumber,
    student: who.student,
    subject: text('Subject'),
    lessons: { label: 'Lessons', as: 'int' },
    absent: days('Lessons missed'),
    percentage: days('Attendance in %'),
    overall: days('All subjects in %'),
    ...ids,
  },
  access: attendanceStaff,
});

/** Best attendance, for the report centre of exams (R16). */
export const attendanceRank = defineReport('attendanceRank', {
  module: 'attendance',
  label: 'Rank by attendance',
  description: 'Students of a batch by attendance in a date range',
  screen: ['/exam/attendance_rank', '/exam/student_attendance_rank'],
  menu: {
    group: 'examReports',
    order: 72,
    icon: 'report',
    description: 'Students of a batch by attendance',
  },
  parameters: {
    batch: f.ref('batch', { required: true }),
    from: f.date({ required: true }),
    to: f.date({ required: true }),
  },
  start: { from: 'thisMonth:from', to: 'today' },
  columns: {
    rank: { label: 'Rank', as: 'int' },
    rollNumber: who.rollNumber,
    student: who.student,
    admissionNumber: who.admissionNumber,
    schoolDays: days('School days'),
    present: days('Present'),
    percentage: days('Attendance in %'),
    ...ids,
  },
  access: attendanceStaff,
});

export const attendanceReports = [
  studentAttendanceReport,
  subjectAttendanceReport,
  lowAttendanceReport,
  dayWiseAttendance,
  consolidatedAttendance,
  attendanceRank,
] as const;
