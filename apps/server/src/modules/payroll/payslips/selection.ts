import type { Connection } from '../../../platform/database/database.ts';
import { invalidField } from '../../../engine/envelope/refusals.ts';
import { groupOf } from '../groups/group.store.ts';
import { periodOfGroup } from '../periods/period-of-group.ts';
import type { PayslipState } from './payslip-state.store.ts';
import { heldStatesOf, heldStatesOfPeriod } from './payslip-state.store.ts';

/** Which payslips a bulk call concerns: those named, or all of a group in the period of a day. */
export interface Selection {
  readonly ids?: readonly number[];
  readonly groupId?: number | null;
  readonly payPeriod?: string | null;
  readonly reason?: string | null;
}

const needed = (name: string) => invalidField(name, 'required', 'Choose payslips, or a group and a period.');

/**
 * The payslips of a selection in their current state, locked until the transaction ends.
 * @throws Invalid if nothing is named, NotFound for a group that does not exist
 */
export const selectedStates = async (
  connection: Connection,
  { ids, groupId, payPeriod }: Selection,
): Promise<PayslipState[]> => {
  if (ids) return heldStatesOf(connection, ids);
  if (groupId == null) throw needed('groupId');
  if (payPeriod == null) throw needed('payPeriod');
  const group = await groupOf(connection, groupId);
  return heldStatesOfPeriod(connection, group.id, periodOfGroup(group, payPeriod).start);
};
