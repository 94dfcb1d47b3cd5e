import { concat, defineResource, f, field, is, isEmpty, isOneOf } from '@school/kernel';
import { admissionOffice, admissionsGroup } from './access.ts';
import { contactModes } from './enquiry-follow-up.resource.ts';

const open = ['NEW', 'CONTACTED', 'VISITED'] as const;

/**
 * A family that asks about a place: by telephone, in person, online. What was noted is carried over into the application.
 */
export const applicantEnquiry = defineResource('applicantEnquiry', {
  module: 'admissions',
  label: ['Enquiry', 'Enquiries'],
  api: 'setup/v1/ApplicantEnquiry',
  screens: {
    list: '/applicant_enquiries',
    create: '/applicant_enquiries/new',
    show: '/applicant_enquiries/:id',
  },
  menu: {
    group: admissionsGroup,
    order: 10,
    icon: 'chat',
    description: 'Families asking about a place, and when to call them back',
    create: { label: 'New enquiry', description: 'Someone calls or visits', icon: 'admission' },
  },
  fields: {
    enquiryNumber: f.series('ENQ-{yyyy}-{seq:5}', { label: 'Number', search: true }),
    firstName: f.text({ required: true, max: 60, search: true }),
    lastName: f.text({ max: 60, search: true }),
    fullName: f.computed({
      label: 'Child',
      as: 'text',
      value: concat(' ', field('firstName'), field('lastName')),
      sortedBy: ['lastName', 'firstName'],
    }),
    gender: f.choice({ MALE: 'Male', FEMALE: 'Female', OTHER: 'Other' }),
    dateOfBirth: f.date({ level: 'private', max: 'today' }),
    opening: f.ref('admissionOpening', {
      label: 'Open course',
      required: true,
      filter: { active: true },
      named: true,
    }),
    guardianName: f.text({ label: 'Who asks', required: true, max: 120, search: true }),
    relation: f.ref('genericCode', { filter: { listKey: 'RELATION' } }),
    mobile: f.phone({ level: 'private', max: 25, search: true }),
    email: f.email({ level: 'private', max: 120 }),
    source: f.choice(
      {
        PHONE: 'Telephone',
        WALK_IN: 'At the school',
        WEB: 'Website',
        REFERRAL: 'Recommended',
        AGENT: 'Agent',
        OTHER: 'Other',
      },
      { label: 'Came by', required: true, default: 'PHONE', index: true },
    ),
    askedOn: f.date({ label: 'Asked on', required: true, default: 'today', max: 'today', index: true }),
    assignedTo: f.ref('employee', { filter: { status: 'ACTIVE' }, named: true, onDelete: 'clear' }),
    nextFollowUpOn: f.date({ label: 'Again on', index: true }),
    note: f.longText({ max: 1000 }),
    contacts: f.rollup({ label: 'Contacts', of: 'enquiryFollowUp', via: 'enquiry', fn: 'count' }),
    status: f.choice(
      { NEW: 'New', CONTACTED: 'Spoken to', VISITED: 'Came to see', CONVERTED: 'Applied', CLOSED: 'Closed' },
      {
        required: true,
        default: 'NEW',
        readOnly: true,
        index: true,
        tones: {
          NEW: 'warning',
          CONTACTED: 'info',
          VISITED: 'info',
          CONVERTED: 'success',
          CLOSED: 'neutral',
        },
      },
    ),
    closeReason: f.text({ label: 'Why closed', max: 250, readOnly: true, noCopy: true }),
    applicant: f.ref('applicant', {
      label: 'Application',
      readOnly: true,
      noCopy: true,
      named: true,
      onDelete: 'clear',
    }),
  },
  title: 'fullName',
  subtitle: ['enquiryNumber', 'opening'],
  list: {
    columns: [
      'enquiryNumber',
      'fullName',
      'opening',
      'guardianName',
      'mobile',
      'source',
      'nextFollowUpOn',
      'status',
    ],
    head: 'fullName',
    sort: '-askedOn',
    filters: ['status', 'opening', 'source', 'assignedTo', 'askedOn'],
    views: [
      { key: 'open', label: 'Open', filter: { status_in: open } },
      {
        key: 'due',
        label: 'To call back today',
        filter: { status_in: open, nextFollowUpOn_lte: { $date: 'today' } },
      },
    ],
    opens: 'open',
    board: { by: 'status', fields: ['opening', 'guardianName', 'mobile', 'nextFollowUpOn'] },
  },
  form: {
    tabs: [
      {
        key: 'enquiry',
        label: 'Enquiry',
        sections: [
          { fields: ['guardianName', 'relation', 'mobile', 'email', 'source', 'askedOn'] },
          { label: 'Child', fields: ['firstName', 'lastName', 'gender', 'dateOfBirth', 'opening'] },
          { label: 'What comes next', fields: ['assignedTo', 'nextFollowUpOn', 'note'] },
          { fields: ['enquiryNumber', 'status', 'closeReason', 'applicant'] },
        ],
      },
    ],
  },
  alike: [
    ['mobile', 'firstName'],
    ['firstName', 'lastName', 'dateOfBirth'],
  ],
  related: [{ key: 'contacts', label: 'Contacts', resource: 'enquiryFollowUp', via: 'enquiry' }],
  conditions: {
    mobile: { required: isEmpty('email') },
    closeReason: { visible: is('status', 'CLOSED') },
    applicant: { visible: is('status', 'CONVERTED') },
    nextFollowUpOn: { visible: isOneOf('status', open) },
  },
  actions: {
    noteContact: {
      label: 'Record a contact',
      on: 'row',
      access: admissionOffice,
      when: isOneOf('status', open),
      ask: {
        mode: f.choice(contactModes, { label: 'How', required: true, default: 'CALL' }),
        note: f.longText({ label: 'What was said', required: true, max: 1000 }),
        nextOn: f.date({ label: 'Again on', min: 'today' }),
      },
    },
  },
  lifecycle: {
    field: 'status',
    initial: 'NEW',
    transitions: {
      apply: {
        label: 'Make an application',
        access: admissionOffice,
        from: open,
        to: 'CONVERTED',
        tone: 'success',
        ask: {
          opening: f.ref('admissionOpening', {
            label: 'Open course',
            required: true,
            filter: { active: true },
          }),
          dateOfBirth: f.date({ level: 'private', required: true, max: 'today' }),
          gender: f.choice({ MALE: 'Male', FEMALE: 'Female', OTHER: 'Other' }, { required: true }),
          percentage: f.percent({
            label: 'Result at the previous school',
            scale: 2,
            min: '0',
            max: '100',
            help: 'If the open course asks for it',
          }),
        },
      },
      contact: { label: 'Spoken to', access: admissionOffice, from: ['NEW'], to: 'CONTACTED', tone: 'info' },
      visit: {
        label: 'Came to see',
        access: admissionOffice,
        from: ['NEW', 'CONTACTED'],
        to: 'VISITED',
        tone: 'info',
      },
      close: {
        label: 'Close',
        access: admissionOffice,
        from: open,
        to: 'CLOSED',
        tone: 'warning',
        ask: { closeReason: f.text({ label: 'Why closed', required: true, max: 250 }) },
      },
      reopen: { label: 'Reopen', access: admissionOffice, from: ['CLOSED'], to: 'CONTACTED' },
    },
  },
  closed: [
    {
      verbs: ['delete'],
      when: is('status', 'CONVERTED'),
      code: 'CONVERTED',
      message: 'An application was made from it, so it cannot be deleted.',
    },
  ],
  sample: { askedOn: '2026-03-01', dateOfBirth: '2016-05-17', gender: 'FEMALE', nextFollowUpOn: undefined },
  access: {
    read: ['Admission', 'StudentView'],
    create: admissionOffice,
    update: admissionOffice,
    delete: admissionOffice,
    levels: { private: { read: ['Admission', 'StudentView'], write: admissionOffice } },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    applicantEnquiry: typeof applicantEnquiry;
  }
}
