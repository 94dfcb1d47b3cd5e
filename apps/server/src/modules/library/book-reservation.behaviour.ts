import type { Behaviour } from '../../engine/behaviour.ts';
import { holdCopy } from './copy.store.ts';
import { shelve } from './shelve.ts';

/** Places that are no longer waiting, without the book having been collected. */
const givenUp: ReadonlySet<unknown> = new Set(['CANCELLED', 'EXPIRED']);

/** Places in the queue that are given up: the reserved copy goes to whoever is next, or back on the shelf. */
export const bookReservationBehaviour: Behaviour = {
  // Afterwards, since a copy is reserved for one place at a time.
  afterSave: async (saved, before, work) => {
    if (before?.['status'] !== 'READY' || !givenUp.has(saved['status'])) return;
    const copy = await holdCopy(work.transaction, Number(before['assignedCopy']));
    if (copy?.status === 'ON_HOLD') await shelve(work, copy, { to: 'AVAILABLE' });
  },
};
