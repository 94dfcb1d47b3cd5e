import type { ReportBinding } from '../../../engine/report/reports.ts';

const query = `SELECT json_build_object('employeeId', s.employee_id, 'employeeNumber', s.employee_number,
    'employeeName', s.employee_name, 'payslip', s.number, 'netPay', s.net_pay::text,
    'account', (SELECT string_agg(b.value ->> 'value', ' · ' ORDER BY b.place)
      FROM jsonb_array_elements(coalesce(s.bank_snapshot, '[]'::jsonb)) WITH ORDINALITY b(value, place)))::text AS row
  FROM payslip s
  WHERE s.status = 'APPROVED' AND s.pay_period >= $1::date AND s.pay_period <= $2::date
    AND ($3::bigint IS NULL OR s.group_id = $3)
  ORDER BY s.employee_name, s.employee_number, s.pay_period, s.id`;

/** Approved payslips with the accounts they were made for; a later change of an account does not affect them. */
export const bankTransferBinding: ReportBinding = {
  statement: ({ fromPeriod, toPeriod, group }) => ({
    text: query,
    values: [fromPeriod, toPeriod, group ?? null],
  }),
};
