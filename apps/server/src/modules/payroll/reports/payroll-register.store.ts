import { Invalid } from '@school/kernel';
import { dayNumber } from '@school/domain';
import type { ReportBinding } from '../../../engine/report/reports.ts';

/** Longest range of a register: anything longer is a different question from the one it answers. */
const mostDays = 366 * 5;

const checkRange = (from: string, to: string): void => {
  const refuse = (message: string): Invalid =>
    new Invalid(message, [{ field: 'toPeriod', code: 'range', message }]);
  if (to < from) throw refuse('The range must not end before it begins.');
  if (dayNumber(to) - dayNumber(from) > mostDays) throw refuse('The range covers more than five years.');
};

const words = `CASE s.status WHEN 'PENDING' THEN 'Pending' WHEN 'APPROVED' THEN 'Approved' ELSE 'Rejected' END`;

const query = `SELECT json_build_object('id', s.id, 'department', coalesce(s.department_name, ''),
    'employeeNumber', s.employee_number, 'employeeName', s.employee_name, 'payPeriod', s.pay_period,
    'earningsTotal', s.earnings_total::text, 'deductionsTotal', s.deductions_total::text,
    'netPay', s.net_pay::text, 'status', ${words})::text AS row
  FROM payslip s
  WHERE s.status <> 'DELETED' AND s.pay_period >= $1::date AND s.pay_period <= $2::date
    AND ($3::bigint IS NULL OR s.group_id = $3) AND ($4::bigint IS NULL OR s.department_id = $4)
    AND ($5::text IS NULL OR s.status = $5)
  ORDER BY coalesce(s.department_name, ''), s.employee_name, s.pay_period, s.id`;

/**
 * The payslips of all periods that begin within a range, by department.
 * @param status the only one that is shown, whatever is requested
 */
export const payrollRegisterBinding = (status?: 'APPROVED'): ReportBinding => ({
  statement: (values) => {
    const [from, to] = [String(values['fromPeriod']), String(values['toPeriod'])];
    checkRange(from, to);
    return {
      text: query,
      values: [
        from,
        to,
        values['group'] ?? null,
        values['department'] ?? null,
        status ?? values['status'] ?? null,
      ],
    };
  },
});
