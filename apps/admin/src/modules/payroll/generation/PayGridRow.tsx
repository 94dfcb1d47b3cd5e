import WarningAmber from '@mui/icons-material/WarningAmber';
import { Box, Checkbox, TableCell, TableRow, Tooltip, Typography } from '@mui/material';
import type { EmployeeRow, Money } from '@school/domain';
import { useTranslate } from 'react-admin';
import { memo } from 'react';
import { MoneyCell } from '../../../engine/field/money/MoneyCell.tsx';
import { NetBadge } from '../parts/NetBadge.tsx';
import { AmountCell } from './AmountCell.tsx';
import { departmentOf } from './department-of.ts';
import { amountAt, type AmountColumn, type RowEdits } from './edits.ts';
import { ground, stickyMark, stickyName, stickyNet } from './sticky-columns.ts';
import { sayTold } from '../../../i18n/current-language.ts';

interface PayGridRowProps {
  readonly row: EmployeeRow;
  readonly earnings: readonly AmountColumn[];
  readonly deductions: readonly AmountColumn[];
  readonly marked: boolean;
  readonly edits: RowEdits | undefined;
  readonly onMark: (employeeId: number) => void;
  readonly onEdit: (employeeId: number, column: AmountColumn, amount: Money) => void;
}

const total = { fontWeight: 600, bgcolor: 'action.hover' } as const;

const Row = ({ row, earnings, deductions, marked, edits, onMark, onEdit }: PayGridRowProps) => {
  const translate = useTranslate();
  const cellOf = (column: AmountColumn) => {
    const amount = amountAt(row, column);
    return (
      <TableCell key={column.code} align="right">
        {amount === undefined ? (
          '–'
        ) : (
          <AmountCell
            amount={amount}
            edited={edits?.[column.code] !== undefined}
            label={`${row.employeeName}, ${column.label}`}
            onCommit={(typed) => onEdit(row.employeeId, column, typed)}
          />
        )}
      </TableCell>
    );
  };
  const notes = [...row.warnings.map(sayTold), ...(row.isOutdated ? [translate('payroll.outdated')] : [])];
  return (
    <TableRow hover selected={marked}>
      <TableCell sx={{ ...stickyMark, ...ground }}>
        <Checkbox
          size="small"
          checked={marked}
          onChange={() => onMark(row.employeeId)}
          slotProps={{ input: { 'aria-label': translate('payroll.all.select', { name: row.employeeName }) } }}
        />
      </TableCell>
      <TableCell component="th" scope="row" sx={{ ...stickyName, ...ground }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Box component="span" sx={{ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {row.employeeName}
          </Box>
          {notes.length > 0 ? (
            <Tooltip title={notes.join(' ')}>
              <WarningAmber color="warning" sx={{ fontSize: 16 }} aria-label={notes.join(' ')} />
            </Tooltip>
          ) : null}
        </Box>
        <Typography variant="caption" color="textSecondary" component="div" noWrap>
          {[row.employeeNumber, departmentOf(row)].filter(Boolean).join(' · ')}
        </Typography>
      </TableCell>
      {earnings.map(cellOf)}
      <TableCell align="right" sx={total}>
        <MoneyCell value={row.payrollCategories.EARNINGS.total} />
      </TableCell>
      {deductions.map(cellOf)}
      <TableCell align="right" sx={total}>
        <MoneyCell value={row.payrollCategories.DEDUCTION.total} />
      </TableCell>
      <TableCell align="right" sx={{ ...stickyNet, ...ground }}>
        <NetBadge amount={row.netPay} />
      </TableCell>
    </TableRow>
  );
};

/** One employee in the grid; re-rendered only when its own data changes. */
export const PayGridRow = memo(Row);
