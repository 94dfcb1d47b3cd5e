import { f, type MenuEntry } from '@school/kernel';

/** Batch, exam group and subject as exam reports ask for them. */
export const ofBatch = f.ref('batch', { required: true });
export const ofCourse = f.ref('course', { required: true });
export const ofGroup = f.ref('examGroup', { required: true, filter: { batch: { $field: 'batch' } } });
export const ofSubject = f.ref('subject', { required: true, filter: { batch: { $field: 'batch' } } });
export const someSubject = f.ref('subject', { filter: { batch: { $field: 'batch' } } });
export const someStudent = f.ref('student', { filter: { batch: { $field: 'batch' } } });

/** A student with a link to the profile. */
export const studentColumns = {
  rollNumber: { label: 'Roll number', as: 'text' },
  student: { label: 'Student', as: 'text', link: { resource: 'student', id: 'studentId' } },
  admissionNumber: { label: 'Admission number', as: 'text' },
} as const;
export const studentId = { label: 'Student', as: 'int', hidden: true } as const;
export const rank = { label: 'Rank', as: 'int' } as const;

export const reportEntry = (order: number, description: string): MenuEntry => ({
  group: 'examReports',
  order,
  icon: 'report',
  description,
});
