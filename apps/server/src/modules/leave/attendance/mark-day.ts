import type { Work } from '../../../engine/behaviour.ts';
import { lockLeaveOf } from '../balances/leave-employee.store.ts';
import { wrongAt } from '../leave-refusal.ts';

/**
 * Locks an employee's leave and checks that a day can be marked: the employee was employed on it, and it is not in the
 * future.
 * @param field where the day is in the input
 * @throws Invalid
 */
export const checkMarkedDay = async (
  employee: number,
  date: string,
  field: string,
  work: Work,
): Promise<void> => {
  const found = await lockLeaveOf(work.transaction, employee);
  if (!found) throw wrongAt('employee', 'notReference', 'The employee does not exist.');
  if (date < found.joiningDate) {
    throw wrongAt(field, 'BEFORE_JOINING', 'The employee joined on %{joiningDate}.', {
      joiningDate: found.joiningDate,
    });
  }
  if (found.leavingDate !== null && date > found.leavingDate) {
    throw wrongAt(field, 'AFTER_LEAVING', 'The employee left on %{leavingDate}.', {
      leavingDate: found.leavingDate,
    });
  }
  if (date > work.context.today) throw wrongAt(field, 'FUTURE', 'Attendance can only be marked up to today.');
};
