import type { Work } from '../../engine/behaviour.ts';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import { refareEmployee } from '../fees/fares/employee-fares.ts';
import { refare } from '../fees/fares/refare.ts';
import { seatStateOn } from './seat-state.ts';
import { closeSeat, openSeatsOf, type PassengerKind } from './allocation.store.ts';

/**
 * Someone leaves the school: the seat is free from the day after, one that has not begun is taken back (TRN-11).
 * @param lastDay the last day at school
 */
export const endTransportOf = async (
  kind: PassengerKind,
  person: number,
  lastDay: string,
  work: Work,
): Promise<void> => {
  for (const { id, from, to, version, status } of await openSeatsOf(work.transaction, kind, person)) {
    const last = to !== null && to < lastDay ? to : lastDay;
    const end =
      from > lastDay
        ? { status: 'CANCELLED', to: null }
        : { status: seatStateOn({ from, to: last }, work.context.today), to: last };
    await closeSeat(work.transaction, id, end, actorId(work));
    const changes = {
      ...(end.status === status ? {} : { status: [status, end.status] as const }),
      ...(end.to === null ? {} : { endDate: [to, end.to] as const }),
    };
    writeAuditLines(work, 'transportAllocation', 'update', [{ id, version: version + 1, changes }]);
  }
  if (kind === 'student') await refare(work, { id: person, name: '' }, lastDay);
  else await refareEmployee(work, { id: person, name: '' }, lastDay);
};
