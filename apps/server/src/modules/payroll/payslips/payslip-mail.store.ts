import type { Connection } from '../../../platform/database/database.ts';

/** A payslip and its mailing address. */
export interface PayslipMail {
  readonly id: number;
  readonly email: string;
  readonly employeeName: string;
  readonly payPeriod: string;
  readonly periodEnd: string;
}

/** Whether approved payslips are mailed. */
export const mailsPayslips = async (connection: Connection): Promise<boolean> => {
  const rows = await connection.query({
    name: 'payslips_are_mailed',
    text: 'SELECT 1 FROM payroll_setting WHERE mail_payslip_on_approval LIMIT 1',
  });
  return rows.length > 0;
};

/** Approved payslips of employees who have an address, excluding those mailed since approval. */
export const payslipMails = (connection: Connection, ids: readonly number[]): Promise<PayslipMail[]> =>
  connection.query<PayslipMail>({
    name: 'payslip_mails',
    text: `SELECT s.id::float8 AS id, e.email, s.employee_name AS "employeeName", s.pay_period::text AS "payPeriod",
        s.period_end::text AS "periodEnd"
      FROM payslip s JOIN employee e ON e.id = s.employee_id
      WHERE s.id = ANY ($1::bigint[]) AND s.status = 'APPROVED' AND e.email <> ''
        AND NOT EXISTS (SELECT FROM outbox_message m
          JOIN jsonb_array_elements_text(m.payload -> 'attachments') AS a (id) ON true
          JOIN stored_file f ON f.id = a.id::bigint
          WHERE m.recipient = e.email AND m.created_at >= s.decided_at AND f.name = s.number || '.pdf')
      ORDER BY s.id`,
    values: [ids],
  });
