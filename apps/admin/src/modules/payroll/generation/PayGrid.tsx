import { Paper, Table, TableBody, TableContainer } from '@mui/material';
import type { EmployeeRow, Money } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { amountColumns, type AmountColumn, type Edits } from './edits.ts';
import { PayGridFoot } from './PayGridFoot.tsx';
import { PayGridHead } from './PayGridHead.tsx';
import { PayGridRow } from './PayGridRow.tsx';

export interface PayGridProps {
  /** All rows; their categories determine the columns. */
  readonly all: readonly EmployeeRow[];
  /** Rows of this page, including edits. */
  readonly shown: readonly EmployeeRow[];
  readonly marked: ReadonlySet<number>;
  readonly edits: Edits;
  readonly onMark: (employeeId: number) => void;
  readonly onMarkAll: (marked: boolean) => void;
  readonly onEdit: (employeeId: number, column: AmountColumn, amount: Money) => void;
  /** Everyone selected, including edits, for the totals below. */
  readonly chosen: readonly EmployeeRow[];
}

/**
 * Employees with every amount: earnings, their total, deductions, their total, net pay. Names stay in place while it
 * scrolls.
 */
export const PayGrid = (props: PayGridProps) => {
  const translate = useTranslate();
  const { all, shown, marked, edits } = props;
  const earnings = useMemo(() => amountColumns(all, 'EARNINGS'), [all]);
  const deductions = useMemo(() => amountColumns(all, 'DEDUCTION'), [all]);
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden', borderRadius: 1 }}>
      <TableContainer sx={{ maxHeight: 'max(460px, calc(100dvh - 320px))' }}>
        <Table
          size="small"
          stickyHeader
          aria-label={translate('payroll.all.title')}
          sx={{ '& th, & td': { whiteSpace: 'nowrap' } }}
        >
          <PayGridHead
            earnings={earnings}
            deductions={deductions}
            marked={marked.size}
            count={all.length}
            onMarkAll={props.onMarkAll}
          />
          <TableBody>
            {shown.map((row) => (
              <PayGridRow
                key={row.employeeId}
                row={row}
                earnings={earnings}
                deductions={deductions}
                marked={marked.has(row.employeeId)}
                edits={edits.get(row.employeeId)}
                onMark={props.onMark}
                onEdit={props.onEdit}
              />
            ))}
          </TableBody>
          <PayGridFoot earnings={earnings} deductions={deductions} rows={props.chosen} />
        </Table>
      </TableContainer>
    </Paper>
  );
};
