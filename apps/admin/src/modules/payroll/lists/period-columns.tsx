import { sumMoney, type PayslipSummary } from '@school/domain';
import { useTranslate } from 'react-admin';
import { MoneyCell } from '../../../engine/field/money/MoneyCell.tsx';
import { wholeNumber } from '../../../i18n/whole-number.ts';
import { PeriodText } from '../parts/PeriodText.tsx';
import type { RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';
import { CountChips } from './CountChips.tsx';

/** A period of a payroll group with its payslips. */
export type PeriodRow = PayslipSummary & { readonly id: string };
type Amount = 'earningsTotal' | 'deductionsTotal' | 'netTotal';

/** Period, payslips by their state, and sums. */
export const usePeriodColumns = (): readonly RowsColumn<PeriodRow>[] => {
  const translate = useTranslate();
  const money = (key: string, field: Amount): RowsColumn<PeriodRow> => ({
    key,
    label: translate(`payroll.column.${key}`),
    align: 'right',
    figure: (row) => Number(row[field]),
    render: (row) => <MoneyCell value={row[field]} />,
    renderTotal: (all) => <MoneyCell value={sumMoney(all.map((row) => row[field]))} />,
  });
  return [
    {
      key: 'period',
      label: translate('payroll.column.period'),
      text: (row) => `${row.payPeriod} ${row.label}`,
      render: (row) => <PeriodText {...row} />,
    },
    {
      key: 'payslips',
      label: translate('payroll.column.payslips'),
      align: 'right',
      figure: (row) => row.pending + row.approved + row.rejected,
      render: (row) => wholeNumber(row.pending + row.approved + row.rejected),
    },
    { key: 'status', label: translate('payroll.column.status'), render: (row) => <CountChips {...row} /> },
    money('earnings', 'earningsTotal'),
    money('deductions', 'deductionsTotal'),
    money('netPay', 'netTotal'),
  ];
};
