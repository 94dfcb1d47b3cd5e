import type { RecordValues, Work } from '../../../engine/behaviour.ts';
import { holdersOf } from '../../../platform/notifications/holders.ts';
import { notifyEach } from '../../../platform/notifications/notify.ts';
import type { Notice } from '../../../platform/notifications/notify.ts';
import { accounts } from '../../../platform/accounts/accounts.ts';

/** The outcome of an application. */
export type LeaveEvent = 'asked' | 'approved' | 'denied' | 'cancelled';

interface Parties {
  readonly name: string;
  readonly type: string;
  readonly applicant: string | null;
  readonly manager: string | null;
  readonly head: string | null;
}

const account = (employee: string): string =>
  `(SELECT min(u.id) FROM ${accounts} u WHERE u.employee_id = ${employee} AND NOT u.archived)`;

const partiesOf = async ({ transaction }: Work, row: RecordValues): Promise<Parties | undefined> => {
  const [found] = await transaction.query<Parties>({
    name: 'leave_notice_parties',
    text: `SELECT concat_ws(' ', e.first_name, e.middle_name, e.last_name) AS name, t.name AS type,
        ${account('e.id')} AS applicant, ${account('e.reporting_manager_id')} AS manager,
        CASE WHEN d.head_id <> e.id THEN ${account('d.head_id')} END AS head
      FROM employee e JOIN leave_type t ON t.id = $2 LEFT JOIN employee_department d ON d.id = e.department_id
      WHERE e.id = $1`,
    values: [row['employee'], row['leaveType']],
  });
  return found;
};

/** Who decides: the reporting manager, otherwise the head of the department, otherwise the personnel office. */
const deciders = async (work: Work, { manager, head }: Parties): Promise<readonly number[]> => {
  const one = manager ?? head;
  return one === null ? holdersOf(work.transaction, 'LeaveManagement') : [Number(one)];
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
