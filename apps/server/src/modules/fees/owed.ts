import type { Connection } from '../../platform/database/database.ts';
import { leftToPay } from './left-to-pay.ts';

/** What students owe on a day, including fines of that day. */
export interface Owed {
  readonly bills: number;
  readonly amount: string;
}

/** For other modules: the total of students' open bills, for school, hostel and transport. */
export const owedByAll = async (
  connection: Connection,
  students: readonly number[],
  today: string,
): Promise<Owed> => {
  const [row] = await connection.query<Owed>({
    name: 'fees_owed_by_students',
    text: `select count(*)::int as bills, coalesce(sum(${leftToPay('b', '$2')}), 0)::numeric(15,2)::text as amount
      from student_fee b where b.student_id = any($1::bigint[]) and b.status in ('UNPAID', 'PARTIAL')`,
    values: [students, today],
  });
  return row ?? { bills: 0, amount: '0.00' };
};

/** The same for one student. */
export const owedBy = (connection: Connection, student: number, today: string): Promise<Owed> =>
  owedByAll(connection, [student], today);
