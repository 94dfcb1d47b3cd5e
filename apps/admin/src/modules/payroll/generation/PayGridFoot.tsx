import { TableCell, TableFooter, TableRow } from '@mui/material';
import { sumMoney, type EmployeeRow } from '@school/domain';
import { useTranslate } from 'react-admin';
import { MoneyCell } from '../../../engine/field/money/MoneyCell.tsx';
import { amountAt, type AmountColumn } from './edits.ts';
import { ground, stickyMark, stickyName, stickyNet } from './sticky-columns.ts';

interface PayGridFootProps {
  readonly earnings: readonly AmountColumn[];
  readonly deductions: readonly AmountColumn[];
  /** Everybody marked. */
  readonly rows: readonly EmployeeRow[];
}

const strong = { fontWeight: 600, color: 'text.primary', fontSize: 14 } as const;

/** Totals over everyone selected. */
export const PayGridFoot = ({ earnings, deductions, rows }: PayGridFootProps) => {
  const translate = useTranslate();
  if (rows.length === 0) return null;
  const sumCell = (key: string, amountOf: (row: EmployeeRow) => string | undefined, place = {}) => (
    <TableCell key={key} align="right" sx={{ ...strong, ...place }}>
      <MoneyCell value={sumMoney(rows.map((row) => amountOf(row) ?? '0.00'))} />
    </TableCell>
  );
  const columnSum = (column: AmountColumn) => sumCell(column.code, (row) => amountAt(row, column));
  return (
    <TableFooter sx={{ position: 'sticky', bottom: 0, zIndex: 3, ...ground }}>
      <TableRow>
        <TableCell sx={{ ...stickyMark, ...ground }} />
        <TableCell sx={{ ...stickyName, ...ground, ...strong }}>
          {translate('payroll.all.sumOf', { smart_count: rows.length })}
        </TableCell>
        {earnings.map(columnSum)}
        {sumCell('earningsTotal', (row) => row.payrollCategories.EARNINGS.total)}
        {deductions.map(columnSum)}
        {sumCell('deductionsTotal', (row) => row.payrollCategories.DEDUCTION.total)}
        {sumCell('netPay', (row) => row.netPay, { ...stickyNet, ...ground })}
      </TableRow>
    </TableFooter>
  );
};
