import { Conflict } from '@school/kernel';
import type { Behaviour, RecordValues, Work } from '../../../engine/behaviour.ts';
import { activeYear } from '../balances/leave-type.store.ts';
import { creditLeave } from '../credit/credit-leave.ts';
import { takenAt } from '../leave-refusal.ts';

const typesOf = (values: RecordValues | undefined): readonly number[] =>
  ((values?.['types'] ?? []) as readonly RecordValues[]).map(({ leaveType }) => Number(leaveType));

/** A type that members have used in the active year cannot leave the group. */
const refuseUsedType = async (
  group: number,
  removed: readonly number[],
  { transaction }: Work,
): Promise<void> => {
  if (removed.length === 0) return;
  const [used] = await transaction.query<{ name: string; count: number }>({
    name: 'leave_group_type_used',
    text: `SELECT t.name, count(DISTINCT l.employee_id)::int AS count FROM leave_ledger_entry l
        JOIN leave_year y ON y.id = l.leave_year_id AND y.status = 'ACTIVE' JOIN leave_type t ON t.id = l.leave_type_id
        JOIN leave_group_member m ON m.employee_id = l.employee_id AND m.removed_on IS NULL AND m.leave_group_id = $1
      WHERE t.id = ANY($2::bigint[]) GROUP BY t.name HAVING sum(l.days) <> 0 OR bool_or(l.kind = 'TAKEN') ORDER BY t.name LIMIT 1`,
    values: [group, removed],
  });
  if (!used) return;
  throw takenAt('types', 'LEAVE_USED', '%{count} employees have a balance of %{name} this year.', {
    count: used.count,
    name: used.name,
  });
};

/** The types of a group, with what its members get when one is added. */
export const leaveGroupBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    if (!current || !('types' in input)) return input;
    const wanted = new Set(typesOf(input));
    const removed = typesOf(current).filter((id) => !wanted.has(id));
    await refuseUsedType(Number(current['id']), removed, work);
    return input;
  },
  afterSave: async (saved, before, work) => {
    if (!before) return;
    const year = await activeYear(work.transaction);
    if (!year) return;
    const leaveGroup = Number(saved['id']);
    await creditLeave(work, year, work.context.today, 'MEMBER', { leaveGroup });
  },
  beforeDelete: async (current, { transaction }) => {
    const [members] = await transaction.query<{ count: number }>({
      name: 'leave_group_members_left',
      text: `SELECT count(*)::int AS count FROM leave_group_member WHERE leave_group_id = $1 AND removed_on IS NULL`,
      values: [Number(current['id'])],
    });
    if ((members?.count ?? 0) === 0) return;
    throw new Conflict('A leave group with employees cannot be deleted.', {
      code: 'HAS_DEPENDENTS',
      data: {
        dependents: [
          { entity: 'leaveGroupMember', label: 'Employees', count: members?.count ?? 0, sample: [] },
        ],
      },
    });
  },
};
