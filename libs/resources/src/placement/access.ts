import type { Principal } from '@school/kernel';

/** Who announces placement events, invites, and notes what came of it. */
export const placementKeepers: readonly Principal[] = ['PlacementActivities'];

/** Employees see every event; students those they are invited to, parents those of their children. */
export const placementReaders: readonly Principal[] = [...placementKeepers, 'EMPLOYEE', 'STUDENT', 'PARENT'];

/** States of an invitation in which somebody has asked to take part. */
export const appliedStates = [
  'APPLIED',
  'APPROVED',
  'REJECTED',
  'ATTENDED',
  'ABSENT',
  'PLACED',
  'NOT_PLACED',
];
/** Of those, the ones in which he was there. */
export const attendedStates = ['ATTENDED', 'PLACED', 'NOT_PLACED'];
