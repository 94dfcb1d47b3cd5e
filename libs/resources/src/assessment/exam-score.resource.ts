import { defineResource, f } from '@school/kernel';
import { allForReaders, resultReaders } from './access.ts';
import { marksField } from './exam-fields.ts';

/** Whether the student has sat an exam. */
export const attendances = {
  PRESENT: 'Present',
  ABSENT: 'Absent',
  EXEMPT: 'Exempt',
  MALPRACTICE: 'Malpractice',
} as const;

/** Marks of a student in an exam; entered for a whole batch on the exam screen. Teachers see theirs there. */
export const examScore = defineResource('examScore', {
  module: 'assessment',
  label: ['Mark', 'Marks'],
  api: 'setup/v1/examScore',
  fields: {
    exam: f.ref('exam', { required: true, readOnly: true, onDelete: 'restrict', named: true }),
    examGroup: f.ref('examGroup', { required: true, readOnly: true, onDelete: 'restrict', named: true }),
    student: f.ref('student', { required: true, readOnly: true, onDelete: 'restrict' }),
    marks: marksField(),
    gradingLevel: f.ref('gradingLevel', { label: 'Grade', onDelete: 'restrict', named: true }),
    attendanceStatus: f.choice(attendances, {
      label: 'Attendance',
      required: true,
      default: 'PRESENT',
      tones: { PRESENT: 'neutral', ABSENT: 'warning', EXEMPT: 'info', MALPRACTICE: 'error' },
    }),
    isFailed: f.flag({ label: 'Failed', default: false }),
    remarks: f.text({ max: 255 }),
  },
  title: 'exam',
  subtitle: ['examGroup', 'student'],
  list: {
    columns: [
      'examGroup',
      'exam',
      'student',
      'marks',
      'gradingLevel',
      'attendanceStatus',
      'isFailed',
      'remarks',
    ],
    sort: 'exam',
    filters: ['examGroup', 'exam', 'student', 'attendanceStatus', 'isFailed'],
  },
  noArchive: true,
  unique: [{ fields: ['exam', 'student'] }],
  access: {
    read: [...resultReaders, 'STUDENT', 'PARENT'],
    // The mark before publication is never shown to families.
    history: resultReaders,
    rows: {
      ...allForReaders,
      STUDENT: { student: { $me: 'student' }, 'examGroup.status': 'PUBLISHED' },
      PARENT: { student_in: { $me: 'wards' }, 'examGroup.status': 'PUBLISHED' },
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    examScore: typeof examScore;
  }
}
