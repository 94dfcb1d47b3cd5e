import { Conflict, isAmong } from '@school/kernel';
import { refusalToDecide, representedIn } from '@school/domain';
import type { DecisionParties } from '@school/domain';
import type { Behaviour, RecordValues, Work } from '../../../engine/behaviour.ts';
import { leaveEmployee, lockLeaveOf } from '../balances/leave-employee.store.ts';
import type { LeaveEmployee } from '../balances/leave-employee.store.ts';
import { writeEntries } from '../balances/ledger.store.ts';
import { yearOfDay } from '../balances/leave-type.store.ts';
import { refuseClosedPay } from '../calendar/closed-pay.store.ts';
import { wrongAt } from '../leave-refusal.ts';
import { archiveDays, lopDatesOf, markDays, unmarkDays, writeDays } from './days.store.ts';
import { tellOfLeave } from './leave-notices.store.ts';
import { wishOf, workOutLeave } from './work-out.ts';
import { nameOfAccount } from '../../../platform/accounts/accounts.ts';

const managesLeave = ({ context }: Work): boolean => isAmong(context.actor, ['LeaveManagement']);

const applicantOf = async (values: RecordValues, work: Work): Promise<LeaveEmployee> => {
  const employee = await lockLeaveOf(work.transaction, Number(values['employee']));
  if (!employee) throw wrongAt('employee', 'notReference', 'The employee does not exist.');
  return employee;
};

const partiesOf = (applicant: LeaveEmployee, work: Work): DecisionParties => ({
  applicant: applicant.id,
  actor: work.context.actor.employee ?? null,
  reportingManager: applicant.reportingManager,
  departmentHead: applicant.departmentHead,
  holdsLeaveManagement: managesLeave(work),
  standsInFor: work.context.actor.standsInFor ?? [],
});

const refuseStranger = async (row: RecordValues, work: Work): Promise<LeaveEmployee> => {
  const applicant = await applicantOf(row, work);
  const refusal = refusalToDecide(partiesOf(applicant, work));
  if (refusal === undefined) return applicant;
  const message =
    refusal === 'OWN_APPLICATION'
      ? 'You cannot decide on your own leave.'
      : 'Only the reporting manager, the head of department or the personnel office can decide.';
  throw new Conflict(message, { code: refusal });
};

/** Stored as a name: the applicant may read it without a privilege to read accounts. */
const decided = async (applicant: LeaveEmployee, work: Work): Promise<RecordValues> => {
  const { context, transaction } = work;
  const name = await nameOfAccount(transaction, context.actor.id);
  const represented = representedIn(partiesOf(applicant, work));
  const manager = represented === null ? undefined : await leaveEmployee(transaction, represented);
  return {
    decidedBy: name || (context.username ?? null),
    decidedFor: manager?.name ?? null,
    decidedAt: new Date().toISOString(),
  };
};

const beforeSave: Behaviour['beforeSave'] = async (input, current, work) => {
  const values = { ...current, ...input };
  const employee = await applicantOf(values, work);
  if (current && employee.id !== work.context.actor.employee && !managesLeave(work)) {
    throw new Conflict('Only the applicant can change an application.', { code: 'NOT_THE_APPLICANT' });
  }
  const { key, cover } = await workOutLeave(work.transaction, employee, wishOf(values));
  const { days, coveredDays, additionalDays, lopDays } = cover;
  return { ...input, leaveYear: key.leaveYearId, days, coveredDays, additionalDays, lopDays };
};

/** Runs in the transaction of `beforeSave`, under the same lock, so that the days come out the same. */
const afterSave: Behaviour['afterSave'] = async (saved, before, work) => {
  if (saved['status'] !== 'PENDING' || (before && before['status'] !== 'PENDING')) return;
  const employee = await applicantOf(saved, work);
  const { cover } = await workOutLeave(work.transaction, employee, wishOf(saved));
  await writeDays(work, Number(saved['id']), employee.id, cover.rows);
  if (before === undefined) await tellOfLeave(work, 'asked', saved);
};

const approve = async (row: RecordValues, _asked: RecordValues, work: Work): Promise<RecordValues> => {
  const applicant = await refuseStranger(row, work);
  const id = Number(row['id']);
  // The balance may have changed since: the days are split again, under the lock.
  const { key, cover } = await workOutLeave(work.transaction, applicant, wishOf(row));
  const costly = cover.rows.filter(({ isLop }) => isLop).map(({ date }) => date);
  await refuseClosedPay(work.transaction, applicant.id, costly);
  await writeDays(work, id, applicant.id, cover.rows);
  await markDays(work, id, key.leaveTypeId, String(row['reason']));
  const { days, coveredDays, additionalDays, lopDays } = cover;
  await tellOfLeave(work, 'approved', row);
  if (Number(coveredDays) > 0) {
    await writeEntries(work, [
      {
        ...key,
        kind: 'TAKEN',
        days: `-${coveredDays}`,
        effectiveDate: String(row['startDate']),
        occasion: `taken/${id}`,
        sourceType: 'APPLICATION',
        sourceId: id,
      },
    ]);
  }
  return { days, coveredDays, additionalDays, lopDays, ...(await decided(applicant, work)) };
};

const deny = async (row: RecordValues, asked: RecordValues, work: Work): Promise<RecordValues> => {
  const applicant = await refuseStranger(row, work);
  await archiveDays(work.transaction, Number(row['id']));
  await tellOfLeave(work, 'denied', row);
  return { managerRemark: asked['managerRemark'], ...(await decided(applicant, work)) };
};

const giveBack = async (row: RecordValues, work: Work): Promise<void> => {
  const [id, start] = [Number(row['id']), String(row['startDate'])];
  await refuseClosedPay(work.transaction, Number(row['employee']), await lopDatesOf(work.transaction, id));
  const year = await yearOfDay(work.transaction, start);
  if (!year || year.status === 'CLOSED') {
    throw new Conflict('The leave year of this leave is closed.', { code: 'YEAR_CLOSED' });
  }
  await unmarkDays(work, id);
  if (Number(row['coveredDays']) === 0) return;
  await writeEntries(work, [
    {
      employeeId: Number(row['employee']),
      leaveTypeId: Number(row['leaveType']),
      leaveYearId: year.id,
      kind: 'TAKEN_REVERSAL',
      days: String(row['coveredDays']),
      effectiveDate: start,
      occasion: `reversal/${id}`,
      sourceType: 'APPLICATION',
      sourceId: id,
    },
  ]);
};

/** The applicant withdraws pending applications; only the manager or the personnel office withdraws approved ones. */
const cancel = async (row: RecordValues, _asked: RecordValues, work: Work): Promise<RecordValues> => {
  const isPending = row['status'] === 'PENDING';
  const applicant = await applicantOf(row, work);
  if (!isPending || applicant.id !== work.context.actor.employee) await refuseStranger(row, work);
  if (!isPending) await giveBack(row, work);
  await archiveDays(work.transaction, Number(row['id']));
  await tellOfLeave(work, 'cancelled', row);
  return decided(applicant, work);
};

/** Applying, deciding and withdrawing; days, balance and register follow in the same transaction. */
export const leaveApplicationBehaviour: Behaviour = {
  beforeSave,
  afterSave,
  transitions: { approve, deny, cancel },
};
