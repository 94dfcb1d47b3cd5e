import { NotFound } from '@school/kernel';
import type { RecordValues, Work } from '../../../engine/behaviour.ts';

interface GroupType {
  readonly leaveType: number;
  readonly leaveCount: unknown;
}

/** Leave types of a group, with the days of each. */
export const typesOf = (group: RecordValues): GroupType[] =>
  ((group['types'] ?? []) as readonly RecordValues[]).map(({ leaveType, leaveCount }) => ({
    leaveType: Number(leaveType),
    leaveCount,
  }));

/** @throws NotFound */
export const groupOf = async (work: Work, id: number): Promise<RecordValues> => {
  const group = await work.records.read(work, 'leaveGroup', id);
  if (!group) throw new NotFound();
  return group;
};
