import { block, contribute, defineView, f } from '@school/kernel';

const student = f.ref('student', { required: true });

/** Work that a student has handed in. */
const submissionsOfStudent = defineView('submissionsOfStudent', {
  module: 'assignments',
  label: 'Work handed in',
  of: 'assignmentSubmission',
  parameters: { student },
  columns: {
    assignment: { link: '/assignments/handed_in/:id' },
    submittedAt: {},
    isLate: {},
    status: {},
    marks: {},
    id: { hidden: true },
  },
  sort: '-submittedAt',
});

/** Submitted work that the caller has set. */
const workToReview = defineView('workToReview', {
  module: 'assignments',
  label: 'Work to review',
  of: 'assignmentSubmission',
  where: { status: 'SUBMITTED', 'assignment.employee': { $me: 'employee' } },
  columns: {
    student: { link: '/assignments/handed_in/:id' },
    assignment: {},
    submittedAt: {},
    isLate: {},
    id: { hidden: true },
  },
  sort: 'submittedAt',
  access: ['EMPLOYEE'],
});

/** Homework that is due. */
const homeworkDue = defineView('homeworkDue', {
  module: 'assignments',
  label: 'Homework due',
  of: 'assignment',
  where: { status: 'PUBLISHED', dueDate_gte: { $date: 'today' } },
  columns: { title: { link: '/assignments/:id' }, subject: {}, dueDate: {}, id: { hidden: true } },
  sort: 'dueDate',
  access: ['STUDENT', 'PARENT'],
});

export const assignmentViews = [submissionsOfStudent, workToReview, homeworkDue] as const;

export const assignmentContributions = [
  contribute('student', {
    module: 'assignments',
    tabs: [{ key: 'assignments', label: 'Assignments', blocks: [block.table('submissionsOfStudent')] }],
  }),
  contribute('home', {
    module: 'assignments',
    waiting: [
      {
        key: 'workToReview',
        label: 'Work to review',
        icon: 'task',
        view: 'workToReview',
        to: '/assignments/handed_in',
        order: 10,
        roles: ['EMPLOYEE'],
      },
      {
        key: 'homeworkDue',
        label: 'Homework due',
        icon: 'task',
        view: 'homeworkDue',
        to: '/assignments',
        order: 10,
        roles: ['STUDENT', 'PARENT'],
      },
    ],
  }),
] as const;
