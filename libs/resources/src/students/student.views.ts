import { contribute, block, defineView, f } from '@school/kernel';
import { studentReaders } from './access.ts';

const student = f.ref('student', { required: true });

/** Who a student is, for the page header. */
const studentCard = defineView('studentCard', {
  module: 'students',
  label: 'Student',
  of: 'student',
  parameters: { student },
  narrows: { student: 'id' },
  columns: { batch: {}, course: {}, rollNumber: {} },
});

/** Whom to call about a student, the first contact at the top. */
const guardiansOfStudent = defineView('guardiansOfStudent', {
  module: 'students',
  label: 'Guardians',
  of: 'studentGuardian',
  parameters: { student },
  columns: {
    guardian: {},
    relation: {},
    mobile: { as: 'phone' },
    immediateContact: { hidden: true },
  },
  sort: '-immediateContact',
});

/** What a student is taught: the subjects of the batch for all, and the chosen electives. */
const subjectsOfStudent = defineView('subjectsOfStudent', {
  module: 'students',
  label: 'Subjects',
  parameters: { student },
  columns: {
    code: { label: 'Code', as: 'text' },
    name: { label: 'Subject', as: 'text' },
    elective: { label: 'Elective group', as: 'text' },
    weekly: { label: 'Periods per week', as: 'int' },
    teachers: { label: 'Teachers', as: 'text' },
  },
  access: studentReaders,
});

/** The children of a parent on the home page: their fees, absences and homework. */
const myChildrenToday = defineView('myChildrenToday', {
  module: 'students',
  label: 'My children',
  of: 'student',
  where: { id_in: { $me: 'wards' } },
  columns: {
    photo: {},
    fullName: { link: '/student/profile/:admissionNumber' },
    admissionNumber: { hidden: true },
    course: {},
    batch: {},
    balance: {
      label: 'Balance due',
      link: '/children_fees',
      figure: {
        fn: 'sum',
        field: 'balance',
        of: 'studentFee',
        via: 'student',
        where: { status_in: ['UNPAID', 'PARTIAL'] },
      },
    },
    nextDue: {
      label: 'Due on',
      figure: {
        fn: 'min',
        field: 'dueDate',
        of: 'studentFee',
        via: 'student',
        where: { status_in: ['UNPAID', 'PARTIAL'] },
      },
    },
    libraryFines: {
      label: 'Library fines',
      link: '/library/mine',
      figure: { fn: 'sum', field: 'due', of: 'libraryFine', via: 'student', where: { status: 'OPEN' } },
    },
    absences: {
      label: 'Absent this month',
      link: '/student/my_attendance',
      figure: {
        fn: 'count',
        of: 'attendance',
        via: 'student',
        where: { date: { $date: 'thisMonth' }, 'label.kind': 'ABSENT' },
      },
    },
    books: {
      label: 'Books on loan',
      link: '/library/mine',
      figure: {
        fn: 'count',
        of: 'bookMovement',
        via: 'student',
        where: { status_in: ['ISSUED', 'RENEWED'] },
      },
    },
  },
  sort: 'fullName',
});

/** Admissions that were started and not completed. */
const unfinishedAdmissions = defineView('unfinishedAdmissions', {
  module: 'students',
  label: 'Unfinished admissions',
  of: 'student',
  where: { admissionStep_ne: 'DONE', status: 'ACTIVE' },
  columns: {
    fullName: { link: '/student/edit/:admissionNumber' },
    batch: {},
    admissionStep: {},
    admissionNumber: { hidden: true },
  },
  sort: 'fullName',
  access: ['Admission', 'StudentControl'],
});

export const studentViews = [
  studentCard,
  guardiansOfStudent,
  subjectsOfStudent,
  myChildrenToday,
  unfinishedAdmissions,
] as const;

export const studentContributions = [
  contribute('student', {
    module: 'students',
    summary: [
      {
        key: 'class',
        label: 'Class',
        view: 'studentCard',
        shows: ['course', 'batch', 'rollNumber'],
        tab: 'related.batches',
      },
    ],
    tabs: [{ key: 'subjects', label: 'Subjects', blocks: [block.table('subjectsOfStudent')] }],
  }),
  contribute('home', {
    module: 'students',
    waiting: [
      {
        key: 'children',
        label: 'My children',
        icon: 'guardian',
        view: 'myChildrenToday',
        to: '/student/my_children',
        order: 1,
        roles: ['PARENT'],
        shape: 'cards',
      },
      {
        key: 'unfinishedAdmissions',
        label: 'Admissions to finish',
        icon: 'admission',
        view: 'unfinishedAdmissions',
        to: '/student',
        order: 40,
      },
    ],
  }),
] as const;

/** Last in the page header: whom to call. */
export const guardianContribution = contribute('student', {
  module: 'students',
  summary: [
    {
      key: 'guardians',
      label: 'Guardians',
      view: 'guardiansOfStudent',
      shows: ['guardian', 'relation', 'mobile'],
      tab: 'guardians',
      all: true,
    },
  ],
});
