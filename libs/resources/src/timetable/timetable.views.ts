import { block, contribute, defineView } from '@school/kernel';
import { timetableKeepers } from './access.ts';

/** Timetables with their lessons, each with a link to its grid. */
const timetablesToFill = defineView('timetablesToFill', {
  module: 'timetable',
  label: 'Timetables',
  of: 'timetable',
  columns: {
    name: { link: '/timetable/manage_timetables_allocation/:id' },
    startDate: {},
    endDate: {},
    status: {},
    lessons: { label: 'Lessons', figure: { fn: 'count', of: 'timetableEntry', via: 'timetable' } },
    locked: {
      label: 'Locked',
      figure: { fn: 'count', of: 'timetableEntry', via: 'timetable', where: { locked: true } },
    },
    id: { hidden: true },
  },
  sort: '-startDate',
  access: timetableKeepers,
});

const lessonColumns = {
  time: { label: 'Time', as: 'text', link: '/timetable/view?batch=:batchId' },
  batch: { label: 'Batch', as: 'text' },
  subject: { label: 'Subject', as: 'text' },
  room: { label: 'Room', as: 'text' },
  note: { label: 'Note', as: 'text' },
  batchId: { label: 'Batch', as: 'int', hidden: true },
} as const;

/** Lessons still to come today; for a teacher, their own and those they cover. */
const nextLessons = defineView('nextLessons', {
  module: 'timetable',
  label: 'Today’s lessons',
  columns: lessonColumns,
  access: ['EMPLOYEE', 'STUDENT', 'PARENT'],
});

/** Lessons of today whose teacher is absent and which are not covered yet. */
const lessonsToCover = defineView('lessonsToCover', {
  module: 'timetable',
  label: 'Lessons without a teacher',
  columns: {
    teacher: {
      label: 'Teacher',
      as: 'text',
      link: '/timetable_tracker/class_timetable_swap?employee=:employee',
    },
    open: { label: 'Lessons', as: 'int' },
    employee: { label: 'Teacher', as: 'int', hidden: true },
  },
  access: timetableKeepers,
});

/** Weekly lessons whose teacher has left the school, until the timetable names another. */
const lessonsOfLeavers = defineView('lessonsOfLeavers', {
  module: 'timetable',
  label: 'Lessons of teachers who have left',
  columns: {
    batch: {
      label: 'Batch',
      as: 'text',
      link: '/timetable/manage_timetables_allocation/:timetable?batch=:batchId',
    },
    teacher: { label: 'Teacher', as: 'text' },
    lastDay: { label: 'Last day', as: 'date' },
    lessons: { label: 'Lessons', as: 'int' },
    timetable: { label: 'Timetable', as: 'int', hidden: true },
    batchId: { label: 'Batch', as: 'int', hidden: true },
  },
  access: timetableKeepers,
});

export const timetableViews = [timetablesToFill, nextLessons, lessonsToCover, lessonsOfLeavers] as const;

export const timetableContributions = [
  contribute('employee', {
    module: 'timetable',
    tabs: [
      {
        key: 'hoursWithoutLessons',
        label: 'Hours without lessons',
        access: timetableKeepers,
        blocks: [block.list('teacherUnavailability', 'employee', { label: 'Hours without lessons' })],
      },
    ],
  }),
  contribute('home', {
    module: 'timetable',
    waiting: [
      {
        key: 'nextLessons',
        label: 'Next lessons',
        icon: 'calendar',
        view: 'nextLessons',
        to: '/timetable/my_lessons',
        order: 1,
        roles: ['EMPLOYEE'],
      },
      {
        key: 'nextLessonsOfClass',
        label: 'Today’s lessons',
        icon: 'calendar',
        view: 'nextLessons',
        to: '/timetable/mine',
        order: 8,
        roles: ['STUDENT', 'PARENT'],
      },
      {
        key: 'lessonsToCover',
        label: 'Lessons without a teacher',
        icon: 'people',
        view: 'lessonsToCover',
        to: '/timetable_tracker/class_timetable_swap',
        order: 6,
        access: timetableKeepers,
      },
      {
        key: 'lessonsOfLeavers',
        label: 'Lessons of teachers who have left',
        icon: 'people',
        view: 'lessonsOfLeavers',
        to: '/timetable/manage_timetables_allocation',
        order: 7,
        access: timetableKeepers,
      },
    ],
  }),
] as const;
