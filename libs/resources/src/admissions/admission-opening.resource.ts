import { defineResource, f, field, gte, subtract } from '@school/kernel';
import { admissionKeepers, admissionsGroup } from './access.ts';

const applicants = (label: string, where = {}) =>
  f.rollup({ label, of: 'applicant', via: 'opening', fn: 'count', where });

/** A course of a year that people can apply for, from when until when, and on which terms. */
export const admissionOpening = defineResource('admissionOpening', {
  module: 'admissions',
  label: ['Open course', 'Open courses'],
  api: 'setup/v1/RegistrationCourse',
  screens: { list: '/applicants_admins/course_applicants', show: '/applicants_admins/course_applicants/:id' },
  menu: {
    group: admissionsGroup,
    order: 30,
    icon: 'academics',
    description: 'What is open for applications, and who applied, course by course',
    access: ['Admission', 'StudentView', 'BatchManagement'],
  },
  fields: {
    course: f.ref('course', { required: true, filter: { active: true }, named: true }),
    academicYear: f.ref('academicYear', { required: true, named: true }),
    name: f.text({
      label: 'Open course',
      max: 160,
      search: true,
      noCopy: true,
      help: 'If empty, course and year are used',
    }),
    openFrom: f.date({ label: 'Applications from', required: true, default: 'today' }),
    openTo: f.date({ label: 'Applications until', required: true }),
    seats: f.int({ min: 1, max: 9999, help: 'No more applicants than this are admitted' }),
    applicationFee: f.money({ level: 'basic', min: '0', default: '0.00', noSum: true }),
    minAge: f.int({
      label: 'Age from',
      min: 0,
      max: 99,
      help: 'In years on the last day of applications; if empty, as set for the course',
    }),
    maxAge: f.int({ label: 'Age to', min: 0, max: 99 }),
    minScore: f.percent({
      label: 'Minimum result at the previous school',
      scale: 2,
      min: '0',
      max: '100',
      help: 'In percent; an application without it or below it is not accepted. If empty, none is required',
    }),
    isStrict: f.flag({
      label: 'Admit only with all documents, the test passed and the fee paid',
      default: false,
      help: 'Otherwise, whoever admits is asked to confirm',
    }),
    active: f.flag({ default: true }),
    enquiries: f.rollup({ of: 'applicantEnquiry', via: 'opening', fn: 'count' }),
    applications: applicants('Applications'),
    interviewed: applicants('Interviews', { interviewAt_empty: false }),
    offered: applicants('Offers', { offeredOn_empty: false }),
    admitted: applicants('Admitted', { status: 'ADMITTED' }),
    waiting: applicants('Waiting list', { status: 'WAITING' }),
    discarded: applicants('Discarded', { status: 'DISCARDED' }),
    fees: f.rollup({
      label: 'Fees taken',
      of: 'applicant',
      via: 'opening',
      fn: 'sum',
      field: 'feePaid',
      as: 'money',
    }),
    free: f.computed({ label: 'Free places', as: 'int', value: subtract(field('seats'), field('admitted')) }),
  },
  scope: { year: 'academicYear' },
  title: 'name',
  subtitle: ['openTo'],
  list: {
    columns: [
      'name',
      'openFrom',
      'openTo',
      'applicationFee',
      'applications',
      'offered',
      'admitted',
      'seats',
      'active',
    ],
    sort: 'openTo',
    filters: ['course', 'academicYear', 'active'],
  },
  form: {
    tabs: [
      {
        key: 'opening',
        label: 'Open course',
        sections: [
          { fields: ['course', 'academicYear', 'name', 'openFrom', 'openTo', 'seats', 'active'] },
          { label: 'Terms', fields: ['applicationFee', 'minAge', 'maxAge', 'minScore', 'isStrict'] },
        ],
      },
    ],
  },
  related: [
    { key: 'applicants', label: 'Applicants', resource: 'applicant', via: 'opening' },
    { key: 'enquiries', label: 'Enquiries', resource: 'applicantEnquiry', via: 'opening' },
  ],
  unique: [{ fields: ['course', 'academicYear'] }],
  checks: [
    {
      key: 'closesAfterOpening',
      holds: gte(field('openTo'), field('openFrom')),
      message: 'Applications must not close before they open',
      field: 'openTo',
    },
    {
      key: 'ages',
      holds: gte(field('maxAge'), field('minAge')),
      message: 'The upper age must not be below the lower age',
      field: 'maxAge',
    },
  ],
  sample: {
    openFrom: '2020-01-01',
    openTo: '2040-12-31',
    minAge: 0,
    maxAge: 60,
    seats: 500,
    minScore: null,
    isStrict: false,
  },
  access: {
    read: ['EMPLOYEE'],
    create: admissionKeepers,
    update: admissionKeepers,
    delete: admissionKeepers,
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    admissionOpening: typeof admissionOpening;
  }
}
