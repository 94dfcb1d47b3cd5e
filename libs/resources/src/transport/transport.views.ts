import { block, contribute, defineView, f } from '@school/kernel';
import { transportKeepers, transportMarkers } from './access.ts';

/** The seats of a student, now and before. */
const ridesOfStudent = defineView('ridesOfStudent', {
  module: 'transport',
  label: 'Transport',
  of: 'transportAllocation',
  parameters: { student: f.ref('student', { required: true }) },
  columns: {
    mode: {},
    pickupRoute: {},
    pickupStop: {},
    dropRoute: {},
    dropStop: {},
    fare: {},
    startDate: {},
    endDate: {},
    status: {},
  },
  sort: '-startDate',
});

/**
 * Vehicle documents that have expired or are about to; none for vehicles that are gone or where a later document exists.
 */
const papersToRenew = defineView('papersToRenew', {
  module: 'transport',
  label: 'Vehicle documents to renew',
  columns: {
    vehicle: { label: 'Vehicle', as: 'text', link: '/vehicles/:vehicleId?tab=certificates' },
    paper: { label: 'Kind', as: 'text' },
    expiresOn: { label: 'Runs out on', as: 'date' },
    vehicleId: { as: 'text', hidden: true },
  },
  access: transportKeepers,
});

export const transportViews = [ridesOfStudent, papersToRenew] as const;

export const transportContributions = [
  contribute('home', {
    module: 'transport',
    waiting: [
      {
        key: 'papersToRenew',
        label: 'Vehicle documents to renew',
        icon: 'certificate',
        view: 'papersToRenew',
        to: '/vehicles/papers',
        order: 30,
      },
    ],
  }),
  contribute('student', {
    module: 'transport',
    tabs: [
      {
        key: 'transport',
        label: 'Transport',
        access: [...transportMarkers, 'STUDENT', 'PARENT'],
        blocks: [block.table('ridesOfStudent')],
      },
    ],
  }),
] as const;
