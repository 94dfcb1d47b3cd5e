import { NotFound, isAmong } from '@school/kernel';
import { addDays, dayNumber } from '@school/domain';
import type { CallContext } from '../../../engine/context.ts';
import { IdPipe } from '../../../platform/bodies/id.pipe.ts';
import { bodyDate } from '../../../engine/own-calls/body-values.ts';
import { leaveEmployee } from '../balances/leave-employee.store.ts';
import type { LeaveEmployee } from '../balances/leave-employee.store.ts';
import { standingOf } from '../balances/standing.store.ts';
import { wrongAt } from '../leave-refusal.ts';
import { awayRows } from './away.store.ts';
import { decisionFacts } from './decision-facts.store.ts';
import { leaveStanding, leaveToDecide, employeesAway } from '@school/resources';
import { handle } from '../../../engine/operation/handle.ts';

const longestRange = 62;

const isOffice = ({ actor }: CallContext): boolean => isAmong(actor, ['LeaveManagement']);

/** Whether a user may view an employee's leave: the employee, their managers with their deputies, and the office. */
const maySee = (caller: CallContext, { id, reportingManager, departmentHead }: LeaveEmployee): boolean => {
  const own = caller.actor.employee ?? null;
  const deciding = [own, ...(caller.actor.standsInFor ?? [])];
  const managers = [reportingManager, departmentHead].filter((one) => one !== null);
  return isOffice(caller) || own === id || managers.some((one) => deciding.includes(one));
};

/** Balances, pending decisions, and who is away. */
export const leaveApplicationReadings = [
  handle(leaveStanding, async ({ input, context, connection }) => {
    const { employeeId: id } = input;
    const employee = id === '0' ? (context.actor.employee ?? 0) : new IdPipe().transform(id);
    const found = await leaveEmployee(connection, employee);
    if (!found || !maySee(context, found)) throw new NotFound();
    const leaveYear = (input.leaveYear ?? 0) || undefined;
    return standingOf(connection, employee, context.today, leaveYear);
  }),
  handle(leaveToDecide, async ({ input: { from, to }, context, connection }) => {
    const own = context.actor.employee ?? -1;
    const viewer = isOffice(context) ? 0 : own;
    const standsInFor = context.actor.standsInFor ?? [];
    return decisionFacts(connection, { viewer, own, standsInFor, from: from ?? null, to: to ?? null });
  }),
  handle(employeesAway, async ({ input, context, connection }) => {
    const from = bodyDate(input.from ?? undefined, 'from');
    const to = input.to === null ? addDays(from, 30) : bodyDate(input.to, 'to');
    if (to < from || dayNumber(to) - dayNumber(from) > longestRange) {
      throw wrongAt('to', 'range', 'At most two months at a time.');
    }
    const department = input.department ?? 0;
    // An account without an employee that is not the office's sees no one.
    const viewer = isOffice(context) ? 0 : (context.actor.employee ?? -1);
    return awayRows(connection, { from, to, department, viewer });
  }),
];
