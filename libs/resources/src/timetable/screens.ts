import { block, definePage, defineScreen, type MenuEntry, type Principal } from '@school/kernel';
import { timetableKeepers, timetableReaders } from './access.ts';

const entry = (order: number, icon: string, description: string): MenuEntry => ({
  group: 'timetable',
  order,
  icon,
  description,
});

const staff: readonly Principal[] = ['EMPLOYEE', 'TimetableManagement'];
const plans = '/timetable/manage_timetables';

const own = (group: 'mySchool' | 'myWork', access: readonly Principal[]): MenuEntry => ({
  group,
  order: 15,
  icon: 'calendar',
  description: 'The week’s lessons and who covers them',
  access,
  forOneself: true,
});

/** Screens for timetables beyond lists and forms. */
export const timetableScreens = [
  defineScreen('timetableBatches', {
    module: 'timetable',
    label: 'Batches of a timetable',
    paths: ['/timetable/manage_batches/:id'],
    access: timetableKeepers,
    parent: plans,
  }),
  defineScreen('timetableGrid', {
    module: 'timetable',
    label: 'Lessons of a timetable',
    paths: ['/timetable/manage_timetables_allocation/:id'],
    access: timetableKeepers,
    parent: '/timetable/manage_timetables_allocation',
  }),
  defineScreen('timetableDay', {
    module: 'timetable',
    label: 'Lessons by day',
    paths: ['/timetable/timetable'],
    access: staff,
    menu: entry(2, 'calendar', 'Every class on one day, with covers'),
  }),
  defineScreen('timetableView', {
    module: 'timetable',
    label: 'Timetable of a class, teacher or room',
    paths: ['/timetable/view'],
    access: timetableReaders,
    menu: entry(1, 'calendar', 'The week of a class, a teacher or a room'),
  }),
  defineScreen('teachersTimetable', {
    module: 'timetable',
    label: "Teachers' timetable",
    paths: ['/timetable/teachers_timetable'],
    access: staff,
    menu: entry(3, 'people', 'Who teaches when, and who is free'),
  }),
  defineScreen('myTimetable', {
    module: 'timetable',
    label: 'My timetable',
    paths: ['/timetable/mine'],
    access: ['STUDENT', 'PARENT'],
    menu: own('mySchool', ['STUDENT', 'PARENT']),
  }),
  defineScreen('myLessons', {
    module: 'timetable',
    label: 'My timetable',
    paths: ['/timetable/my_lessons'],
    access: ['EMPLOYEE'],
    menu: own('myWork', ['EMPLOYEE']),
  }),
  defineScreen('teachersOfBatch', {
    module: 'timetable',
    label: 'Teachers of a batch',
    paths: ['/timetable/employee_Allocation/:courseId/:batchID'],
    access: ['EmployeeManagement', 'HrBasics', 'TimetableManagement'],
    parent: '/timetable/work_allotment',
  }),
  defineScreen('lessonSwap', {
    module: 'timetable',
    label: 'Cover and cancelled lessons',
    paths: ['/timetable_tracker/class_timetable_swap'],
    access: timetableKeepers,
    menu: {
      group: 'timetableTracker',
      order: 10,
      icon: 'people',
      description: 'Teachers who are away, their lessons, and who could take them',
    },
  }),
] as const;

/** The timetables whose lessons are created and moved. */
export const timetablePages = [
  definePage('timetablesToFill', {
    module: 'timetable',
    label: 'Timetable lessons',
    paths: ['/timetable/manage_timetables_allocation'],
    access: timetableKeepers,
    menu: entry(12, 'settings', 'Make a timetable and move its lessons'),
    blocks: [{ kind: 'table', view: 'timetablesToFill' }],
  }),
  definePage('myTimetableWishes', {
    module: 'timetable',
    label: 'My wishes for the timetable',
    paths: ['/timetable/my_wishes'],
    access: ['EMPLOYEE'],
    menu: {
      group: 'myWork',
      order: 16,
      icon: 'settings',
      description: 'Hours in which you would rather not teach',
      access: ['EMPLOYEE'],
      forOneself: true,
    },
    blocks: [
      block.rows('teacherUnavailability', {
        where: { employee: { $me: 'employee' } },
        columns: ['weekday', 'startTime', 'endTime', 'kind', 'reason'],
        head: 'weekday',
        sort: 'weekday',
        adds: true,
        empty: 'You have no wishes for the timetable.',
      }),
    ],
  }),
] as const;
