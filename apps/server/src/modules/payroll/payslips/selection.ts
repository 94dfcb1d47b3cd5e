import type { Connection } from '../../../platform/database/database.ts';
import { bodyDate, bodyId, bodyIds, bodyObject, bodyText } from '../../../engine/own-calls/body-values.ts';
import { groupOf } from '../groups/group.store.ts';
import { periodOfGroup } from '../periods/period-of-group.ts';
import type { PayslipState } from './payslip-state.store.ts';
import { heldStatesOf, heldStatesOfPeriod } from './payslip-state.store.ts';

const most = 5_000;

/** Which payslips a call for many is about: those named, or all of a group and period. */
export interface Selection {
  readonly ids?: readonly number[];
  readonly groupId?: number;
  readonly payPeriod?: string;
  readonly reason?: string;
}

/** `{ids}` or `{groupId, payPeriod}`, for some calls with a reason. @throws Invalid */
export const bodySelection = (body: unknown): Selection => {
  const keys = new Set(['ids', 'groupId', 'payPeriod', 'reason', 'remark', 'clientRequestId']);
  const values = bodyObject(body ?? {}, '', keys);
  const reason = bodyText(values['reason'], 'reason', 250) ?? bodyText(values['remark'], 'remark', 250);
  const why = reason === undefined ? {} : { reason };
  if (values['ids'] !== undefined) return { ids: bodyIds(values['ids'], 'ids', most), ...why };
  return {
    groupId: bodyId(values['groupId'], 'groupId'),
    payPeriod: bodyDate(values['payPeriod'], 'payPeriod'),
    ...why,
  };
};

/** The payslips of a selection as they stand, held until the transaction ends. @throws NotFound for a group that does not exist */
export const selectedStates = async (
  connection: Connection,
  { ids, groupId = 0, payPeriod = '' }: Selection,
): Promise<PayslipState[]> => {
  if (ids) return heldStatesOf(connection, ids);
  const group = await groupOf(connection, groupId);
  return heldStatesOfPeriod(connection, group.id, periodOfGroup(group, payPeriod).start);
};
