import { membersAfter } from '@school/domain';
import type { Work } from '../../../engine/behaviour.ts';
import { allCategories } from '../categories/category.store.ts';
import { writeAuditLines } from '../../../engine/audit/audit-lines.ts';
import { groupOf, groupsHolding } from './group.store.ts';
import { snapshotOf } from './group-snapshot.ts';
import { addMembers, keepRevision, raiseRevision } from './revision.store.ts';

const reviseGroup = async (work: Work, id: number, reason: string): Promise<void> => {
  const { transaction } = work;
  const members = (await groupOf(transaction, id)).categories.map((category) => category.id);
  const wanted = membersAfter(members, members, await allCategories(transaction));
  const missing = wanted.filter((member) => !members.includes(member));
  if (missing.length > 0) await addMembers(work, id, missing);
  const { revision, version } = await raiseRevision(work, id);
  await keepRevision(work, id, revision, snapshotOf(await groupOf(transaction, id)), reason);
  writeAuditLines(work, 'payrollGroup', 'update', [
    { id, version, changes: { revision: [revision - 1, revision] } },
  ]);
};

/**
 * Creates a new revision of every group with a category because the category's rule changed, adding what the new rule
 * reads. Assignments keep the revision they were made with.
 */
export const reviseGroupsOf = async (work: Work, category: number, reason: string): Promise<void> => {
  for (const group of await groupsHolding(work.transaction, category)) {
    await reviseGroup(work, group, reason);
  }
};
