import RestartAlt from '@mui/icons-material/RestartAlt';
import { IconButton, Paper, Table, TableBody, TableCell, TableHead, TableRow, Tooltip } from '@mui/material';
import type { PayslipLineRow } from '@school/domain';
import { useTranslate } from 'react-admin';
import type { Dispatch } from 'react';
import { MoneyCell } from '../../../engine/field/money/MoneyCell.tsx';
import { AmountInput } from '../../../engine/field/money/AmountInput.tsx';
import { typedAmount } from './edits.ts';
import type { DraftChange, PayslipDraft } from './payslip-draft.ts';

interface DraftLinesProps {
  readonly title: string;
  readonly lines: readonly PayslipLineRow[];
  readonly draft: PayslipDraft;
  readonly wrong: readonly string[];
  readonly onChange: Dispatch<DraftChange>;
}

/** One side of a payslip: what the rules yield, and what is paid instead. */
export const DraftLines = ({ title, lines, draft, wrong, onChange }: DraftLinesProps) => {
  const translate = useTranslate();
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden', alignSelf: 'start' }}>
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>{title}</TableCell>
            <TableCell align="right">{translate('payroll.form.computed')}</TableCell>
            <TableCell align="right">{translate('payroll.form.amount')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => {
            const typed = draft.amounts[line.code];
            const isEdited = (typedAmount(typed ?? line.amount) ?? typed) !== line.computedAmount;
            return (
              <TableRow key={line.code}>
                <TableCell>{line.label}</TableCell>
                <TableCell align="right" sx={{ color: 'text.secondary' }}>
                  <MoneyCell value={line.computedAmount} />
                </TableCell>
                <TableCell align="right" sx={{ width: 168, whiteSpace: 'nowrap' }}>
                  {line.source === 'LOP' ? (
                    <MoneyCell value={line.amount} />
                  ) : (
                    <>
                      {isEdited ? (
                        <Tooltip title={translate('payroll.form.reset')}>
                          <IconButton
                            size="small"
                            aria-label={`${translate('payroll.form.reset')}: ${line.label}`}
                            onClick={() =>
                              onChange({ type: 'amount', code: line.code, value: line.computedAmount })
                            }
                          >
                            <RestartAlt fontSize="inherit" />
                          </IconButton>
                        </Tooltip>
                      ) : null}
                      <AmountInput
                        value={typed ?? line.amount}
                        label={line.label}
                        wrong={wrong.includes(line.code)}
                        strong={isEdited}
                        onChange={(value) => onChange({ type: 'amount', code: line.code, value })}
                      />
                    </>
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
