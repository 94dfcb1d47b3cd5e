import { defineOperation, f, roles } from '@school/kernel';
import type { Keyed } from '@school/kernel';
import { recordParameters } from '../record-parameters.ts';

export const roleGroupsOfUser = defineOperation('roleGroupsOfUser', {
  module: 'access',
  label: 'Role groups and rights of a user',
  at: 'GET setup/v1/user/role_group/:id',
  input: { id: f.int({ required: true, min: 1 }) },
  answer: 'wire',
  access: roles,
});

export const profileOfUser = defineOperation('profileOfUser', {
  module: 'access',
  label: 'The profile of a user',
  at: 'GET setup/v1/user/profile/get/:id',
  input: { id: f.int({ required: true, min: 1 }) },
  answer: 'wire',
  access: roles,
});

export const usersFound = defineOperation('usersFound', {
  module: 'access',
  label: 'Users by name',
  at: 'GET setup/v1/user/findByName/:name',
  input: { name: f.text({ required: true }) },
  answer: 'wire',
  access: ['UserManagement'],
});

export const userShown = defineOperation('userShown', {
  module: 'access',
  label: 'A user',
  at: 'GET setup/v1/user/get/:id',
  also: ['GET setup/v1/user/:id'],
  input: { id: f.int({ required: true, min: 1 }), ...recordParameters },
  answer: 'wire',
  access: roles,
});

export const userOperations = [roleGroupsOfUser, profileOfUser, usersFound, userShown] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof userOperations> {}
}
