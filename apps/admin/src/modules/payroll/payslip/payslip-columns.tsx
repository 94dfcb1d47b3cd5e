import { Typography } from '@mui/material';
import { sumMoney } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { DateCell } from '../../../engine/field/date/DateCell.tsx';
import { MoneyCell } from '../../../engine/field/money/MoneyCell.tsx';
import { PeriodText } from '../parts/PeriodText.tsx';
import type { RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';
import type { PayslipItem } from './payslip-row.ts';

export type PayslipColumn =
  | 'employee'
  | 'department'
  | 'group'
  | 'period'
  | 'earnings'
  | 'deductions'
  | 'net'
  | 'status'
  | 'reason'
  | 'decided'
  | 'created';

type Column = RowsColumn<PayslipItem>;
type Amount = 'earningsTotal' | 'deductionsTotal' | 'netPay';

const money = (key: string, label: string, field: Amount): Column => ({
  key,
  label,
  align: 'right',
  figure: (row) => Number(row[field]),
  render: (row) => <MoneyCell value={row[field]} />,
  renderTotal: (rows) => <MoneyCell value={sumMoney(rows.map((row) => row[field] || '0.00'))} />,
});

/** The columns that lists of payslips choose from. */
export const usePayslipColumns = (keys: readonly PayslipColumn[]): readonly Column[] => {
  const translate = useTranslate();
  const wanted = keys.join();
  return useMemo(() => {
    const say = (key: string): string => translate(`payroll.column.${key}`);
    const columns: Readonly<Record<PayslipColumn, Column>> = {
      employee: {
        key: 'employee',
        label: say('employee'),
        text: (row) => `${row.employeeName} ${row.employeeNumber} ${row.number}`,
        render: (row) => (
          <>
            {row.employeeName}
            <Typography variant="caption" color="textSecondary" component="div">
              {row.employeeNumber}
            </Typography>
          </>
        ),
      },
      department: {
        key: 'department',
        label: say('department'),
        text: (row) => row.departmentName,
        render: (row) => row.departmentName,
      },
      group: {
        key: 'group',
        label: say('group'),
        text: (row) => row.groupName,
        render: (row) => row.groupName,
      },
      period: {
        key: 'period',
        label: say('period'),
        text: (row) => row.payPeriod,
        render: (row) => <PeriodText {...row} />,
      },
      earnings: money('earnings', say('earnings'), 'earningsTotal'),
      deductions: money('deductions', say('deductions'), 'deductionsTotal'),
      net: money('net', say('netPay'), 'netPay'),
      status: {
        key: 'status',
        label: say('status'),
        text: (row) => row.status,
        render: (row) => <StatusChip status={row.status} />,
      },
      reason: {
        key: 'reason',
        label: say('reason'),
        text: (row) => row.rejectReason ?? '',
        render: (row) => row.rejectReason ?? '',
      },
      decided: {
        key: 'decided',
        label: say('rejectedBy'),
        text: (row) => row.decidedAt ?? '',
        render: (row) => (
          <>
            {row.decidedBy}
            <Typography variant="caption" color="textSecondary" component="div">
              <DateCell value={row.decidedAt} />
            </Typography>
          </>
        ),
      },
      created: {
        key: 'created',
        label: say('generatedOn'),
        text: (row) => row.createdAt ?? '',
        render: (row) => <DateCell value={row.createdAt} />,
      },
    };
    return wanted.split(',').map((key) => columns[key as PayslipColumn]);
  }, [translate, wanted]);
};
