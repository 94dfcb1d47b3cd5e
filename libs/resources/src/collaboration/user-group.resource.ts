import { defineResource, f, is } from '@school/kernel';

const makers = ['GroupManagement'] as const;

/**
 * A list of recipients. A fixed one names people; one by rule takes whoever works in the departments or learns in the
 * batches at the moment it is used, so that nobody has to keep it.
 */
export const userGroup = defineResource('userGroup', {
  module: 'groups',
  label: ['User group', 'User groups'],
  api: 'collab/v1/userGroup',
  screens: {
    list: '/user_groups',
    create: '/user_groups/create_group',
    show: '/user_groups/:id',
    edit: '/user_groups/:id/edit',
  },
  menu: { group: 'collaboration', order: 50, icon: 'groups', description: 'Lists of recipients' },
  fields: {
    name: f.text({ required: true, unique: true, max: 80, search: true }),
    kind: f.choice(
      { STATIC: 'Fixed members', DYNAMIC: 'By department and batch' },
      { required: true, default: 'STATIC' },
    ),
    members: f.refs('employee', { filter: { status: 'ACTIVE' } }),
    departments: f.refs('employeeDepartment', { filter: { active: true } }),
    batches: f.refs('batch', { filter: { active: true } }),
    isShared: f.flag({ label: 'Others may use it', default: false }),
  },
  title: 'name',
  list: {
    columns: ['name', 'kind', 'members', 'departments', 'batches', 'isShared'],
    sort: 'name',
    filters: ['kind', 'isShared'],
  },
  conditions: {
    members: { visible: is('kind', 'STATIC') },
    departments: { visible: is('kind', 'DYNAMIC') },
    batches: { visible: is('kind', 'DYNAMIC') },
  },
  access: {
    read: makers,
    create: makers,
    update: makers,
    delete: makers,
    own: makers,
    rows: { GroupManagement: { _or: [{ createdBy: { $me: 'id' } }, { isShared: true }] } },
  },
});
