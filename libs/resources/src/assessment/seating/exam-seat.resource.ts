import { defineResource, f } from '@school/kernel';
import { allForReaders, examReaders } from '../access.ts';

const published = { 'sitting.status': 'PUBLISHED', 'exam.examGroup.status_ne': 'DRAFT' } as const;

/** Where a student sits an exam. The database allocates each seat once, and each student one seat per sitting. */
export const examSeat = defineResource('examSeat', {
  module: 'assessment',
  label: ['Exam seat', 'Exam seats'],
  api: 'setup/v1/ExamSeat',
  ownCalls: ['save', 'update', 'delete', 'archive', 'restore', 'bulk', 'import'],
  accountedBy: 'sitting',
  noArchive: true,
  fields: {
    sitting: f.ref('examSitting', { required: true, readOnly: true, onDelete: 'cascade', named: true }),
    hall: f.ref('examHall', { required: true, readOnly: true, onDelete: 'cascade', named: true }),
    exam: f.ref('exam', { required: true, readOnly: true, onDelete: 'cascade', named: true }),
    student: f.ref('student', { required: true, readOnly: true, onDelete: 'cascade', named: true }),
    row: f.int({ required: true, readOnly: true, min: 1 }),
    column: f.int({ label: 'Seat in the row', required: true, readOnly: true, min: 1 }),
    place: f.text({ label: 'Seat', required: true, readOnly: true, max: 8, natural: true }),
    /** Hall and seat as text, for those who may not read halls. */
    seat: f.text({
      label: 'Hall and seat',
      required: true,
      readOnly: true,
      max: 120,
      natural: true,
      search: true,
    }),
  },
  title: 'seat',
  subtitle: ['student'],
  list: {
    columns: ['hall', 'place', 'student', 'exam', 'sitting'],
    head: 'student',
    sort: 'place',
    filters: ['sitting', 'hall', 'exam', 'student'],
  },
  unique: [{ fields: ['hall', 'row', 'column'] }, { fields: ['sitting', 'student'] }],
  access: {
    read: examReaders,
    rows: {
      ...allForReaders,
      EMPLOYEE: 'all',
      STUDENT: { student: { $me: 'student' }, ...published },
      PARENT: { student_in: { $me: 'wards' }, ...published },
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    examSeat: typeof examSeat;
  }
}
