import type { Behaviour, RecordValues, Work } from '../../engine/behaviour.ts';
import { holdCopy } from './copy.store.ts';
import { shelve } from './shelve.ts';

/** The copy that was kept goes to whoever is next, or back on the shelf. */
const release = async (row: RecordValues, _asked: RecordValues, work: Work): Promise<RecordValues> => {
  if (row['status'] !== 'READY') return {};
  const copy = await holdCopy(work.transaction, Number(row['assignedCopy']));
  if (copy?.status === 'ON_HOLD') await shelve(work, copy, { to: 'AVAILABLE' });
  return {};
};

/** Places in the queue that are given up. */
export const bookReservationBehaviour: Behaviour = { transitions: { cancel: release, expire: release } };
