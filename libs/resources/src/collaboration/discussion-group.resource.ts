import { defineResource, f } from '@school/kernel';
import { belongsTo } from './audience.ts';

const makers = ['GroupManagement'] as const;
const people = ['EMPLOYEE', 'STUDENT'] as const;

/** People who talk about something: everybody may join in an open group, members alone in a closed one. */
export const discussionGroup = defineResource('discussionGroup', {
  module: 'groups',
  label: ['Group', 'Groups'],
  api: 'collab/v1/group',
  comments: 'readers',
  attachments: true,
  screens: {
    list: '/groups/index',
    create: ['/groups/create_group', '/create_group'],
    show: '/groups/:id',
    edit: '/groups/:id/edit',
  },
  menu: {
    group: 'collaboration',
    order: 40,
    icon: 'chat',
    description: 'Groups that discuss something',
    access: [...makers, ...people],
  },
  fields: {
    name: f.text({ required: true, unique: true, max: 80, search: true }),
    description: f.longText({ max: 2000 }),
    logo: f.image({ level: 'basic', maxBytes: 524_288, ratio: [1, 1] }),
    visibility: f.choice(
      { OPEN: 'Open to everybody', CLOSED: 'Members only' },
      { required: true, default: 'OPEN', tones: { OPEN: 'success', CLOSED: 'neutral' } },
    ),
    members: f.refs('employee', { filter: { status: 'ACTIVE' }, help: 'Single employees' }),
    departments: f.refs('employeeDepartment', { filter: { active: true }, help: 'All of their employees' }),
    batches: f.refs('batch', { filter: { active: true }, help: 'All of their students' }),
  },
  title: 'name',
  list: {
    columns: ['name', 'visibility', 'departments', 'batches', 'description'],
    sort: 'name',
    filters: ['visibility'],
  },
  access: {
    read: [...makers, ...people],
    create: makers,
    update: makers,
    delete: makers,
    rows: {
      GroupManagement: 'all',
      EMPLOYEE: { _or: [{ visibility: 'OPEN' }, ...belongsTo] },
      STUDENT: { _or: [{ visibility: 'OPEN' }, ...belongsTo] },
    },
  },
});
