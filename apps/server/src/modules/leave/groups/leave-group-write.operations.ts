import { NotFound } from '@school/kernel';
import {
  endLeaveGroupMember,
  removeEmployeeFromLeaveGroup,
  removeLeaveTypeFromGroup,
} from '@school/resources';
import type { Work } from '../../../engine/behaviour.ts';
import { handle } from '../../../engine/operation/handle.ts';
import { groupOf, typesOf } from './group-types.ts';

/** Ends a membership today, or on its first day if that is still to come. */
const endMembership = async (work: Work, id: number, addedOn: string, today: string) => {
  const removedOn = addedOn > today ? addedOn : today;
  await work.records.update(work, 'leaveGroupMember', id, { removedOn });
  return { removedOn };
};

/** Removes employees and leave types from leave groups. */
export const leaveGroupHandlers = [
  handle(removeLeaveTypeFromGroup, async ({ input: { group, type }, work }) => {
    const types = typesOf(await groupOf(work, group));
    const left = types.filter(({ leaveType }) => leaveType !== type);
    if (left.length === types.length) throw new NotFound();
    await work.records.update(work, 'leaveGroup', group, { types: left });
    return { removed: type };
  }),
  handle(removeEmployeeFromLeaveGroup, async ({ input: { group, employee }, work, context: { today } }) => {
    const filter = { leaveGroup: group, employee, removedOn_empty: true };
    const [member] = await work.records.list(work, 'leaveGroupMember', { filter, range: [0, 0] });
    if (!member) throw new NotFound();
    return endMembership(work, Number(member['id']), String(member['addedOn']), today);
  }),
  handle(endLeaveGroupMember, ({ record: { id, addedOn }, work, context: { today } }) =>
    endMembership(work, id, addedOn, today),
  ),
];
