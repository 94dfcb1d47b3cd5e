import { defineResource, f, is, isEmpty, isNot, not } from '@school/kernel';
import { paymentFields } from '../finance/payment.fields.ts';
import { admissionOffice, admissionReaders, admissionsGroup } from './access.ts';
import { applicationFields, personFields, progressFields } from './applicant.fields.ts';
import { applicantMoves } from './applicant.moves.ts';

const cashiers = ['Admission', 'FeeSubmission'] as const;

/**
 * Someone who applies for a place. Admission turns the applicant into a student, with guardians, documents and everything
 * else in the application, so that nothing is typed twice.
 */
export const applicant = defineResource('applicant', {
  module: 'admissions',
  label: ['Application', 'Applications'],
  api: 'setup/v1/Applicant',
  screens: { list: '/applicants', create: '/applicants/new', show: '/applicants/:id' },
  menu: {
    group: admissionsGroup,
    order: 20,
    icon: 'form',
    description: 'Everyone who applied, and how far each has got',
    access: ['Admission', 'StudentView'],
    create: { label: 'New application', description: 'Enter an application', icon: 'admission' },
    also: [{ group: 'myWork', order: 70, access: ['EMPLOYEE'], forOneself: true }],
  },
  fields: { ...applicationFields, ...personFields, ...progressFields },
  comments: true,
  attachments: true,
  scope: { year: 'academicYear' },
  title: 'fullName',
  subtitle: ['registrationNumber', 'opening'],
  list: {
    columns: [
      'registrationNumber',
      'fullName',
      'opening',
      'applicationDate',
      'gender',
      'score',
      'feePaid',
      'status',
    ],
    head: 'fullName',
    sort: '-applicationDate',
    filters: ['status', 'opening', 'gender', 'category', 'applicationDate', 'isCleared'],
    totals: ['feePaid'],
    views: [
      { key: 'open', label: 'Open', filter: { status_nin: ['ADMITTED', 'DISCARDED'] } },
      { key: 'interviews', label: 'Upcoming interviews', filter: { status: 'INTERVIEW' } },
      { key: 'waiting', label: 'Waiting list', filter: { status: 'WAITING' } },
      {
        key: 'lapsing',
        label: 'Offers that end',
        filter: { status: 'OFFERED', offeredUntil_lte: { $date: 'today' } },
      },
    ],
    opens: 'open',
    board: { by: 'status', fields: ['registrationNumber', 'opening', 'score', 'interviewAt'] },
  },
  form: {
    tabs: [
      {
        key: 'applicant',
        label: 'Applicant',
        sections: [
          { fields: ['opening', 'applicationDate', 'registrationNumber', 'enquiry'] },
          {
            label: 'Child',
            fields: ['firstName', 'middleName', 'lastName', 'dateOfBirth', 'gender', 'photo'],
          },
          {
            label: 'Application progress',
            fields: [
              'status',
              'interviewAt',
              'interviewer',
              'score',
              'isCleared',
              'interviewNote',
              'offeredOn',
              'offeredUntil',
              'discardReason',
            ],
          },
          { label: 'Application fee', fields: ['feePaid', 'feePaidOn', 'receipt'] },
          { label: 'Admission', fields: ['student', 'batch', 'admittedOn'] },
        ],
      },
      {
        key: 'family',
        label: 'Family',
        sections: [
          { fields: ['sibling', 'guardians'] },
          { label: 'Contact', fields: ['mobile', 'phone', 'email', 'bySms', 'byEmail', 'photoConsent'] },
          { label: 'Home', fields: ['address', 'country'] },
        ],
      },
      {
        key: 'more',
        label: 'More',
        sections: [
          { fields: ['category', 'nationality', 'motherTongue', 'religion', 'birthPlace', 'bloodGroup'] },
          { fields: ['previous'] },
        ],
      },
    ],
  },
  alike: [
    ['firstName', 'lastName', 'dateOfBirth'],
    ['mobile', 'firstName'],
  ],
  related: [{ key: 'documents', label: 'Papers', resource: 'studentDocument', via: 'applicant' }],
  unique: [
    { fields: ['opening', 'firstName', 'lastName', 'dateOfBirth'], where: isNot('status', 'DISCARDED') },
  ],
  conditions: {
    interviewAt: { visible: not(isEmpty('interviewAt')) },
    interviewer: { visible: not(isEmpty('interviewAt')) },
    score: { visible: not(isEmpty('score')) },
    isCleared: { visible: not(isEmpty('interviewAt')) },
    interviewNote: { visible: not(isEmpty('interviewNote')) },
    offeredOn: { visible: not(isEmpty('offeredOn')) },
    offeredUntil: { visible: not(isEmpty('offeredUntil')) },
    discardReason: { visible: is('status', 'DISCARDED') },
    feePaidOn: { visible: not(isEmpty('feePaidOn')) },
    receipt: { visible: not(isEmpty('receipt')) },
    student: { visible: is('status', 'ADMITTED') },
    batch: { visible: is('status', 'ADMITTED') },
    admittedOn: { visible: is('status', 'ADMITTED') },
    enquiry: { visible: not(isEmpty('enquiry')) },
  },
  actions: {
    payFee: {
      label: 'Take the fee',
      on: 'row',
      access: cashiers,
      when: isEmpty('receipt'),
      ask: {
        paidOn: f.date({ label: 'Paid on', required: true, default: 'today', max: 'today' }),
        ...paymentFields,
      },
    },
  },
  lifecycle: { field: 'status', initial: 'PENDING', transitions: applicantMoves },
  closed: [
    {
      verbs: ['update', 'delete', 'archive'],
      when: is('status', 'ADMITTED'),
      code: 'ADMITTED',
      message: 'The applicant is now a student. Make changes there.',
    },
    {
      verbs: ['delete'],
      when: not(isEmpty('receipt')),
      code: 'PAID',
      message: 'A fee was paid for it, so it cannot be deleted. Discard it instead.',
    },
  ],
  custom: 'STUDENT',
  sample: { applicationDate: '2026-03-01', dateOfBirth: '2016-05-17', sibling: undefined },
  access: {
    read: [...admissionReaders, 'FeeSubmission'],
    create: admissionOffice,
    update: admissionOffice,
    delete: admissionOffice,
    pick: ['StudentControl'],
    rows: {
      StudentControl: 'all',
      Admission: 'all',
      StudentView: 'all',
      FeeSubmission: 'all',
      EMPLOYEE: { interviewer: { $me: 'employee' } },
    },
    remarks: { Admission: 'all', StudentView: 'all', EMPLOYEE: { interviewer: { $me: 'employee' } } },
    levels: {
      private: { read: admissionReaders, write: admissionOffice },
      medical: { read: ['Admission'], write: admissionOffice },
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    applicant: typeof applicant;
  }
}
