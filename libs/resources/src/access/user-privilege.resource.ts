import { defineResource, f, onlyWith } from '@school/kernel';

/** A privilege that one user holds or is denied, apart from the role groups. */
export const userPrivilege = defineResource('userPrivilege', {
  module: 'access',
  label: ['Direct privilege', 'Direct privileges'],
  api: 'setup/v1/UserPrivileges',
  accountedBy: 'user',
  fields: {
    user: f.ref('user', { required: true, onDelete: 'cascade' }),
    privilege: f.text({ required: true, max: 60, search: true }),
    effect: f.choice({ GRANT: 'Granted', DENY: 'Denied' }, { required: true, default: 'GRANT' }),
  },
  title: 'privilege',
  list: { columns: ['user', 'privilege', 'effect'], sort: 'privilege', filters: ['effect'] },
  unique: [{ fields: ['user', 'privilege'] }],
  sample: { privilege: 'HrBasics' },
  access: onlyWith('UserManagement'),
});

declare module '@school/kernel' {
  interface ResourceTypes {
    userPrivilege: typeof userPrivilege;
  }
}
