import type { Rider } from '@school/domain';

export const rideStates = ['PRESENT', 'ABSENT', 'LEAVE'] as const;
export type RideState = (typeof rideStates)[number];

/** Unsaved choices, by passenger. */
export type Chosen = ReadonlyMap<number, RideState>;

export const stateOf = ({ allocation, status }: Rider, chosen: Chosen): RideState | null =>
  chosen.get(allocation) ?? status;

/** The marks with everyone unmarked set to present: most are, and those who are not are marked before or after. */
export const allPresent = (riders: readonly Rider[], chosen: Chosen): Chosen => {
  const next = new Map(chosen);
  for (const rider of riders) if (stateOf(rider, chosen) === null) next.set(rider.allocation, 'PRESENT');
  return next;
};

/** What is sent: marks that differ from the stored ones. */
export const changedMarks = (
  riders: readonly Rider[],
  chosen: Chosen,
): { readonly allocation: number; readonly status: RideState }[] =>
  riders.flatMap((rider) => {
    const status = chosen.get(rider.allocation);
    return status !== undefined && status !== rider.status ? [{ allocation: rider.allocation, status }] : [];
  });

/** How many are marked as each. */
export const countMarks = (
  riders: readonly Rider[],
  chosen: Chosen,
): Readonly<Record<RideState | 'OPEN', number>> => {
  const count = { PRESENT: 0, ABSENT: 0, LEAVE: 0, OPEN: 0 };
  for (const rider of riders) count[stateOf(rider, chosen) ?? 'OPEN'] += 1;
  return count;
};
