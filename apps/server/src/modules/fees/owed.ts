import type { Connection } from '../../platform/database/database.ts';
import { leftToPay } from './left-to-pay.ts';

/** What a student owes on a day, fines of that day included. */
export interface Owed {
  readonly bills: number;
  readonly amount: string;
}

/** For other modules: open bills of a student, of school, hostel and transport. */
export const owedBy = async (connection: Connection, student: number, today: string): Promise<Owed> => {
  const [row] = await connection.query<Owed>({
    name: 'fees_owed_by_student',
    text: `select count(*)::int as bills, coalesce(sum(${leftToPay('b', '$2')}), 0)::numeric(15,2)::text as amount
      from student_fee b where b.student_id = $1 and b.status in ('UNPAID', 'PARTIAL')`,
    values: [student, today],
  });
  return row ?? { bills: 0, amount: '0.00' };
};
