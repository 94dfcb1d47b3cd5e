import { any, defineResource, f, field, gt, is, isOneOf, not } from '@school/kernel';
import { hostelKeepers, hostelWardens, residentRows } from './access.ts';

/** Who lives there or will; which of the days is checked with the leave. */
const staying = { status_in: ['ACTIVE', 'RESERVED'] } as const;

/** Leave that is not over: whoever is back, or may not go after all, can ask for the same days again. */
const open = isOneOf('status', ['ASKED', 'GRANTED', 'AWAY']);

/** Leave of a resident: some hours out of the house, or nights away with a parent's consent. */
export const hostelLeave = defineResource('hostelLeave', {
  module: 'hostel',
  label: ['Resident leave', 'Residents’ leave'],
  api: 'api/v1/hostelLeave',
  screens: { list: '/hostels/leaves', create: '/hostels/leaves/new', show: '/hostels/leaves/:id' },
  menu: {
    group: 'hostel',
    order: 15,
    icon: 'exit',
    description: 'Gate passes and nights away, with parental consent',
    access: hostelWardens,
    also: [{ group: 'mySchool', order: 62, access: ['STUDENT', 'PARENT'], forOneself: true }],
  },
  noArchive: true,
  fields: {
    allocation: f.ref('hostelAllocation', {
      label: 'Resident',
      filter: staying,
      named: true,
      noCopy: true,
      help: 'Empty: yourself',
    }),
    student: f.ref('student', { readOnly: true, named: true, noCopy: true }),
    employee: f.ref('employee', { readOnly: true, named: true, noCopy: true }),
    hostel: f.ref('hostel', { readOnly: true, named: true, noCopy: true }),
    kind: f.choice(
      { GATE_PASS: 'Gate pass, back the same day', NIGHTS: 'Nights away' },
      { required: true, default: 'NIGHTS', index: true },
    ),
    leavesAt: f.dateTime({ label: 'Leaves at', required: true, index: true }),
    returnsAt: f.dateTime({ label: 'Back by', required: true, index: true }),
    destination: f.text({ label: 'Destination', required: true, max: 160 }),
    companion: f.text({ label: 'Fetched by', max: 120 }),
    reason: f.text({ required: true, max: 250 }),
    consent: f.choice(
      { ASKED: 'Asked', GIVEN: 'Given', REFUSED: 'Refused', NOT_NEEDED: 'Not needed' },
      {
        label: 'Parental consent',
        required: true,
        readOnly: true,
        default: 'ASKED',
        tones: { ASKED: 'warning', GIVEN: 'success', REFUSED: 'error', NOT_NEEDED: 'neutral' },
      },
    ),
    answer: f.text({ label: 'Note', max: 250, readOnly: true, noCopy: true }),
    leftAt: f.dateTime({ label: 'Left at', readOnly: true, noCopy: true }),
    backAt: f.dateTime({ label: 'Came back at', readOnly: true, noCopy: true }),
    status: f.choice(
      {
        ASKED: 'Requested',
        GRANTED: 'Granted',
        DENIED: 'Denied',
        AWAY: 'Away',
        BACK: 'Back',
        WITHDRAWN: 'Withdrawn',
      },
      {
        required: true,
        default: 'ASKED',
        readOnly: true,
        index: true,
        tones: {
          ASKED: 'warning',
          GRANTED: 'success',
          DENIED: 'error',
          AWAY: 'info',
          BACK: 'neutral',
          WITHDRAWN: 'neutral',
        },
      },
    ),
  },
  title: 'student',
  subtitle: ['kind', 'leavesAt'],
  list: {
    columns: ['student', 'hostel', 'kind', 'leavesAt', 'returnsAt', 'destination', 'consent', 'status'],
    head: 'student',
    sort: '-leavesAt',
    filters: ['hostel', 'kind', 'student', 'status', 'consent', 'leavesAt'],
    views: [
      { key: 'waiting', label: 'To be decided', filter: { status: 'ASKED' } },
      { key: 'away', label: 'Away', filter: { status: 'AWAY' } },
    ],
  },
  conditions: {
    allocation: { readOnly: not(is('status', 'ASKED')) },
    kind: { readOnly: not(is('status', 'ASKED')) },
    leavesAt: { readOnly: not(is('status', 'ASKED')) },
    returnsAt: { readOnly: not(isOneOf('status', ['ASKED', 'GRANTED', 'AWAY'])) },
  },
  checks: [
    {
      key: 'returnsAfterLeaving',
      holds: gt(field('returnsAt'), field('leavesAt')),
      message: 'The return must be after the departure',
      field: 'returnsAt',
    },
  ],
  // Nobody is away twice, also where somebody changes rooms in between.
  noOverlap: [
    { key: 'oncePerStudent', fields: ['student'], from: 'leavesAt', to: 'returnsAt', where: open },
    { key: 'oncePerEmployee', fields: ['employee'], from: 'leavesAt', to: 'returnsAt', where: open },
  ],
  lifecycle: {
    field: 'status',
    initial: 'ASKED',
    transitions: {
      consent: {
        label: 'Give consent',
        access: ['PARENT'],
        from: ['ASKED'],
        to: 'ASKED',
        or: ['GRANTED'],
        when: is('consent', 'ASKED'),
        tone: 'success',
      },
      // Not every parent has an account, and some only answer the telephone.
      recordConsent: {
        label: 'Record consent',
        access: hostelWardens,
        from: ['ASKED'],
        to: 'ASKED',
        when: is('consent', 'ASKED'),
        ask: { answer: f.text({ label: 'Who gave it, and how', required: true, max: 250 }) },
      },
      refuse: {
        label: 'Refuse consent',
        access: ['PARENT'],
        from: ['ASKED'],
        to: 'DENIED',
        when: isOneOf('consent', ['ASKED', 'GIVEN']),
        tone: 'error',
        ask: { answer: f.text({ label: 'Why', max: 250 }) },
      },
      grant: {
        label: 'Grant',
        access: hostelWardens,
        from: ['ASKED'],
        to: 'GRANTED',
        tone: 'success',
        ask: { answer: f.text({ label: 'Note', max: 250 }) },
      },
      deny: {
        label: 'Deny',
        access: hostelWardens,
        from: ['ASKED', 'GRANTED'],
        to: 'DENIED',
        tone: 'error',
        ask: { answer: f.text({ label: 'Why', required: true, max: 250 }) },
      },
      depart: { label: 'Has left', access: hostelWardens, from: ['GRANTED'], to: 'AWAY' },
      comeBack: { label: 'Is back', access: hostelWardens, from: ['AWAY'], to: 'BACK', tone: 'success' },
      withdraw: {
        label: 'Withdraw',
        access: ['STUDENT', ...hostelWardens],
        from: ['ASKED', 'GRANTED'],
        to: 'WITHDRAWN',
        tone: 'warning',
      },
    },
  },
  closed: [
    {
      verbs: ['update', 'delete'],
      when: any(is('status', 'BACK'), is('status', 'DENIED'), is('status', 'WITHDRAWN')),
      code: 'ENDED',
      message: 'This leave is closed and cannot be changed or deleted.',
    },
  ],
  sample: {
    allocation: true,
    leavesAt: '2026-07-03T16:00:00.000Z',
    returnsAt: '2026-07-05T18:00:00.000Z',
  },
  access: {
    read: [...hostelWardens, 'STUDENT', 'PARENT'],
    create: [...hostelWardens, 'STUDENT'],
    update: hostelWardens,
    delete: hostelKeepers,
    rows: residentRows('student'),
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    hostelLeave: typeof hostelLeave;
  }
}
