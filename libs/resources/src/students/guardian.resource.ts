import { concat, defineResource, f, field } from '@school/kernel';
import { studentKeepers } from './access.ts';

const readers = ['StudentView', 'StudentControl', 'Admission', 'PARENT'] as const;

/** A parent or anyone else responsible for students; one record for all children. */
export const guardian = defineResource('guardian', {
  module: 'students',
  label: ['Guardian', 'Guardians'],
  api: 'setup/v1/Guardian',
  screens: { list: '/guardians', show: '/guardians/:id', edit: '/student/guardians/edit/:id' },
  menu: {
    group: 'students',
    order: 20,
    icon: 'groups',
    description: 'Parents and others responsible for students',
    access: ['StudentView', 'StudentControl', 'Admission'],
  },
  fields: {
    firstName: f.text({ required: true, max: 60, search: true, aliases: ['Name'] }),
    lastName: f.text({ max: 60, search: true }),
    fullName: f.computed({
      label: 'Name',
      as: 'text',
      value: concat(' ', field('firstName'), field('lastName')),
      sortedBy: ['lastName', 'firstName'],
    }),
    email: f.email({ level: 'private', max: 120 }),
    mobile: f.phone({ level: 'private', max: 25, search: true }),
    officePhone: f.phone({ level: 'private', max: 25 }),
    occupation: f.text({ max: 80 }),
    education: f.text({ max: 80 }),
    income: f.money({ label: 'Annual income', level: 'finance', min: '0' }),
    dateOfBirth: f.date({ level: 'private', max: 'today' }),
    nationalId: f.text({ level: 'private', max: 30, unique: true, noCopy: true }),
    photo: f.image({ level: 'private', maxBytes: 524_288, noCopy: true, ratio: [35, 45] }),
    officeAddress: f.group(
      {
        line1: f.text({ label: 'Address line 1', max: 120 }),
        line2: f.text({ label: 'Address line 2', max: 120 }),
        city: f.text({ max: 60 }),
        state: f.text({ max: 60 }),
      },
      { level: 'private' },
    ),
    officeCountry: f.ref('country', { level: 'private' }),
    children: f.rollup({ of: 'studentGuardian', via: 'guardian', fn: 'count' }),
    childrenHere: f.rollup({
      label: 'Children here',
      of: 'studentGuardian',
      via: 'guardian',
      fn: 'count',
      where: { 'student.status': 'ACTIVE' },
    }),
  },
  title: 'fullName',
  subtitle: ['mobile'],
  list: {
    columns: ['fullName', 'mobile', 'email', 'occupation', 'children'],
    sort: 'fullName',
  },
  form: {
    tabs: [
      {
        key: 'guardian',
        label: 'Guardian',
        sections: [
          { fields: ['firstName', 'lastName', 'mobile', 'email', 'occupation'] },
          { label: 'More', fields: ['education', 'income', 'dateOfBirth', 'nationalId', 'photo'] },
          { label: 'Office', fields: ['officePhone', 'officeAddress', 'officeCountry'] },
        ],
      },
    ],
  },
  alike: [['mobile'], ['firstName', 'lastName']],
  related: [{ key: 'children', label: 'Children', resource: 'studentGuardian', via: 'guardian' }],
  access: {
    read: readers,
    create: studentKeepers,
    update: studentKeepers,
    delete: ['StudentControl'],
    rows: {
      StudentView: 'all',
      StudentControl: 'all',
      Admission: 'all',
      PARENT: { id: { $me: 'guardian' } },
    },
    levels: {
      private: { read: readers, write: studentKeepers },
      finance: { read: studentKeepers, write: studentKeepers },
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    guardian: typeof guardian;
  }
}
