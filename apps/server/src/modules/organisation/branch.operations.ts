import { ownPlaces } from '@school/resources';
import { handle } from '../../engine/operation/handle.ts';
import type { BranchEntry } from './branch-entry.ts';

declare module '@school/kernel' {
  interface KnownAnswers {
    ownPlaces: Awaited<ReturnType<BranchEntry['placesOf']>>;
  }
}

/** Head office and branches, as far as the caller has access. */
export const branchReadings = (entry: BranchEntry) => [
  handle(ownPlaces, ({ context }) => entry.placesOf(context)),
];
