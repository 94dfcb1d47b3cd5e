import type { Work } from '../../../engine/behaviour.ts';
import { notifyEach } from '../../../platform/notifications/notify.ts';
import type { NewEntry } from '../balances/ledger.store.ts';
import { accounts } from '../../../platform/accounts/accounts.ts';

interface Account {
  readonly user: number;
  readonly employeeId: number;
}

/** Accounts of employees; none if the institution has turned notifications off. */
const accountsOf = ({ transaction }: Work, employees: readonly number[]): Promise<Account[]> =>
  transaction.query<Account>({
    name: 'leave_credit_accounts',
    text: `SELECT min(u.id)::float8 AS "user", u.employee_id::float8 AS "employeeId" FROM ${accounts} u
      WHERE u.employee_id = ANY($1) AND NOT u.archived
        AND NOT EXISTS (SELECT FROM auto_credit_setting s WHERE NOT s.notify_employees)
      GROUP BY u.employee_id`,
    values: [employees],
  });

/** Notifies each employee of what was credited in one go: one notice, however many types and dates. */
export const tellOfCredits = async (
  work: Work,
  written: readonly NewEntry[],
  names: ReadonlyMap<number, string>,
): Promise<void> => {
  const byEmployee = new Map<number, NewEntry[]>();
  for (const entry of written) {
    byEmployee.set(entry.employeeId, [...(byEmployee.get(entry.employeeId) ?? []), entry]);
  }
  const accounts = await accountsOf(work, [...byEmployee.keys()]);
  await notifyEach(
    work.transaction,
    accounts.map(({ user, employeeId }) => {
      const own = byEmployee.get(employeeId) ?? [];
      const types = [...new Set(own.map(({ leaveTypeId }) => names.get(leaveTypeId) ?? ''))].sort();
      return {
        user,
        message: 'leave.credited',
        // Credits are multiples of a quarter of a day, which floating-point numbers represent exactly.
        params: { days: own.reduce((sum, { days }) => sum + Number(days), 0), types: types.join(', ') },
        link: '/employee_attendance/my_leaves/personal',
      };
    }),
  );
};
