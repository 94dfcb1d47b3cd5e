import { concat, defineResource, f, field } from '@school/kernel';
import { alumniAccess, alumniKeepers } from './access.ts';

/** A former student who stays in touch: created from a student who left, or entered by hand. */
export const alumni = defineResource('alumni', {
  module: 'alumni',
  label: ['Former student', 'Former students'],
  api: 'collab/v1/alumni',
  comments: true,
  screens: {
    list: '/alumni/view_alumni_students',
    create: '/alumni/create_alumni',
    show: '/alumni/view_alumni_students/:id',
    edit: '/alumni/view_alumni_students/:id/edit',
  },
  menu: {
    group: 'alumni',
    order: 20,
    icon: 'people',
    description: 'Who left when, what they do now, how to reach them',
    access: alumniKeepers,
    create: {
      label: 'Add a former student',
      description: 'By hand; whole classes are added in the register',
      icon: 'add',
    },
  },
  fields: {
    student: f.ref('student', {
      label: 'Student file',
      readOnly: true,
      named: true,
      unique: true,
      onDelete: 'restrict',
    }),
    firstName: f.text({ required: true, max: 60, search: true }),
    lastName: f.text({ max: 60, search: true }),
    fullName: f.computed({
      label: 'Name',
      as: 'text',
      value: concat(' ', field('firstName'), field('lastName')),
      sortedBy: ['lastName', 'firstName'],
    }),
    passingYear: f.int({ label: 'Left in', year: true, required: true, min: 1900, max: 2200, index: true }),
    course: f.ref('course', { named: true, onDelete: 'restrict' }),
    batch: f.ref('batch', { named: true, onDelete: 'restrict' }),
    admissionNumber: f.text({ max: 30, search: true }),
    email: f.email({ level: 'basic', max: 120, unique: true }),
    phone: f.phone({ level: 'basic', max: 25 }),
    occupation: f.text({ max: 120 }),
    employer: f.text({ max: 120, search: true }),
    position: f.text({ max: 120 }),
    city: f.text({ max: 120 }),
    country: f.ref('country', { named: true, onDelete: 'restrict' }),
    linkedIn: f.text({
      label: 'LinkedIn',
      max: 200,
      pattern: { regex: 'https://.+', message: 'An address that starts with https://' },
    }),
    consentContact: f.flag({
      label: 'May be contacted',
      default: true,
      help: 'Without it, no messages or invitations are sent',
    }),
    notes: f.longText({ max: 2000 }),
    status: f.choice(
      { PENDING: 'To be checked', VERIFIED: 'Checked', REJECTED: 'Rejected' },
      {
        required: true,
        default: 'VERIFIED',
        index: true,
        tones: { PENDING: 'warning', VERIFIED: 'success', REJECTED: 'error' },
      },
    ),
  },
  title: 'fullName',
  subtitle: ['passingYear', 'course'],
  alike: [['firstName', 'lastName', 'passingYear']],
  list: {
    columns: ['fullName', 'passingYear', 'course', 'employer', 'city', 'email', 'phone', 'status'],
    sort: '-passingYear',
    filters: ['passingYear', 'course', 'city', 'status', 'consentContact'],
    views: [
      { key: 'pending', label: 'To be checked', filter: { status: 'PENDING' } },
      { key: 'reachable', label: 'May be contacted', filter: { consentContact: true, status: 'VERIFIED' } },
    ],
  },
  form: {
    tabs: [
      {
        key: 'person',
        label: 'Person',
        sections: [
          { fields: ['firstName', 'lastName', 'status'] },
          { label: 'At school', fields: ['passingYear', 'course', 'batch', 'admissionNumber', 'student'] },
          { label: 'To reach', fields: ['email', 'phone', 'consentContact'] },
          {
            label: 'Today',
            fields: ['occupation', 'employer', 'position', 'city', 'country', 'linkedIn', 'notes'],
          },
        ],
      },
    ],
  },
  related: [{ key: 'invitations', label: 'Invitations', resource: 'alumniEventInvitation', via: 'alumni' }],
  lifecycle: {
    field: 'status',
    initial: 'VERIFIED',
    starts: ['PENDING', 'VERIFIED'],
    transitions: {
      verify: {
        label: 'Checked',
        access: alumniKeepers,
        from: ['PENDING', 'REJECTED'],
        to: 'VERIFIED',
        tone: 'success',
      },
      reject: {
        label: 'Reject',
        access: alumniKeepers,
        from: ['PENDING', 'VERIFIED'],
        to: 'REJECTED',
        tone: 'error',
        confirm: 'Nothing more is sent to this person.',
      },
    },
  },
  actions: {
    takeOver: {
      label: 'Add students who have left',
      on: 'list',
      access: alumniKeepers,
      ask: {
        courses: f.refs('course', { named: true, help: 'If empty, all courses are included' }),
        batches: f.refs('batch', { named: true, help: 'If empty, all batches are included' }),
        leftFrom: f.date({ label: 'Left on or after' }),
      },
      confirm: 'Everyone who graduated or left is added to the register, once.',
      answer: { made: f.int({ label: 'Taken over' }), known: f.int({ label: 'There already' }) },
    },
  },
  access: { ...alumniAccess, history: alumniKeepers },
  sample: { email: undefined, linkedIn: undefined },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    alumni: typeof alumni;
  }
}
