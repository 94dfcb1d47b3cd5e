import { accounts } from '../../platform/accounts/accounts.ts';
import type { Connection } from '../../platform/database/database.ts';

interface Unpaid {
  readonly invoices: number;
  readonly amount: string;
}

/** For other modules: store bills that students have not paid, in total. */
export const unpaidInvoicesOfAll = async (
  connection: Connection,
  students: readonly number[],
): Promise<Unpaid> => {
  const [row] = await connection.query<Unpaid>({
    name: 'sales_invoices_unpaid_of_students',
    text: `select count(*)::int as invoices, coalesce(sum(i.total), 0)::numeric(15,2)::text as amount
      from sales_invoice i join ${accounts} u on u.id = i.buyer_id
      where u.student_id = any($1::bigint[]) and i.status = 'ISSUED'`,
    values: [students],
  });
  return row ?? { invoices: 0, amount: '0.00' };
};

/** The same for one student. */
export const unpaidInvoicesOf = (connection: Connection, student: number): Promise<Unpaid> =>
  unpaidInvoicesOfAll(connection, [student]);
