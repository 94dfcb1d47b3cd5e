import { Conflict } from '@school/kernel';
import type { Behaviour, Work } from '../../../engine/behaviour.ts';
import { activeYear } from '../balances/leave-type.store.ts';
import { creditLeave } from '../credit/credit-leave.ts';

/** Leave taken or requested in the active year keeps an employee in the group. */
const refuseUsed = async (employee: number, { transaction }: Work): Promise<void> => {
  const [used] = await transaction.query<{ days: string }>({
    name: 'leave_member_used',
    text: `SELECT trim_scale(coalesce((SELECT -sum(l.days) FROM leave_ledger_entry l JOIN leave_year y ON y.id = l.leave_year_id
          WHERE l.employee_id = $1 AND y.status = 'ACTIVE' AND l.kind IN ('TAKEN', 'TAKEN_REVERSAL')), 0)
        + coalesce((SELECT sum(days) FROM leave_application WHERE employee_id = $1 AND status = 'PENDING'), 0))::text AS days`,
    values: [employee],
  });
  const days = Number(used?.days ?? 0);
  if (days === 0) return;
  throw new Conflict('The employee has used %{days} days of leave this year.', {
    code: 'LEAVE_USED',
    params: { days },
  });
};

/** Anyone joining a group is credited the days for the rest of the year immediately. */
export const leaveGroupMemberBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    if (current && current['removedOn'] == null && input['removedOn'] != null) {
      await refuseUsed(Number(current['employee']), work);
    }
    return input;
  },
  afterSave: async (saved, before, work) => {
    if (before || saved['removedOn'] != null) return;
    const year = await activeYear(work.transaction);
    if (!year) return;
    await creditLeave(work, year, work.context.today, 'MEMBER', { employees: [Number(saved['employee'])] });
  },
  beforeDelete: async (current, work) => {
    if (current['removedOn'] == null) await refuseUsed(Number(current['employee']), work);
  },
};
