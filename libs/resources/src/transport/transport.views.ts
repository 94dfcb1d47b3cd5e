import { block, contribute, defineView, f } from '@school/kernel';
import { transportMarkers } from './access.ts';

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

export const transportViews = [ridesOfStudent] as const;

export const transportContributions = [
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
