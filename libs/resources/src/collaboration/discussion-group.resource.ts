import { all, defineResource, eq, f, field, is } from '@school/kernel';
import type { Filter } from '@school/kernel';
import { belongsTo } from './audience.ts';

const makers = ['GroupManagement'] as const;
const people = ['EMPLOYEE', 'STUDENT'] as const;

/** Who hears and says something: everybody in an open group, members in any other. */
const inside: Filter<'visibility' | 'members' | 'batches' | 'departments' | 'createdBy'> = {
  _or: [{ visibility: 'OPEN' }, ...belongsTo],
};

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
      { OPEN: 'Open to everybody', CLOSED: 'Members only', SECRET: 'Secret' },
      {
        required: true,
        default: 'OPEN',
        help: 'Colleagues see that a group of members is there and ask to join; a secret one nobody else sees',
        tones: { OPEN: 'success', CLOSED: 'neutral', SECRET: 'warning' },
      },
    ),
    members: f.refs('employee', { filter: { status: 'ACTIVE' }, help: 'Single employees' }),
    departments: f.refs('employeeDepartment', { filter: { active: true }, help: 'All of their employees' }),
    batches: f.refs('batch', { filter: { active: true }, help: 'All of their students' }),
    asked: f.rollup({
      label: 'I have asked to join',
      of: 'groupRequest',
      via: 'group',
      fn: 'count',
      where: { user: { $me: 'id' } },
    }),
  },
  title: 'name',
  list: {
    columns: ['name', 'visibility', 'departments', 'batches', 'description'],
    sort: 'name',
    filters: ['visibility'],
  },
  related: [{ key: 'requests', label: 'Asks to join', resource: 'groupRequest', via: 'group' }],
  actions: {
    ask: {
      label: 'Ask to join',
      on: 'row',
      access: ['EMPLOYEE'],
      when: all(is('visibility', 'CLOSED'), eq(field('asked'), 0)),
    },
  },
  access: {
    read: [...makers, ...people],
    create: makers,
    update: makers,
    delete: makers,
    rows: {
      GroupManagement: 'all',
      EMPLOYEE: { _or: [{ visibility_in: ['OPEN', 'CLOSED'] }, ...belongsTo] },
      STUDENT: inside,
    },
    remarks: { GroupManagement: 'all', EMPLOYEE: inside, STUDENT: inside },
    moderate: makers,
  },
});
