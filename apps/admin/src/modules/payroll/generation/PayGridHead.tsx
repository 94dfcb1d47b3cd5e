import { Checkbox, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AmountColumn } from './edits.ts';
import { stickyMark, stickyName, stickyNet } from './sticky-columns.ts';
import { phrase } from '../../../engine/own-screen/phrase.ts';

interface PayGridHeadProps {
  readonly earnings: readonly AmountColumn[];
  readonly deductions: readonly AmountColumn[];
  readonly marked: number;
  readonly count: number;
  readonly onMarkAll: (marked: boolean) => void;
}

const cell = { borderBottom: 0 } as const;

/** Column names; the checkbox selects everyone on all pages. */
export const PayGridHead = ({ earnings, deductions, marked, count, onMarkAll }: PayGridHeadProps) => {
  const translate = useTranslate();
  return (
    <TableHead>
      <TableRow>
        <TableCell sx={{ ...cell, ...stickyMark, zIndex: 4 }}>
          <Checkbox
            size="small"
            checked={count > 0 && marked === count}
            indeterminate={marked > 0 && marked < count}
            disabled={count === 0}
            onChange={() => onMarkAll(marked < count)}
            slotProps={{ input: { 'aria-label': translate('payroll.all.selectAll') } }}
          />
        </TableCell>
        <TableCell sx={{ ...cell, ...stickyName, zIndex: 4 }}>
          {translate('payroll.column.employee')}
        </TableCell>
        {earnings.map(({ code, label }) => (
          <TableCell key={code} align="right" sx={cell}>
            {label}
          </TableCell>
        ))}
        <TableCell align="right" sx={{ ...cell, ...phrase, display: 'table-cell' }}>
          {translate('payroll.column.earningsTotal')}
        </TableCell>
        {deductions.map(({ code, label }) => (
          <TableCell key={code} align="right" sx={cell}>
            {label}
          </TableCell>
        ))}
        <TableCell align="right" sx={{ ...cell, ...phrase, display: 'table-cell' }}>
          {translate('payroll.column.deductionsTotal')}
        </TableCell>
        <TableCell align="right" sx={{ ...cell, ...stickyNet, zIndex: 4 }}>
          {translate('payroll.column.netPay')}
        </TableCell>
      </TableRow>
    </TableHead>
  );
};
