import type { Rider } from '@school/domain';

export const rideStates = ['PRESENT', 'ABSENT', 'LEAVE'] as const;
export type RideState = (typeof rideStates)[number];

/** What was chosen and not saved yet, by passenger. */
export type Chosen = ReadonlyMap<number, RideState>;

export const stateOf = ({ allocation, status }: Rider, chosen: Chosen): RideState | null =>
  chosen.get(allocation) ?? status;

/** The marks with everybody present who has none yet: most are, and who is not is marked before or after. */
export const allPresent = (riders: readonly Rider[], chosen: Chosen): Chosen => {
  const next = new Map(chosen);
  for (const rider of riders) if (stateOf(rider, chosen) === null) next.set(rider.allocation, 'PRESENT');
  return next;
};

/** What is sent: marks that differ from those that are there. */
export const changedMarks = (
  riders: readonly Rider[],
  chosen: Chosen,
): { readonly allocation: number; readonly status: RideState }[] =>
  riders.flatMap((rider) => {
    const status = chosen.get(rider.allocation);
    return status !== undefined && status !== rider.status ? [{ allocation: rider.allocation, status }] : [];
  });

/** How many are marked in each way. */
export const countMarks = (
  riders: readonly Rider[],
  chosen: Chosen,
): Readonly<Record<RideState | 'OPEN', number>> => {
  const count = { PRESENT: 0, ABSENT: 0, LEAVE: 0, OPEN: 0 };
  for (const rider of riders) count[stateOf(rider, chosen) ?? 'OPEN'] += 1;
  return count;
};
