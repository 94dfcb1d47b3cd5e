import type { ClosedPay, ClosedPaySource } from '../../leave/calendar/closed-pay.store.ts';

/** Periods with an approved payslip that overlap a range. */
export const approvedPay: ClosedPaySource = (connection, employees, from, to) =>
  connection.query<ClosedPay>({
    name: 'payroll_approved_pay',
    text: `SELECT employee_id::float8 AS "employeeId", pay_period::text AS "from", period_end::text AS "to"
      FROM payslip WHERE status = 'APPROVED' AND employee_id = ANY($1::bigint[]) AND pay_period <= $3 AND period_end >= $2
      ORDER BY employee_id, pay_period`,
    values: [employees, from, to],
  });
