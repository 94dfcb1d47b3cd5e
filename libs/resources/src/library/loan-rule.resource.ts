import { defineResource, f, is } from '@school/kernel';
import { librarians } from './access.ts';
import { borrowerKinds } from './borrower.fields.ts';
import { mediaTypes } from './media.ts';

/** How many books a kind of borrower may have, for how long and at what fine; the most specific one applies (LIB-2). */
export const loanRule = defineResource('loanRule', {
  module: 'library',
  label: ['Card setting', 'Card settings'],
  api: 'setup/v1/LibraryCardSettings',
  screens: { list: '/library/card_setting', show: '/library/card_setting/:id' },
  menu: {
    group: 'library',
    order: 80,
    icon: 'settings',
    description: 'How many books, for how long, and the fine per day',
  },
  noArchive: true,
  fields: {
    name: f.text({ required: true, unique: true, max: 80, search: true, help: 'Students of grade 9' }),
    borrowerType: f.choice(borrowerKinds, {
      label: 'Borrower',
      required: true,
      default: 'STUDENT',
      index: true,
    }),
    course: f.ref('course', { help: 'Empty: any' }),
    studentCategory: f.ref('studentCategory', { help: 'Empty: any' }),
    department: f.ref('employeeDepartment', { help: 'Empty: any' }),
    mediaType: f.choice(mediaTypes, { label: 'Kind of book', help: 'Empty: any' }),
    booksIssuable: f.int({
      label: 'Books at once',
      required: true,
      min: 0,
      max: 500,
      default: 2,
      help: '0: none',
    }),
    timePeriod: f.int({ label: 'Loan period (days)', required: true, min: 1, max: 365, default: 30 }),
    renewalsAllowed: f.int({ label: 'Renewals', required: true, min: 0, max: 50, default: 1 }),
    renewalPeriod: f.int({
      label: 'Renewal period (days)',
      min: 1,
      max: 365,
      help: 'If empty, the loan period',
    }),
    reservationsAllowed: f.int({ label: 'Reservations', required: true, min: 0, max: 50, default: 2 }),
    finePerDay: f.money({
      noSum: true,
      label: 'Fine per day',
      level: 'basic',
      required: true,
      min: '0',
      default: '0.00',
    }),
    graceDays: f.int({ label: 'Grace days', required: true, min: 0, max: 60, default: 0 }),
    maxFine: f.money({
      label: 'Highest fine',
      level: 'basic',
      min: '0',
      noSum: true,
      help: 'Empty: no limit',
    }),
    scopeKey: f.text({ label: 'Applies to', max: 120, unique: true, readOnly: true, noCopy: true }),
  },
  title: 'name',
  subtitle: ['borrowerType'],
  list: {
    columns: [
      'name',
      'borrowerType',
      'course',
      'studentCategory',
      'department',
      'mediaType',
      'booksIssuable',
      'timePeriod',
      'renewalsAllowed',
      'finePerDay',
      'graceDays',
      'maxFine',
    ],
    sort: 'name',
    filters: ['borrowerType', 'course', 'studentCategory', 'mediaType'],
  },
  form: {
    tabs: [
      {
        key: 'rule',
        label: 'Card setting',
        sections: [
          {
            label: 'For whom',
            fields: ['name', 'borrowerType', 'course', 'studentCategory', 'department', 'mediaType'],
          },
          {
            label: 'Loan',
            fields: [
              'booksIssuable',
              'timePeriod',
              'renewalsAllowed',
              'renewalPeriod',
              'reservationsAllowed',
            ],
          },
          { label: 'Fine', fields: ['finePerDay', 'graceDays', 'maxFine'] },
        ],
      },
    ],
  },
  conditions: {
    course: { visible: is('borrowerType', 'STUDENT') },
    studentCategory: { visible: is('borrowerType', 'STUDENT') },
    department: { visible: is('borrowerType', 'EMPLOYEE') },
  },
  sample: { borrowerType: 'STUDENT', course: true },
  access: { read: ['EMPLOYEE', ...librarians], create: librarians, update: librarians, delete: librarians },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    loanRule: typeof loanRule;
  }
}
