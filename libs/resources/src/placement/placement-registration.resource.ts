import { defineResource, f, is } from '@school/kernel';
import { placementKeepers, placementReaders } from './access.ts';

/** An invitation of one student to a placement event, from the letter to the place that was or was not obtained. */
export const placementRegistration = defineResource('placementRegistration', {
  module: 'placement',
  label: ['Placement invitation', 'Placement invitations'],
  api: 'setup/v1/PlacementRegistration',
  noArchive: true,
  fields: {
    event: f.ref('placementEvent', { required: true, onDelete: 'cascade' }),
    student: f.ref('student', { required: true, named: true, onDelete: 'restrict' }),
    batch: f.ref('batch', { readOnly: true, named: true, onDelete: 'restrict' }),
    status: f.choice(
      {
        INVITED: 'Invited',
        APPLIED: 'Applied',
        APPROVED: 'Approved',
        REJECTED: 'Rejected',
        ATTENDED: 'Attended',
        ABSENT: 'Absent',
        PLACED: 'Placed',
        NOT_PLACED: 'Not placed',
        WITHDRAWN: 'Withdrawn',
      },
      {
        required: true,
        default: 'INVITED',
        readOnly: true,
        index: true,
        tones: {
          INVITED: 'info',
          APPLIED: 'warning',
          APPROVED: 'success',
          REJECTED: 'error',
          ATTENDED: 'success',
          ABSENT: 'error',
          PLACED: 'success',
          NOT_PLACED: 'neutral',
          WITHDRAWN: 'neutral',
        },
      },
    ),
    appliedAt: f.dateTime({ label: 'Applied on', readOnly: true }),
    decidedAt: f.dateTime({ label: 'Decided', readOnly: true }),
    decidedBy: f.ref('user', { readOnly: true, named: true, onDelete: 'clear' }),
    offerPackage: f.text({ label: 'Pay agreed', max: 80 }),
    joinDate: f.date({ label: 'Starts on' }),
    remarks: f.text({ max: 500 }),
  },
  title: 'student',
  list: {
    columns: ['student', 'batch', 'status', 'appliedAt', 'offerPackage', 'joinDate', 'remarks'],
    sort: 'student',
    filters: ['status'],
    board: { by: 'status', fields: ['batch', 'appliedAt'] },
  },
  conditions: {
    offerPackage: { visible: is('status', 'PLACED') },
    joinDate: { visible: is('status', 'PLACED') },
  },
  unique: [{ fields: ['event', 'student'] }],
  closed: [
    {
      verbs: ['delete'],
      when: is('status', 'PLACED'),
      code: 'PLACED',
      message: 'A student who got a place cannot be removed from the list.',
    },
  ],
  lifecycle: {
    field: 'status',
    initial: 'INVITED',
    transitions: {
      apply: {
        label: 'Has applied',
        access: placementKeepers,
        from: ['INVITED'],
        to: 'APPLIED',
        tone: 'info',
      },
      withdraw: {
        label: 'Has withdrawn',
        access: placementKeepers,
        from: ['INVITED', 'APPLIED'],
        to: 'WITHDRAWN',
        tone: 'warning',
      },
      approve: {
        label: 'Approve',
        access: placementKeepers,
        from: ['APPLIED'],
        to: 'APPROVED',
        tone: 'success',
      },
      reject: {
        label: 'Reject',
        access: placementKeepers,
        from: ['APPLIED'],
        to: 'REJECTED',
        tone: 'error',
        ask: { remarks: f.text({ max: 500 }) },
      },
      attend: {
        label: 'Has attended',
        access: placementKeepers,
        from: ['APPROVED'],
        to: 'ATTENDED',
        tone: 'success',
      },
      miss: {
        label: 'Did not come',
        access: placementKeepers,
        from: ['APPROVED'],
        to: 'ABSENT',
        tone: 'error',
      },
      place: {
        label: 'Got a place',
        access: placementKeepers,
        from: ['ATTENDED'],
        to: 'PLACED',
        tone: 'success',
        ask: {
          offerPackage: f.text({ label: 'Pay agreed', max: 80 }),
          joinDate: f.date({ label: 'Starts on' }),
        },
      },
      refuse: {
        label: 'Not selected',
        access: placementKeepers,
        from: ['ATTENDED'],
        to: 'NOT_PLACED',
        tone: 'neutral',
      },
    },
  },
  access: {
    read: placementReaders,
    update: placementKeepers,
    delete: placementKeepers,
    rows: {
      PlacementActivities: 'all',
      EMPLOYEE: 'all',
      STUDENT: { student: { $me: 'student' } },
      PARENT: { student_in: { $me: 'wards' } },
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    placementRegistration: typeof placementRegistration;
  }
}
