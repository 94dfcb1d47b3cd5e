import { accounts } from '../../platform/accounts/accounts.ts';
import type { Connection } from '../../platform/database/database.ts';

/** For other modules: bills of the stores that a student has not paid. */
export const unpaidInvoicesOf = async (
  connection: Connection,
  student: number,
): Promise<{ readonly invoices: number; readonly amount: string }> => {
  const [row] = await connection.query<{ invoices: number; amount: string }>({
    name: 'sales_invoices_unpaid_of_student',
    text: `select count(*)::int as invoices, coalesce(sum(i.total), 0)::numeric(15,2)::text as amount
      from sales_invoice i join ${accounts} u on u.id = i.buyer_id where u.student_id = $1 and i.status = 'ISSUED'`,
    values: [student],
  });
  return row ?? { invoices: 0, amount: '0.00' };
};
