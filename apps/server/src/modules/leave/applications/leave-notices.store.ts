import type { RecordValues, Work } from '../../../engine/behaviour.ts';
import { holdersOf } from '../../../platform/notifications/holders.ts';
import { notifyEach } from '../../../platform/notifications/notify.ts';
import type { Notice } from '../../../platform/notifications/notify.ts';
import { accounts } from '../../../platform/accounts/accounts.ts';
import { standsIn } from '../../../platform/sessions/belongings.ts';

/** The outcome of an application. */
export type LeaveEvent = 'asked' | 'approved' | 'denied' | 'cancelled';

interface Parties {
  readonly name: string;
  readonly type: string;
  readonly applicant: string | null;
  readonly manager: string | null;
  readonly head: string | null;
  /** Accounts of those who decide in the manager's or the head's place today. */
  readonly deputies: readonly string[];
}

const account = (employee: string): string =>
  `(SELECT min(u.id) FROM ${accounts} u WHERE u.employee_id = ${employee} AND NOT u.archived)`;

const partiesOf = async ({ transaction, context }: Work, row: RecordValues): Promise<Parties | undefined> => {
  const [found] = await transaction.query<Parties>({
    name: 'leave_notice_parties',
    text: `SELECT concat_ws(' ', e.first_name, e.middle_name, e.last_name) AS name, t.name AS type,
        ${account('e.id')} AS applicant, ${account('e.reporting_manager_id')} AS manager,
        CASE WHEN d.head_id <> e.id THEN ${account('d.head_id')} END AS head,
        array(SELECT ${account('s.deputy_id')} FROM leave_deputy s WHERE s.employee_id = coalesce(e.reporting_manager_id, d.head_id)
          AND s.deputy_id <> e.id AND ${standsIn('s', '$3::date')}) AS deputies
      FROM employee e JOIN leave_type t ON t.id = $2 LEFT JOIN employee_department d ON d.id = e.department_id
      WHERE e.id = $1`,
    values: [row['employee'], row['leaveType'], context.today],
  });
  return found;
};

/**
 * Who decides: the reporting manager, otherwise the head of the department, with their deputies while they are away;
 * otherwise the personnel office.
 */
const deciders = async (work: Work, { manager, head, deputies }: Parties): Promise<readonly number[]> => {
  const found = [manager ?? head, ...deputies].filter((one) => one !== null);
  return found.length === 0
    ? holdersOf(work.transaction, 'LeaveManagement')
    : [...new Set(found)].map(Number);
};

/**
 * Notifies the decider that someone applies for leave or withdraws it, and the applicant of the decision; nobody is
 * notified of their own actions.
 */
export const tellOfLeave = async (work: Work, event: LeaveEvent, row: RecordValues): Promise<void> => {
  const parties = await partiesOf(work, row);
  if (!parties) return;
  const isOwn = Number(row['employee']) === work.context.actor.employee;
  const toOffice = event === 'asked' || (event === 'cancelled' && isOwn);
  const users = toOffice ? await deciders(work, parties) : [Number(parties.applicant ?? 0)];
  const { name, type } = parties;
  const params = {
    name,
    type,
    from: String(row['startDate']),
    to: String(row['endDate'] ?? row['startDate']),
  };
  const link = toOffice
    ? '/employee_attendance/leave_applications'
    : '/employee_attendance/my_leaves/personal';
  const others = users.filter((user) => user !== 0 && user !== work.context.actor.id);
  const message: Notice['message'] = toOffice && event === 'cancelled' ? 'leave.takenBack' : `leave.${event}`;
  await notifyEach(
    work.transaction,
    others.map((user) => ({ user, message, params, link })),
  );
};
