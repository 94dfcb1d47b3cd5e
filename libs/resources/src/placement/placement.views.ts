import { block, contribute, definePage, defineView, f } from '@school/kernel';
import { placementKeepers } from './access.ts';

/** Events that a student was invited to. */
const placementsOfStudent = defineView('placementsOfStudent', {
  module: 'placement',
  label: 'Placement',
  of: 'placementRegistration',
  parameters: { student: f.ref('student', { required: true }) },
  columns: {
    event: { link: '/placementevents/:eventId' },
    company: { value: 'event.company' },
    eventDate: { value: 'event.eventDate' },
    status: {},
    offerPackage: {},
    eventId: { value: 'event.id', hidden: true },
  },
  sort: '-eventDate',
});

/** Invitations that a student has not answered. */
const placementInvitations = defineView('placementInvitations', {
  module: 'placement',
  label: 'Placement invitations',
  of: 'placementRegistration',
  where: { status: 'INVITED', 'event.status': 'ACTIVE', student: { $me: 'student' } },
  columns: {
    event: { link: '/placementevents/:eventId' },
    company: { value: 'event.company' },
    registrationDeadline: { value: 'event.registrationDeadline' },
    eventId: { value: 'event.id', hidden: true },
  },
  sort: 'registrationDeadline',
  access: ['STUDENT'],
});

/** Applications not yet decided on. */
const placementApplications = defineView('placementApplications', {
  module: 'placement',
  label: 'Applications for placement events',
  of: 'placementRegistration',
  where: { status: 'APPLIED', 'event.status': 'ACTIVE' },
  columns: {
    student: { link: '/placementevents/:eventId' },
    event: {},
    appliedAt: {},
    eventId: { value: 'event.id', hidden: true },
  },
  sort: 'appliedAt',
  access: placementKeepers,
});

export const placementViews = [placementsOfStudent, placementInvitations, placementApplications] as const;

export const placementPages = [
  definePage('placementInvite', {
    module: 'placement',
    label: 'Invite',
    paths: ['/placementevents/invite/:id'],
    of: 'placementEvent',
    parent: '/placementevents',
    access: placementKeepers,
    blocks: [
      block.links({ label: 'To the event', to: '/placementevents/:id', icon: 'back' }),
      block.own('placementInvite'),
      block.list('placementRegistration', 'event', { label: 'Invited' }),
    ],
  }),
] as const;

export const placementContributions = [
  contribute('student', {
    module: 'placement',
    tabs: [{ key: 'placement', label: 'Placement', blocks: [block.table('placementsOfStudent')] }],
  }),
  contribute('placementEvent', {
    module: 'placement',
    tabs: [
      {
        key: 'invite',
        label: 'Invite by batch',
        access: placementKeepers,
        blocks: [block.own('placementInvite')],
      },
    ],
  }),
  contribute('home', {
    module: 'placement',
    waiting: [
      {
        key: 'placementInvitations',
        label: 'Placement invitations',
        icon: 'badge',
        view: 'placementInvitations',
        to: '/placementevents',
        order: 25,
        roles: ['STUDENT'],
      },
      {
        key: 'placementApplications',
        label: 'Applications for placement events',
        icon: 'approve',
        view: 'placementApplications',
        to: '/placementevents',
        order: 36,
      },
    ],
  }),
] as const;
