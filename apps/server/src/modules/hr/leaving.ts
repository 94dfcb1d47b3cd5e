import { Conflict } from '@school/kernel';
import { addDays } from '@school/domain';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { blockUser, unblockUser } from '../access/users/blocking.ts';
import { endAllotments } from '../academics/allotment.store.ts';
import { handOverDrive, refuseWhileShared } from '../drive/leaving/hand-over.ts';
import { endLeaveOfLeaver } from '../leave/applications/leaver.ts';
import { refuseWithoutClearance } from '../library/clearance.ts';
import { endAssignmentsOfLeaver } from '../payroll/assignments/leaver.ts';
import { endStaysOf } from '../hostel/leaver.ts';
import { endTransportOf } from '../transport/leaver.ts';
import { accountOfEmployee, duties } from './employee.store.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';

/** Those who others depend on are replaced first. */
const refuseOnDuty = async (employee: number, { transaction }: Work): Promise<void> => {
  const found = await duties(transaction, employee);
  if (found.length === 0) return;
  const names = found.map(({ label, names }) => `${label} ${names.join(', ')}`);
  throw new Conflict('The employee is still %{names}. Choose somebody else first.', {
    code: 'STILL_RESPONSIBLE',
    params: { names: names.join('; ') },
    data: { duties: found },
  });
};

/** What others read stays readable to them under a new owner (DRV-14). */
const passDocuments = async (account: number, colleague: unknown, work: Work): Promise<void> => {
  if (typeof colleague !== 'number') return refuseWhileShared(work.transaction, account);
  const to = await accountOfEmployee(work.transaction, colleague);
  await handOverDrive(work, { from: account, to: to ?? 0, field: 'documentsTo' });
};

/**
 * Somebody leaves: nobody reports to him any more, his payroll and leave group end with his last day, leave he waits for
 * is cancelled, his subjects are free, and his account is closed.
 * @throws Conflict while others depend on him
 */
export const leave = async (row: RecordValues, asked: RecordValues, work: Work): Promise<RecordValues> => {
  const employee = Number(row['id']);
  const leavingDate = String(asked['leavingDate']);
  if (leavingDate < String(row['joiningDate'])) {
    throw invalidField('leavingDate', 'BEFORE_JOINING', 'Nobody leaves before the day of joining.');
  }
  await refuseOnDuty(employee, work);
  await refuseWithoutClearance({ kind: 'EMPLOYEE', id: employee }, work);
  await endAssignmentsOfLeaver(work, employee, addDays(leavingDate, 1));
  await endLeaveOfLeaver(work, employee, leavingDate);
  await endAllotments(work.transaction, employee);
  await endTransportOf('employee', employee, leavingDate, work);
  await endStaysOf('employee', employee, leavingDate, work);
  const account = await accountOfEmployee(work.transaction, employee);
  if (account === undefined) return {};
  await passDocuments(account, asked['documentsTo'], work);
  await blockUser(work.transaction, account, 'Former employee', work.context);
  return {};
};

/** Somebody comes back: his file goes on with a new joining date, and he may sign in again. */
export const rejoin = async (row: RecordValues, asked: RecordValues, work: Work): Promise<RecordValues> => {
  if (String(asked['joiningDate']) <= String(row['leavingDate'] ?? '')) {
    throw invalidField(
      'joiningDate',
      'BEFORE_LEAVING',
      'The new joining date must lie after the day of leaving.',
    );
  }
  const account = await accountOfEmployee(work.transaction, Number(row['id']));
  if (account !== undefined) await unblockUser(work.transaction, account, work.context);
  return { leavingDate: null, leavingReason: null };
};
