import type { Principal } from '@school/kernel';

/** Who announces placement events, sends invitations, and records the outcome. */
export const placementKeepers: readonly Principal[] = ['PlacementActivities'];

/** Employees see every event; students those they are invited to, parents those of their children. */
export const placementReaders: readonly Principal[] = [...placementKeepers, 'EMPLOYEE', 'STUDENT', 'PARENT'];

/** States of an invitation in which the student has asked to take part. */
export const appliedStates = [
  'APPLIED',
  'APPROVED',
  'REJECTED',
  'ATTENDED',
  'ABSENT',
  'PLACED',
  'NOT_PLACED',
];
/** Of those, the ones in which the student attended. */
export const attendedStates = ['ATTENDED', 'PLACED', 'NOT_PLACED'];
