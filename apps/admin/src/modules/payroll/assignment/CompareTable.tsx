import { Paper, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { MoneyCell } from '../../../engine/field/money/MoneyCell.tsx';
import { AmountInput } from '../../../engine/field/money/AmountInput.tsx';
import type { ComparedLine } from './comparison.ts';

interface CompareTableProps {
  readonly title: string;
  readonly lines: readonly ComparedLine[];
  readonly hasCurrent: boolean;
  readonly amounts: Readonly<Record<string, string>>;
  readonly onAmount: (code: string, amount: string) => void;
}

const wide = { display: { xs: 'none', sm: 'table-cell' } };

/** Categories with what is paid now and what will be paid; the new amount can be typed. */
export const CompareTable = ({ title, lines, hasCurrent, amounts, onAmount }: CompareTableProps) => {
  const translate = useTranslate();
  return (
    <Paper variant="outlined" sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>{title}</TableCell>
            {hasCurrent ? (
              <TableCell align="right" sx={wide}>
                {translate('payroll.assign.current')}
              </TableCell>
            ) : null}
            <TableCell align="right">{translate('payroll.assign.next')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => {
            const changes = hasCurrent && line.next !== undefined && line.current !== line.next;
            return (
              <TableRow key={line.code}>
                <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 90 }}>
                  {line.label}
                  {hasCurrent ? (
                    // A phone has no room for it as a column.
                    <Typography variant="caption" component="div" sx={{ display: { sm: 'none' } }}>
                      {translate('payroll.assign.current')}:{' '}
                      {line.current === undefined ? '–' : <MoneyCell value={line.current} />}
                    </Typography>
                  ) : null}
                  <Typography variant="caption" color="textSecondary" component="div">
                    {line.next === undefined ? translate('payroll.assign.gone') : line.rule}
                  </Typography>
                </TableCell>
                {hasCurrent ? (
                  <TableCell align="right" sx={{ ...wide, color: 'text.secondary' }}>
                    {line.current === undefined ? '–' : <MoneyCell value={line.current} />}
                  </TableCell>
                ) : null}
                <TableCell align="right" sx={{ width: 150 }}>
                  {line.next === undefined ? (
                    '–'
                  ) : (
                    <AmountInput
                      value={amounts[line.code] ?? line.next}
                      label={line.label}
                      strong={changes || line.code in amounts}
                      onChange={(amount) => onAmount(line.code, amount)}
                    />
                  )}
                </TableCell>
              </TableRow>
            );
          })}
          {lines.length === 0 ? (
            <TableRow>
              <TableCell colSpan={3} sx={{ color: 'text.secondary' }}>
                –
              </TableCell>
            </TableRow>
          ) : null}
        </TableBody>
      </Table>
    </Paper>
  );
};
