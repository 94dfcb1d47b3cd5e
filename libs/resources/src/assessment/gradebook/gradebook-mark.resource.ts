import { coalesce, defineResource, f, field } from '@school/kernel';
import { allForReaders, resultReaders } from '../access.ts';
import { marksField } from '../exam-fields.ts';

/** Marks of a student for a piece of work, or for one skill of it. Entered for all students together. */
export const gradebookMark = defineResource('gradebookMark', {
  module: 'gradebook',
  label: ['Gradebook mark', 'Gradebook marks'],
  api: 'setup/v1/GradebookMark',
  fields: {
    assessment: f.ref('assessment', { required: true, readOnly: true, onDelete: 'restrict', named: true }),
    subject: f.computed({ label: 'Subject', as: 'text', value: field('assessment.subject.name') }),
    student: f.ref('student', { required: true, readOnly: true, onDelete: 'restrict' }),
    skill: f.ref('skill', { readOnly: true, onDelete: 'restrict', named: true }),
    marks: marksField(),
    maximum: f.computed({
      label: 'Maximum',
      as: 'decimal',
      value: coalesce(field('skill.maxMarks'), field('assessment.maximumMarks')),
    }),
    status: f.choice(
      { PRESENT: 'Handed in', ABSENT: 'Missing', EXEMPT: 'Exempt' },
      {
        required: true,
        default: 'PRESENT',
        tones: { PRESENT: 'neutral', ABSENT: 'warning', EXEMPT: 'info' },
      },
    ),
  },
  title: 'assessment',
  subtitle: ['student'],
  list: {
    columns: ['subject', 'assessment', 'student', 'skill', 'marks', 'maximum', 'status'],
    sort: 'assessment',
    filters: ['assessment', 'student', 'status'],
    pages: [
      {
        key: 'mine',
        label: 'Gradebook',
        screen: '/student/gradebook',
        columns: ['subject', 'assessment', 'student', 'skill', 'marks', 'maximum', 'status'],
        filters: ['student', 'status'],
        menu: {
          group: 'mySchool',
          order: 36,
          icon: 'grade',
          description: 'Marks of homework, tests and projects',
          access: ['STUDENT', 'PARENT'],
          forOneself: true,
        },
      },
    ],
  },
  noArchive: true,
  unique: [{ fields: ['assessment', 'student', 'skill'], empty: 'alike' }],
  access: {
    read: [...resultReaders, 'STUDENT', 'PARENT'],
    history: resultReaders,
    rows: {
      ...allForReaders,
      STUDENT: { student: { $me: 'student' }, 'assessment.shown': true },
      PARENT: { student_in: { $me: 'wards' }, 'assessment.shown': true },
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    gradebookMark: typeof gradebookMark;
  }
}
