import type { PayslipRow } from '@school/domain';

/** A payslip in any list of this module. */
export type PayslipItem = Pick<
  PayslipRow,
  | 'id'
  | 'number'
  | 'employeeId'
  | 'employeeName'
  | 'employeeNumber'
  | 'departmentName'
  | 'groupId'
  | 'groupName'
  | 'payPeriod'
  | 'periodEnd'
  | 'frequency'
  | 'status'
  | 'rejectReason'
  | 'version'
  | 'earningsTotal'
  | 'deductionsTotal'
  | 'netPay'
> &
  Partial<Pick<PayslipRow, 'decidedBy' | 'decidedAt'>> & { readonly createdAt?: string };

type Fields = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** A payslip of the generic list calls, whose references are ids with words beside them. */
export const payslipItem = (record: Fields): PayslipItem => {
  const labels = (record['_labels'] ?? {}) as Readonly<Record<string, string | undefined>>;
  return {
    id: Number(record['id']),
    number: text(record['number']),
    employeeId: Number(record['employee']),
    employeeName: text(record['employeeName']),
    employeeNumber: text(record['employeeNumber']),
    departmentName: text(record['departmentName']),
    groupId: Number(record['group']),
    groupName: labels['group'] ?? '',
    payPeriod: text(record['payPeriod']),
    periodEnd: text(record['periodEnd']),
    frequency: text(record['frequency']) as PayslipItem['frequency'],
    status: text(record['status']) as PayslipItem['status'],
    rejectReason: record['rejectReason'] ? text(record['rejectReason']) : null,
    version: Number(record['version']),
    earningsTotal: text(record['earningsTotal']),
    deductionsTotal: text(record['deductionsTotal']),
    netPay: text(record['netPay']),
    createdAt: text(record['createdAt']),
  };
};

/** How many of each status there are, without those that nobody has. */
export const statusCounts = (
  rows: readonly Pick<PayslipItem, 'status'>[],
): readonly { readonly status: string; readonly count: number }[] =>
  (['PENDING', 'APPROVED', 'REJECTED'] as const)
    .map((status) => ({ status, count: rows.filter((row) => row.status === status).length }))
    .filter(({ count }) => count > 0);

/** Rows of some statuses; all without any. */
export const ofStatus = <Row extends Pick<PayslipItem, 'status'>>(
  rows: readonly Row[],
  ...statuses: readonly PayslipItem['status'][]
): readonly Row[] => rows.filter(({ status }) => statuses.includes(status));
