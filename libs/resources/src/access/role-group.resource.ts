import { defineResource, f, is, onlyWith } from '@school/kernel';
import { builtInRoleGroups } from './role-groups.ts';
import { audienceMakers } from '../collaboration/audience.ts';
import { privilegeGroups, privilegeOptions } from './privileges.ts';

/** A named set of privileges that users are put into. */
export const roleGroup = defineResource('roleGroup', {
  module: 'access',
  label: ['Role group', 'Role groups'],
  api: 'setup/v1/RoleGroups',
  screens: { list: '/user/role_groups', edit: '/user/role_groups/:id' },
  menu: { group: 'users', order: 20, icon: 'groups', description: 'Which privileges go together' },
  fields: {
    name: f.text({ required: true, unique: true, max: 60, search: true }),
    description: f.text({ max: 300 }),
    appliesTo: f.choices(
      { EMPLOYEE: 'Employee', STUDENT: 'Student', PARENT: 'Parent' },
      { required: true, default: ['EMPLOYEE'] },
    ),
    privileges: f.choices(privilegeOptions, {
      groups: privilegeGroups,
      help: 'What every user in the group may do. You can only tick what you may do yourself.',
    }),
    systemGroup: f.flag({ label: 'Built in', default: false, readOnly: true }),
  },
  title: 'name',
  delivered: builtInRoleGroups.map(({ name }) => name),
  list: {
    columns: ['name', 'description', 'appliesTo', 'systemGroup'],
    sort: 'name',
    filters: ['appliesTo'],
  },
  closed: [
    {
      verbs: ['delete'],
      when: is('systemGroup', true),
      code: 'BUILT_IN',
      message: 'Built-in role groups cannot be deleted.',
    },
  ],
  sample: { privileges: ['HrBasics'], appliesTo: ['EMPLOYEE'] },
  access: { ...onlyWith('UserManagement'), pick: [...audienceMakers, 'CustomReports'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    roleGroup: typeof roleGroup;
  }
}
