import { defineScreen, type MenuEntry } from '@school/kernel';
import { batchKeepers } from './access.ts';

const entry = (order: number, icon: string, description: string): MenuEntry => ({
  group: 'students',
  order,
  icon,
  description,
});
const own = (role: 'STUDENT' | 'PARENT', icon: string, description: string): MenuEntry => ({
  group: 'mySchool',
  order: 10,
  icon,
  description,
  access: [role],
  forOneself: true,
});
const numbering = ['RollNumbers'] as const;

/** Screens for students beyond lists and forms. */
export const studentScreens = [
  defineScreen('myProfile', {
    module: 'students',
    label: 'My profile',
    paths: ['/student/my_profile'],
    access: ['STUDENT'],
    menu: own('STUDENT', 'badge', 'Class, contacts and guardians'),
  }),
  defineScreen('myChildren', {
    module: 'students',
    label: 'My children',
    paths: ['/student/my_children'],
    access: ['PARENT'],
    menu: own('PARENT', 'people', 'Class, roll number and profile of each'),
  }),
  defineScreen('batchTransfers', {
    module: 'students',
    label: 'Batch transfers',
    paths: ['/batch_transfers'],
    access: batchKeepers,
    menu: entry(50, 'groups', 'Move a class on, or graduate it'),
  }),
  defineScreen('batchTransferOf', {
    module: 'students',
    label: 'Transfer a batch',
    paths: ['/batch_transfers/show/:batchId'],
    parent: '/batch_transfers',
    access: batchKeepers,
  }),
  defineScreen('graduationOf', {
    module: 'students',
    label: 'Graduation of a batch',
    paths: ['/batch_transfers/graduation/:batchId'],
    parent: '/batch_transfers',
    access: batchKeepers,
  }),
  defineScreen('revertTransfers', {
    module: 'students',
    label: 'Undo transfers',
    paths: ['/revert_batch_transfers'],
    access: batchKeepers,
    menu: entry(55, 'history', 'Reverse transfers made by mistake'),
  }),
  defineScreen('rollNumbers', {
    module: 'students',
    label: 'Roll numbers',
    paths: ['/student_roll_number', '/student_roll_number/:classId/view_batches'],
    access: numbering,
    menu: entry(40, 'list', 'Number the students in a batch'),
  }),
  defineScreen('setRollNumbers', {
    module: 'students',
    label: 'Give roll numbers',
    paths: ['/student_roll_number/set_roll_numbers/:batchId'],
    parent: '/student_roll_number',
    access: numbering,
  }),
  defineScreen('editRollNumbers', {
    module: 'students',
    label: 'Change roll numbers',
    paths: ['/student_roll_number/:batchId/edit_roll_numbers'],
    parent: '/student_roll_number',
    access: numbering,
  }),
  defineScreen('studentElectives', {
    module: 'students',
    label: 'Students taking an elective',
    paths: ['/student/electives/:batchId/:electiveGroupId/:subjectId'],
    about: 'subject',
    parent: '/subjects',
    access: batchKeepers,
  }),
] as const;
