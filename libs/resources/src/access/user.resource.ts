import { all, any, concat, defineResource, f, field, is, isOneOf, not } from '@school/kernel';
import { audienceMakers } from '../collaboration/audience.ts';
import { sellers } from '../inventory/access.ts';
import { schoolStep } from '../menu/school-set-up.ts';

/** Anyone who can sign in. Passwords and sessions are stored separately and never leave the server. */
export const user = defineResource('user', {
  module: 'access',
  label: ['User', 'Users'],
  api: 'setup/v1/user',
  ownCalls: ['get'],
  screens: { list: '/user', show: '/user/profile/:id', edit: '/user/edit/:id' },
  menu: {
    group: 'users',
    order: 10,
    icon: 'user',
    description: 'Who may sign in, and as what',
    also: [schoolStep('user', { where: { entityType_ne: 'ADMIN' }, optional: true })],
  },
  fields: {
    username: f.text({
      required: true,
      unique: true,
      keptByArchived: true,
      max: 30,
      search: true,
      pattern: { regex: '[A-Za-z0-9_-]+', message: 'Letters, digits, _ and - only' },
    }),
    entityType: f.choice(
      { ADMIN: 'Administrator', EMPLOYEE: 'Employee', STUDENT: 'Student', PARENT: 'Parent' },
      { label: 'Kind', required: true, index: true },
    ),
    firstName: f.text({ required: true, max: 120, search: true }),
    lastName: f.text({ max: 120, search: true }),
    fullName: f.computed({
      label: 'Name',
      as: 'text',
      value: concat(' ', field('firstName'), field('lastName')),
      sortedBy: ['lastName', 'firstName'],
    }),
    email: f.email({ level: 'private', max: 120, search: false }),
    mobile: f.phone({ level: 'private', max: 25 }),
    photo: f.image({ label: 'Picture', level: 'private', maxBytes: 524_288, ratio: [1, 1], noCopy: true }),
    language: f.choice(
      { en: 'English', gr: 'Deutsch', it: 'Italiano', rs: 'Русский', sp: 'Español' },
      { default: 'en' },
    ),
    // What belongs to a person is open to the account: there is at most one.
    employee: f.ref('employee', { onDelete: 'restrict', unique: true }),
    student: f.ref('student', { onDelete: 'restrict', readOnly: true, unique: true }),
    guardian: f.ref('guardian', { onDelete: 'restrict', readOnly: true, unique: true }),
    roleGroups: f.refs('roleGroup', { level: 'system' }),
    blocked: f.flag({ default: false, readOnly: true, index: true }),
    blockedReason: f.text({ max: 200, readOnly: true }),
    firstPasswordAt: f.dateTime({ label: 'First password given', readOnly: true }),
    lastLoginAt: f.dateTime({ label: 'Last sign-in', readOnly: true }),
  },
  title: 'fullName',
  subtitle: ['username', 'entityType'],
  // Families share addresses, so a duplicate is reported, not refused; sign-in finds accounts by it.
  alike: [['email']],
  list: {
    columns: ['username', 'fullName', 'entityType', 'employee', 'lastLoginAt', 'blocked'],
    sort: 'username',
    filters: ['entityType', 'blocked'],
  },
  form: {
    tabs: [
      {
        key: 'account',
        label: 'Account',
        sections: [
          { fields: ['username', 'entityType', 'firstName', 'lastName', 'language'] },
          { label: 'Contact', fields: ['email', 'mobile', 'photo'] },
          { label: 'Rights', fields: ['employee', 'student', 'guardian', 'roleGroups'] },
          { label: 'Sign-in', fields: ['firstPasswordAt', 'lastLoginAt', 'blocked', 'blockedReason'] },
        ],
      },
    ],
  },
  actions: {
    block: {
      label: 'Block',
      on: 'row',
      access: ['UserManagement'],
      when: not(is('blocked', true)),
      ask: { reason: f.text({ max: 200, help: 'Visible to those who manage users, not to the user.' }) },
      confirm: 'The user is signed out everywhere at once and cannot sign in until unblocked.',
      tone: 'warning',
    },
    unblock: {
      label: 'Unblock',
      on: 'row',
      access: ['UserManagement'],
      when: is('blocked', true),
      confirm: 'The user can sign in again.',
    },
    handOverDrive: {
      label: 'Hand over documents',
      on: 'row',
      access: ['UserManagement'],
      when: all(isOneOf('entityType', ['ADMIN', 'EMPLOYEE']), any(is('blocked', true), is('archived', true))),
      ask: {
        newOwner: f.ref('user', {
          required: true,
          filter: { entityType_in: ['ADMIN', 'EMPLOYEE'], blocked: false },
        }),
      },
      confirm:
        'Everything in this person’s document drive goes to the new owner, in a folder of its own. Whoever it is shared with keeps access.',
      tone: 'warning',
    },
  },
  sample: { entityType: 'EMPLOYEE' },
  access: {
    read: ['UserManagement'],
    pick: [...audienceMakers, 'CustomReports', ...sellers],
    create: ['UserManagement'],
    update: ['UserManagement'],
    levels: {
      private: { read: ['UserManagement'], write: ['UserManagement'] },
      system: { read: ['UserManagement'], write: ['UserManagement'] },
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    user: typeof user;
  }
}
