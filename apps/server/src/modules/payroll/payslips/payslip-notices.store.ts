import type { Work } from '../../../engine/behaviour.ts';
import { notifyEach } from '../../../platform/notifications/notify.ts';
import type { NoticeFor } from '../../../platform/notifications/notify.ts';
import { accounts } from '../../../platform/accounts/accounts.ts';

interface Row {
  readonly id: string;
  readonly number: string | null;
  readonly name: string;
  readonly owner: string | null;
  readonly maker: string | null;
}

const rowsOf = ({ transaction }: Work, ids: readonly number[]): Promise<Row[]> =>
  transaction.query<Row>({
    name: 'payslip_notices',
    text: `SELECT s.id, s.number, s.employee_name AS name, s.created_by AS maker,
        (SELECT min(u.id) FROM ${accounts} u WHERE u.employee_id = s.employee_id) AS owner
      FROM payslip s WHERE s.id = ANY ($1::bigint[]) ORDER BY s.id`,
    values: [ids],
  });

/**
 * Notifies the employee of an approved payslip, and its creator of a rejected one; nobody is notified of their own actions.
 */
export const tellAbout = async (work: Work, event: string, ids: readonly number[]): Promise<void> => {
  if ((event !== 'APPROVE' && event !== 'REJECT') || ids.length === 0) return;
  const isApproved = event === 'APPROVE';
  const notices = (await rowsOf(work, ids)).flatMap(({ id, number, name, owner, maker }): NoticeFor[] => {
    const user = Number((isApproved ? owner : maker) ?? 0);
    if (user === 0 || user === work.context.actor.id) return [];
    const message = isApproved ? 'payslip.approved' : 'payslip.rejected';
    return [
      {
        user,
        message,
        params: { number: number ?? '', name },
        link: `/employee_payslips/view_payslip/${id}`,
      },
    ];
  });
  await notifyEach(work.transaction, notices);
};
