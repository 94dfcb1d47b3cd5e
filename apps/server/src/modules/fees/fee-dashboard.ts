import { isAmong, type Principal } from '@school/kernel';
import type { Connection } from '../../platform/database/database.ts';
import { leftToPay } from './left-to-pay.ts';
import type { DashboardFigures, DashboardPart } from '../reporting/dashboard-part.ts';

const readers: readonly Principal[] = ['FinanceControl', 'FinanceReports'];
const open = (day: string): string => `coalesce(sum(${leftToPay('f', day)}), 0)::numeric(15,2)::text`;

const openOf = async (
  connection: Connection,
  students: readonly number[],
  today: string,
): Promise<string> => {
  const [row] = await connection.query<{ open: string }>({
    name: 'dashboard_fees_of_students',
    text: `select ${open('$2')} as open from student_fee f
      where f.student_id = any($1::bigint[]) and f.status in ('UNPAID', 'PARTIAL')`,
    values: [students, today],
  });
  return row?.open ?? '0.00';
};

/** This month's income, and what is still to pay. */
const ofSchool = async (connection: Connection, today: string): Promise<Partial<DashboardFigures>> => {
  const [row] = await connection.query<{ open: string; revenue: string }>({
    name: 'dashboard_fees_of_school',
    text: `select (select ${open('$1')} from student_fee f where f.status in ('UNPAID', 'PARTIAL')) as open,
        (select coalesce(sum(amount), 0)::numeric(15,2)::text from finance_transaction where direction = 'INCOME'
          and transaction_date between date_trunc('month', $1::date)::date and $1::date) as revenue`,
    values: [today],
  });
  return { feeStatus: row?.open ?? '0.00', totalRevenue: row?.revenue ?? '0.00' };
};

/** What is still to pay: for the office by everyone, for students and parents by themselves and their children. */
export const feeDashboard: DashboardPart['figures'] = async ({ actor, today }, connection) => {
  if (actor.role === 'STUDENT')
    return actor.student ? { feeStatus: await openOf(connection, [actor.student], today) } : {};
  if (actor.role === 'PARENT') return { feeStatus: await openOf(connection, actor.wards ?? [], today) };
  return isAmong(actor, readers) ? ofSchool(connection, today) : {};
};
