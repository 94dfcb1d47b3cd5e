import { Box, Table, TableBody, TableCell, TableFooter, TableRow, Typography } from '@mui/material';
import type { Money, PayslipLineRow } from '@school/domain';
import { useTranslate } from 'react-admin';
import { MoneyCell } from '../../../engine/field/money/MoneyCell.tsx';

interface SheetLinesProps {
  readonly title: string;
  readonly lines: readonly PayslipLineRow[];
  readonly total: Money;
}

const plain = { px: 0, py: 0.75 } as const;

/** One side of a payslip with its total; manually changed amounts also show the rules' result. */
export const SheetLines = ({ title, lines, total }: SheetLinesProps) => {
  const translate = useTranslate();
  return (
    <Box>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Table size="small" aria-label={title}>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line.code}>
              <TableCell sx={plain}>
                {line.label}
                {line.isEdited ? (
                  <Typography
                    variant="caption"
                    color="textSecondary"
                    component="div"
                    sx={{ displayPrint: 'none' }}
                  >
                    {translate('payroll.sheet.computed')} <MoneyCell value={line.computedAmount} />
                  </Typography>
                ) : null}
              </TableCell>
              <TableCell align="right" sx={plain}>
                <MoneyCell value={line.amount} />
              </TableCell>
            </TableRow>
          ))}
          {lines.length === 0 ? (
            <TableRow>
              <TableCell colSpan={2} sx={{ ...plain, color: 'text.secondary' }}>
                –
              </TableCell>
            </TableRow>
          ) : null}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell sx={{ ...plain, fontWeight: 600, color: 'text.primary', fontSize: 14 }}>
              {translate('payroll.sheet.total')}
            </TableCell>
            <TableCell align="right" sx={{ ...plain, fontWeight: 600, color: 'text.primary', fontSize: 14 }}>
              <MoneyCell value={total} />
            </TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </Box>
  );
};
