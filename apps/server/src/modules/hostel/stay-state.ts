/** Days of a stay; without a day of moving out it goes on. */
export interface StayDays {
  readonly from: string;
  /** The day on which the bed is free: the night before is the last one. */
  readonly out: string | null;
}

export type StayState = 'RESERVED' | 'ACTIVE' | 'VACATED';

/** The state of a stay that was not taken back: before the day of moving out somebody lives there, before the first nobody does yet. */
export const stayStateOn = ({ from, out }: StayDays, today: string): StayState => {
  if (out !== null && out <= today) return 'VACATED';
  return from > today ? 'RESERVED' : 'ACTIVE';
};

/** States of a stay that is not over: somebody lives there, or is going to. */
export const openStates: readonly StayState[] = ['RESERVED', 'ACTIVE'];
