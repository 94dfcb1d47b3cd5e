/** Someone waiting for seats, the longest-waiting first. */
export interface Waiting {
  readonly id: number;
  readonly seats: number;
}

/**
 * Whether someone who accepts gets their seats, or waits (ALM-2).
 * @param capacity seats of the event; null for unlimited
 * @param taken seats of the others who have accepted
 * @param seats the person and the guests
 */
export const answerGiven = (
  capacity: number | null,
  taken: number,
  seats: number,
): 'ACCEPTED' | 'WAITLISTED' => (capacity === null || taken + seats <= capacity ? 'ACCEPTED' : 'WAITLISTED');

/** Who moves up when seats become free: the longest-waiting that fits, and so on while any are left (ALM-2). */
export const promoted = (
  capacity: number | null,
  taken: number,
  waiting: readonly Waiting[],
): readonly number[] => {
  let now = taken;
  return waiting.flatMap(({ id, seats }) => {
    if (answerGiven(capacity, now, seats) === 'WAITLISTED') return [];
    now += seats;
    return [id];
  });
};
