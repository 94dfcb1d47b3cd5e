/** Days of a stay; without a moving-out day it is open-ended. */
export interface StayDays {
  readonly from: string;
  /** The day from which the bed is free: the night before is the last one. */
  readonly out: string | null;
}

export type StayState = 'RESERVED' | 'ACTIVE' | 'VACATED';

/** The state of a stay that was not taken back: occupied before the day of moving out, not yet before the first day. */
export const stayStateOn = ({ from, out }: StayDays, today: string): StayState => {
  if (out !== null && out <= today) return 'VACATED';
  return from > today ? 'RESERVED' : 'ACTIVE';
};

/** States of a stay that is not over: occupied, or going to be. */
export const openStates: readonly StayState[] = ['RESERVED', 'ACTIVE'];
