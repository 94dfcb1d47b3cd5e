import type { Behaviour, RecordValues } from '../../engine/behaviour.ts';
import { refused } from './library-refusal.ts';

/** A card with books on it cannot be closed. */
export const libraryCardBehaviour: Behaviour = {
  transitions: {
    close: (row: RecordValues) => {
      if (Number(row['openLoans'] ?? 0) > 0) throw refused('HAS_OPEN_LOANS');
      return {};
    },
    unblock: () => ({ blockReason: null }),
  },
};
