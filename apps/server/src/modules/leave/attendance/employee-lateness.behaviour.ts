import type { Behaviour } from '../../../engine/behaviour.ts';
import { lockLeaveOf } from '../balances/leave-employee.store.ts';
import { refuseClosedPay } from '../calendar/closed-pay.store.ts';
import { takenAt, wrongAt } from '../leave-refusal.ts';
import { checkMarkedDay } from './mark-day.ts';
import { isAwayAllDay } from './lateness.store.ts';

/** Nobody is late on a day of absence, and lateness covered by an approved payslip does not change. */
export const employeeLatenessBehaviour: Behaviour = {
  beforeSave: async (input, current, work) => {
    const values = { ...current, ...input };
    const [employee, date] = [Number(values['employee']), String(values['lateOn'])];
    await checkMarkedDay(employee, date, 'lateOn', work);
    if (current && Number(current['employee']) !== employee) {
      throw wrongAt('employee', 'FIXED', 'The employee of a mark cannot be changed.');
    }
    const dates = current ? [String(current['lateOn']), date] : [date];
    await refuseClosedPay(work.transaction, employee, dates);
    if (await isAwayAllDay(work.transaction, employee, date)) {
      throw takenAt('lateOn', 'AWAY', 'The employee is away on this day.');
    }
    return input;
  },
  beforeDelete: async (current, work) => {
    await lockLeaveOf(work.transaction, Number(current['employee']));
    await refuseClosedPay(work.transaction, Number(current['employee']), [String(current['lateOn'])]);
  },
};
