import type { Behaviour } from '../../engine/behaviour.ts';
import { holdCopy } from './copy.store.ts';
import { shelve } from './shelve.ts';

/** Places that nobody waits in any more, without the book having been fetched. */
const givenUp: ReadonlySet<unknown> = new Set(['CANCELLED', 'EXPIRED']);

/** Places in the queue that are given up: the copy that was kept goes to whoever is next, or back on the shelf. */
export const bookReservationBehaviour: Behaviour = {
  // Afterwards, since a copy is kept for one place at a time.
  afterSave: async (saved, before, work) => {
    if (before?.['status'] !== 'READY' || !givenUp.has(saved['status'])) return;
    const copy = await holdCopy(work.transaction, Number(before['assignedCopy']));
    if (copy?.status === 'ON_HOLD') await shelve(work, copy, { to: 'AVAILABLE' });
  },
};
