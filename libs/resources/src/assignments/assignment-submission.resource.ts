import { defineResource, f } from '@school/kernel';
import { assignmentReaders, teachers } from './access.ts';

const review = { marks: f.decimal({ scale: 2, min: '0', max: '9999' }), feedback: f.longText({ max: 5000 }) };

/** What a student hands in for an assignment. Handing in again before it is reviewed replaces it. */
export const assignmentSubmission = defineResource('assignmentSubmission', {
  module: 'assignments',
  label: ['Submission', 'Submissions'],
  api: 'setup/v1/AssignmentSubmission',
  noArchive: true,
  screens: { list: '/assignments/handed_in', show: '/assignments/handed_in/:id' },
  fields: {
    assignment: f.ref('assignment', { required: true, named: true }),
    student: f.ref('student', { onDelete: 'cascade', help: 'Students hand in their own work' }),
    content: f.longText({ label: 'Text', max: 20_000 }),
    files: f.lines('assignmentSubmissionFile', { label: 'Files' }),
    submittedAt: f.dateTime({ label: 'Handed in on', readOnly: true, index: true }),
    isLate: f.flag({ label: 'Late', readOnly: true, default: false }),
    attempt: f.int({ label: 'Times handed in', readOnly: true, min: 1, default: 1 }),
    marks: f.decimal({ scale: 2, min: '0', max: '9999', readOnly: true }),
    feedback: f.longText({ max: 5000, readOnly: true }),
    reviewedBy: f.text({ label: 'Reviewed by', max: 200, readOnly: true }),
    status: f.choice(
      {
        SUBMITTED: 'Handed in',
        ACCEPTED: 'Accepted',
        CHANGES_REQUESTED: 'Given back',
        REJECTED: 'Rejected',
      },
      {
        required: true,
        default: 'SUBMITTED',
        readOnly: true,
        index: true,
        tones: { SUBMITTED: 'info', ACCEPTED: 'success', CHANGES_REQUESTED: 'warning', REJECTED: 'error' },
      },
    ),
  },
  title: 'student',
  subtitle: ['assignment'],
  list: {
    columns: ['assignment', 'student', 'submittedAt', 'isLate', 'status', 'marks'],
    sort: '-submittedAt',
    filters: ['assignment', 'status', 'isLate', 'student'],
    views: [{ key: 'waiting', label: 'To be reviewed', filter: { status: 'SUBMITTED' } }],
  },
  unique: [{ fields: ['assignment', 'student'], empty: 'different' }],
  lifecycle: {
    field: 'status',
    initial: 'SUBMITTED',
    transitions: {
      accept: {
        label: 'Accept',
        access: teachers,
        from: ['SUBMITTED'],
        to: 'ACCEPTED',
        tone: 'success',
        ask: review,
      },
      giveBack: {
        label: 'Give back',
        access: teachers,
        from: ['SUBMITTED'],
        to: 'CHANGES_REQUESTED',
        tone: 'warning',
        ask: { feedback: f.longText({ required: true, max: 5000 }) },
      },
      reject: {
        label: 'Reject',
        access: teachers,
        from: ['SUBMITTED'],
        to: 'REJECTED',
        tone: 'error',
        ask: review,
      },
      handInAgain: {
        label: 'Hand in again',
        access: ['STUDENT'],
        from: ['CHANGES_REQUESTED'],
        to: 'SUBMITTED',
        tone: 'info',
        confirm: 'What is entered here goes back to the teacher.',
      },
    },
  },
  sample: { files: undefined, student: true },
  access: {
    read: assignmentReaders,
    create: [...teachers, 'STUDENT'],
    update: ['StudentControl', 'STUDENT'],
    delete: ['StudentControl'],
    import: ['StudentControl'],
    rows: {
      StudentView: 'all',
      StudentControl: 'all',
      EMPLOYEE: { 'assignment.batch_in': { $me: 'batches' } },
      STUDENT: { student: { $me: 'student' } },
      PARENT: { student_in: { $me: 'wards' } },
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    assignmentSubmission: typeof assignmentSubmission;
  }
}
