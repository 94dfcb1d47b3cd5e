import {
  all,
  defineResource,
  divide,
  f,
  field,
  gt,
  gte,
  isNot,
  lt,
  multiply,
  round,
  today,
  when,
} from '@school/kernel';

const managers = ['TaskManagement'] as const;

/** Files that may be attached to a task. */
const fileTypes = [
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'txt',
  'csv',
  'jpg',
  'jpeg',
  'png',
  'zip',
] as const;

/**
 * Work for some people of a department, with a deadline. Those who assign tasks write and close them; those assigned start
 * and finish their part, and comment.
 */
export const task = defineResource('task', {
  module: 'tasks',
  label: ['Task', 'Tasks'],
  api: 'collab/v1/task',
  noArchive: true,
  comments: 'readers',
  attachments: true,
  screens: { list: '/tasks', create: '/tasks/new', show: '/tasks/:id', edit: '/tasks/:id/edit' },
  menu: {
    group: 'collaboration',
    order: 30,
    icon: 'task',
    description: 'What needs doing, by whom and by when',
    access: ['EMPLOYEE', ...managers],
  },
  fields: {
    title: f.text({ required: true, max: 150, search: true }),
    description: f.longText({ required: true, max: 5000, search: true }),
    attachment: f.file({
      label: 'File attachment',
      help: 'One file; add more under Attachments once the task is created',
      level: 'basic',
      accept: fileTypes,
      noCopy: true,
    }),
    department: f.ref('employeeDepartment', { required: true, filter: { active: true } }),
    members: f.refs('employee', {
      required: true,
      filter: { status: 'ACTIVE', department: { $field: 'department' } },
      help: 'Employees of the chosen department',
    }),
    memberNames: f.text({
      label: 'Assignees',
      help: 'Names of all members, shown even to those who cannot see their colleagues’ records',
      readOnly: true,
      max: 2000,
      search: true,
      noCopy: true,
    }),
    course: f.ref('course', { onDelete: 'clear' }),
    status: f.choice(
      { NEW: 'New', ACTIVE: 'Active', CLOSE: 'Closed' },
      {
        required: true,
        default: 'NEW',
        index: true,
        tones: { NEW: 'info', ACTIVE: 'warning', CLOSE: 'success' },
      },
    ),
    priority: f.choice(
      { LOW: 'Low', NORMAL: 'Normal', HIGH: 'High' },
      { required: true, default: 'NORMAL', tones: { LOW: 'neutral', NORMAL: 'neutral', HIGH: 'error' } },
    ),
    startDate: f.date({ required: true, default: 'today' }),
    endDate: f.date({ required: true, index: true }),
    overdue: f.computed({
      as: 'flag',
      warns: true,
      value: all(isNot('status', 'CLOSE'), lt(field('endDate'), today)),
    }),
    assigned: f.rollup({ label: 'People', of: 'taskAssignee', via: 'task', fn: 'count' }),
    done: f.rollup({ of: 'taskAssignee', via: 'task', fn: 'count', where: { state: 'DONE' } }),
    progress: f.computed({
      label: 'Progress (%)',
      as: 'decimal',
      value: when(
        gt(field('assigned'), 0),
        round(divide(multiply(field('done'), 100), field('assigned')), 2),
        0,
      ),
    }),
    myNew: f.rollup({
      label: 'Waiting for me',
      of: 'taskAssignee',
      via: 'task',
      fn: 'count',
      where: { employee: { $me: 'employee' }, state: 'NEW' },
    }),
    myOpen: f.rollup({
      label: 'My open part',
      of: 'taskAssignee',
      via: 'task',
      fn: 'count',
      where: { employee: { $me: 'employee' }, state_ne: 'DONE' },
    }),
  },
  title: 'title',
  subtitle: ['department', 'endDate'],
  list: {
    columns: [
      'title',
      'department',
      'memberNames',
      'priority',
      'startDate',
      'endDate',
      'status',
      'progress',
      'overdue',
    ],
    sort: 'endDate',
    filters: ['status', 'department', 'priority', 'members', 'endDate'],
    board: {
      by: 'status',
      fields: ['department', 'memberNames', 'endDate', 'overdue', 'priority', 'progress'],
    },
    tone: [{ when: all(isNot('status', 'CLOSE'), lt(field('endDate'), today)), tone: 'error' }],
    views: [
      { key: 'mine', label: 'Assigned to me', filter: { members_contains: { $me: 'employee' } } },
      { key: 'made', label: 'Created by me', filter: { createdBy: { $me: 'id' } } },
      { key: 'overdue', label: 'Overdue', filter: { status_ne: 'CLOSE', endDate_lt: { $date: 'today' } } },
    ],
  },
  form: {
    tabs: [
      {
        key: 'task',
        label: 'Task',
        sections: [
          { fields: ['title', 'description', 'attachment'] },
          { label: 'Who', fields: ['department', 'members', 'memberNames', 'course'] },
          { label: 'When', fields: ['status', 'priority', 'startDate', 'endDate', 'progress'] },
        ],
      },
    ],
  },
  related: [{ key: 'people', label: 'Who has done what', resource: 'taskAssignee', via: 'task' }],
  conditions: { progress: { visible: gt(field('assigned'), 0) } },
  checks: [
    {
      key: 'endsAfterStart',
      holds: gte(field('endDate'), field('startDate')),
      message: 'The end date must not be before the start date',
      field: 'endDate',
    },
  ],
  lifecycle: {
    field: 'status',
    initial: 'NEW',
    starts: ['NEW', 'ACTIVE', 'CLOSE'],
    transitions: {
      activate: {
        label: 'Activate',
        access: [...managers, 'EMPLOYEE'],
        from: ['NEW'],
        to: 'ACTIVE',
        tone: 'info',
      },
      close: { label: 'Close task', access: managers, from: ['NEW', 'ACTIVE'], to: 'CLOSE', tone: 'success' },
      reopen: { label: 'Open again', access: managers, from: ['CLOSE'], to: 'ACTIVE', tone: 'warning' },
    },
  },
  actions: {
    begin: {
      label: 'Start my part',
      on: 'row',
      access: ['EMPLOYEE'],
      when: all(isNot('status', 'CLOSE'), gt(field('myNew'), 0)),
    },
    finish: {
      label: 'My part is done',
      on: 'row',
      access: ['EMPLOYEE'],
      when: all(isNot('status', 'CLOSE'), gt(field('myOpen'), 0)),
      tone: 'success',
    },
  },
  sample: { startDate: '2026-04-01', endDate: '2026-04-30', course: undefined },
  access: {
    read: [...managers, 'EMPLOYEE'],
    create: managers,
    update: managers,
    delete: managers,
    rows: {
      TaskManagement: 'all',
      EMPLOYEE: { _or: [{ createdBy: { $me: 'id' } }, { members_contains: { $me: 'employee' } }] },
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    task: typeof task;
  }
}
