/** Somebody who waits for seats, the oldest first. */
export interface Waiting {
  readonly id: number;
  readonly seats: number;
}

/**
 * Whether somebody who accepts gets his seats, or waits (ALM-2).
 * @param capacity seats of the event; null for as many as come
 * @param taken seats of the others who have accepted
 * @param seats the person and the guests
 */
export const answerGiven = (
  capacity: number | null,
  taken: number,
  seats: number,
): 'ACCEPTED' | 'WAITLISTED' => (capacity === null || taken + seats <= capacity ? 'ACCEPTED' : 'WAITLISTED');

/** Who moves up when seats are free: the oldest that fits, and so on while there are any (ALM-2). */
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
