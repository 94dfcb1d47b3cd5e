import { Invalid } from '@school/kernel';
import type { ReportBinding } from '../../../engine/report/reports.ts';

const query = `WITH slips AS (SELECT * FROM payslip s WHERE s.status = 'APPROVED' AND s.pay_period BETWEEN $1 AND $2
      AND ($3::bigint IS NULL OR s.group_id = $3)),
    booked AS (
      SELECT CASE WHEN l.type = 'EARNING' THEN 1 WHEN l.source = 'LOP' THEN 2 WHEN l.source = 'FARE' THEN 4 ELSE 3 END AS place,
        CASE WHEN l.type = 'EARNING' OR l.source = 'LOP' THEN 'Salary expense'
          WHEN l.source = 'FARE' THEN 'Fee income' ELSE 'Deductions payable' END AS account,
        l.label AS item, count(DISTINCT l.payslip_id) AS payslips,
        sum(l.amount) FILTER (WHERE l.type = 'EARNING') AS debit,
        sum(l.amount) FILTER (WHERE l.type = 'DEDUCTION') AS credit
      FROM slips s JOIN payslip_line l ON l.payslip_id = s.id GROUP BY 1, 2, 3
      UNION ALL SELECT 5, 'Salaries payable', 'Net pay', count(*), NULL, sum(net_pay) FROM slips HAVING count(*) > 0)
  SELECT json_build_object('account', account, 'item', item, 'payslips', payslips, 'debit', debit::text,
    'credit', credit::text)::text AS row
  FROM booked WHERE coalesce(debit, credit) <> 0 ORDER BY place, item`;

/**
 * Approved payslips as booked: earnings are expense, loss of pay reduces it, deductions and net pay are owed, fares of the
 * school's own buses are income. Both sides balance.
 */
export const payrollJournalBinding: ReportBinding = {
  statement: ({ fromPeriod, toPeriod, group }) => {
    if (String(toPeriod) < String(fromPeriod)) {
      const message = 'The range must not end before it begins.';
      throw new Invalid(message, [{ field: 'toPeriod', code: 'range', message }]);
    }
    return { text: query, values: [fromPeriod, toPeriod, group ?? null] };
  },
};
