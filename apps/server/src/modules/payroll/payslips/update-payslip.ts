import { Conflict, NotFound, Stale } from '@school/kernel';
import { payslipTransition } from '@school/domain';
import type { PayslipDetail, PayslipLineRow } from '@school/domain';
import type { Work } from '../../../engine/behaviour.ts';
import type { AbsenceSource } from '../../leave/attendance/absence-source.ts';
import { holdFaresOf } from '../../fees/fares/employee-fares.store.ts';
import { payContextOf } from '../generation/pay-context.ts';
import type { PayslipRequest } from '../generation/payslip-request.ts';
import { newLines, newPayslip } from '../generation/payslip-rows.ts';
import { workOutRequest, checkNetPays } from '../generation/work-out-all.ts';
import type { WorkedPay } from '../generation/work-out.ts';
import { groupOf } from '../groups/group.store.ts';
import { conflictOf } from '../payroll-refusal.ts';
import { periodOfGroup } from '../periods/period-of-group.ts';
import { payslipDetail } from './payslip-detail.store.ts';
import { keepEvents } from './payslip-event.store.ts';
import { insertLines } from './payslip-insert.store.ts';
import type { PayslipState } from './payslip-state.store.ts';
import { heldStatesOf } from './payslip-state.store.ts';
import { removeLines, replaceFigures } from './payslip-update.store.ts';
import { visiblePayslip } from './visible-payslip.ts';

/** New figures for a payslip; what is omitted stays as it is. */
export interface PayslipChange {
  readonly id: number;
  readonly version?: number;
  readonly lopDays?: string;
  readonly amounts?: Readonly<Record<string, string>>;
  readonly extraItems?: PayslipRequest['extraItems'];
  readonly remark?: string;
}

const isExtra = ({ source, code }: PayslipLineRow): boolean =>
  source === 'INDIVIDUAL' && code.startsWith('EXTRA_');

/** The request that the payslip would be regenerated from, with the user's changes. */
const requestOf = (
  { employeeId }: PayslipState,
  stored: { readonly lines: readonly PayslipLineRow[]; readonly lopDays: string },
  change: PayslipChange,
): PayslipRequest => ({
  employeeId,
  at: '',
  lopDays: change.lopDays ?? stored.lopDays,
  amounts:
    change.amounts ??
    Object.fromEntries(
      stored.lines.filter(({ isEdited }) => isEdited).map(({ code, amount }) => [code, amount]),
    ),
  extraItems:
    change.extraItems ??
    stored.lines.filter(isExtra).map(({ label, type, computedAmount }) => ({
      name: label,
      type,
      amount: computedAmount,
    })),
  ...(change.remark === undefined ? {} : { remark: change.remark }),
});

const changesOf = (
  before: readonly PayslipLineRow[],
  after: WorkedPay['lines'],
): Record<string, readonly [unknown, unknown]> => {
  const old = new Map(before.map(({ code, amount }) => [code, amount]));
  const now = new Map(after.map(({ code, amount }) => [code, amount]));
  const codes = [...new Set([...old.keys(), ...now.keys()])].filter(
    (code) => old.get(code) !== now.get(code),
  );
  return Object.fromEntries(codes.map((code) => [code, [old.get(code) ?? null, now.get(code) ?? null]]));
};

const stateFor = async (work: Work, { id, version }: PayslipChange): Promise<PayslipState> => {
  const [state] = await heldStatesOf(work.transaction, [id]);
  if (!state) throw new NotFound();
  if (version !== undefined && version !== state.version) throw new Stale(state.version);
  const transition = payslipTransition(state.status, 'UPDATE');
  if (!transition.ok) throw conflictOf(transition.error);
  return state;
};

/**
 * Recalculates a pending or rejected payslip from the current payroll and stores the new figures in it. It then awaits
 * approval; what changed and why it was rejected stays in its events.
 * @throws NotFound, Stale, Conflict for another status, Invalid for impossible amounts and a net pay of zero or less
 */
export const updatePayslip = async (
  work: Work,
  source: AbsenceSource,
  change: PayslipChange,
): Promise<PayslipDetail> => {
  const { transaction } = work;
  const state = await stateFor(work, change);
  const group = await groupOf(transaction, state.groupId);
  const period = periodOfGroup(group, state.payPeriod);
  await holdFaresOf(transaction, [state.employeeId]);
  const context = await payContextOf(transaction, source, group, period, work.context.today, [
    state.employeeId,
  ]);
  const [member] = context.members;
  if (!member) {
    throw new Conflict('%{employeeName} is no longer in %{name} in this period.', {
      code: 'NOT_MEMBER',
      params: { employeeName: state.employeeName, name: group.name },
    });
  }
  const detail = await payslipDetail(transaction, state.id);
  const request = requestOf(state, detail, change);
  const pay = workOutRequest(context, request, member);
  checkNetPays([{ request, pay }]);
  const version = await replaceFigures(work, state, newPayslip(context, pay, detail.number));
  await removeLines(work, state.id);
  await insertLines(work, newLines(context, state.id, pay));
  await keepEvents(work, {
    event: state.status === 'REJECTED' ? 'update' : 'edit',
    from: state.status,
    to: 'PENDING',
    remark: change.remark ?? null,
    rows: [{ id: state.id, version, changes: changesOf(detail.lines, pay.lines) }],
  });
  return visiblePayslip(transaction, work.context.actor, state.id);
};
