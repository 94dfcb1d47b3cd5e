import { addMoney } from '@school/domain';
import type { BankFile, UnpaidByFile } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';

const delimiters = { COMMA: ',', SEMICOLON: ';', TAB: '\t' } as const;

interface Column {
  readonly heading: string;
  readonly content: 'NAME' | 'NUMBER' | 'BANK' | 'NET_PAY' | 'PAYSLIP' | 'DATE' | 'TEXT';
  readonly field: string | null;
  readonly text: string | null;
}

/** The format a bank requires for its file. */
export interface BankTemplate {
  readonly id: number;
  readonly name: string;
  readonly account: string;
  readonly delimiter: string;
  readonly header: boolean;
  readonly columns: readonly Column[];
}

/** A template with its columns; undefined if it does not exist. */
export const bankTemplate = async (connection: Connection, id: number): Promise<BankTemplate | undefined> => {
  const [row] = await connection.query<
    Omit<BankTemplate, 'delimiter'> & { delimiter: keyof typeof delimiters }
  >({
    name: 'bank_template',
    text: `SELECT t.id::float8 AS id, t.name, a.name AS account, t.delimiter, t.header,
        coalesce((SELECT json_agg(json_build_object('heading', c.heading, 'content', c.content, 'field', f.name,
          'text', c.text) ORDER BY c.position, c.id)
          FROM bank_file_column c LEFT JOIN bank_field f ON f.id = c.bank_field_id
          WHERE c.bank_file_template_id = t.id), '[]') AS columns
      FROM bank_file_template t JOIN bank_field a ON a.id = t.account_id WHERE t.id = $1 AND NOT t.archived`,
    values: [id],
  });
  return row && { ...row, delimiter: delimiters[row.delimiter] };
};

interface Payment {
  readonly employeeId: number;
  readonly name: string;
  readonly number: string;
  readonly payslip: string;
  readonly netPay: string;
  /** By name of the bank field: as on the payslip, otherwise as it is today. */
  readonly bank: Readonly<Record<string, string>>;
}

const paymentsOf = (
  connection: Connection,
  { from, to, group, payment }: BankFileRequest,
): Promise<Payment[]> =>
  connection.query<Payment>({
    name: 'bank_payments',
    text: `SELECT s.employee_id::float8 AS "employeeId", s.employee_name AS name, s.employee_number AS number,
        s.number AS payslip, s.net_pay::text AS "netPay",
        coalesce((SELECT jsonb_object_agg(f.name, d.bank_info) FROM employee_bank_detail d
            JOIN bank_field f ON f.id = d.bank_field_id
            WHERE d.employee_id = s.employee_id AND NOT d.archived AND coalesce(d.bank_info, '') <> ''), '{}')
          || coalesce((SELECT jsonb_object_agg(b ->> 'name', b ->> 'value')
            FROM jsonb_array_elements(coalesce(s.bank_snapshot, '[]'::jsonb)) b
            WHERE coalesce(b ->> 'value', '') <> ''), '{}') AS bank
      FROM payslip s WHERE s.status = 'APPROVED' AND NOT s.archived
        AND CASE WHEN $4 = 0 THEN s.period_end BETWEEN $1 AND $2 AND s.paid_on IS NULL ELSE s.salary_payment_id = $4 END
        AND ($3 = 0 OR s.group_id = $3)
      ORDER BY s.employee_name, s.employee_number, s.pay_period, s.id`,
    most: 10_000,
    values: [from, to, group, payment],
  });

const cellOf = (column: Column, payment: Payment, day: string): string => {
  switch (column.content) {
    case 'NAME':
      return payment.name;
    case 'NUMBER':
      return payment.number;
    case 'BANK':
      return payment.bank[column.field ?? ''] ?? '';
    case 'NET_PAY':
      return payment.netPay;
    case 'PAYSLIP':
      return payment.payslip;
    case 'DATE':
      return day;
    case 'TEXT':
      return column.text ?? '';
  }
};

const sum = (payments: readonly { readonly netPay: string }[]): string =>
  payments.reduce((total, { netPay }) => addMoney(total, netPay), '0.00');

/** Which payments. */
export interface BankFileRequest {
  readonly template: BankTemplate;
  /** "yyyy-MM": periods that end in it. */
  readonly month: string;
  readonly from: string;
  readonly to: string;
  /** 0 for all groups. */
  readonly group: number;
  /** Day of payment. */
  readonly day: string;
  /** The file for this salary payment; 0 for what has not been paid yet. */
  readonly payment: number;
}

/**
 * The payment file of a month: approved payslips that are unpaid and have an account; those without one are listed
 * separately.
 */
export const bankFileOf = async (connection: Connection, request: BankFileRequest): Promise<BankFile> => {
  const { template, month, day } = request;
  const payments = await paymentsOf(connection, request);
  const hasAccount = ({ bank }: Payment): boolean => (bank[template.account] ?? '').trim() !== '';
  const [paid, unpaid] = [payments.filter(hasAccount), payments.filter((payment) => !hasAccount(payment))];
  return {
    templateName: template.name,
    month,
    headings: template.columns.map(({ heading }) => heading),
    rows: paid.map((payment) => template.columns.map((column) => cellOf(column, payment, day))),
    count: paid.length,
    total: sum(paid),
    missing: unpaid.map(({ bank: _bank, ...rest }): UnpaidByFile => rest),
    missingTotal: sum(unpaid),
  };
};
