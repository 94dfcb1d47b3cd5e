import type { Work } from '../../../engine/behaviour.ts';
import { followBill, tellOfChanges, type BillChange } from '../changing/follow-bill.ts';
import { fareDrafts } from './fare-drafts.ts';
import { fareCollectionsOf, type FareCollection } from './fares.store.ts';

const follow = (
  work: Work,
  collection: FareCollection,
  student: number,
  isFixed: boolean,
): Promise<BillChange | undefined> => {
  const period = { category: collection.category, from: collection.periodFrom, to: collection.periodTo };
  const followed = { name: collection.name, bill: collection.bill, collection: { ...collection }, isFixed };
  return followBill(work, student, followed, async (billed) => (await fareDrafts(work, period, [billed]))[0]);
};

/**
 * Fare bills follow a student's seats from a given day: those of published collections without payments, in proportion to
 * the days. Getting a seat creates a bill, giving it up removes it; parents are notified.
 * @param isFixed only records by how much paid bills differ
 */
export const refare = async (
  work: Work,
  student: { readonly id: number; readonly name: string },
  from: string,
  isFixed = false,
): Promise<void> => {
  const changes: BillChange[] = [];
  for (const collection of await fareCollectionsOf(work.transaction, student.id, from)) {
    const change = await follow(work, collection, student.id, isFixed);
    if (change) changes.push(change);
  }
  await tellOfChanges(work, student, changes);
};
