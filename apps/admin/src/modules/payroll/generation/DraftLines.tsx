import RestartAlt from '@mui/icons-material/RestartAlt';
import {
  IconButton,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Tooltip,
} from '@mui/material';
import type { PayslipLineRow } from '@school/domain';
import { useTranslate } from 'ra-core';
import type { Dispatch } from 'react';
import { MoneyCell } from '../../../engine/field/money/MoneyCell.tsx';
import { numericPart, typedAmount } from './edits.ts';
import type { DraftChange, PayslipDraft } from './payslip-draft.ts';

interface DraftLinesProps {
  readonly title: string;
  readonly lines: readonly PayslipLineRow[];
  readonly draft: PayslipDraft;
  readonly wrong: readonly string[];
  readonly onChange: Dispatch<DraftChange>;
}

const right = { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const;

/** One side of a payslip: what the rules give, and what is paid instead. */
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
                      <TextField
                        variant="standard"
                        value={typed ?? line.amount}
                        error={wrong.includes(line.code)}
                        onChange={(event) =>
                          onChange({
                            type: 'amount',
                            code: line.code,
                            value: numericPart(event.target.value),
                          })
                        }
                        onFocus={(event) => event.target.select()}
                        slotProps={{
                          htmlInput: {
                            inputMode: 'decimal',
                            'aria-label': line.label,
                            style: { ...right, fontWeight: isEdited ? 600 : undefined },
                          },
                        }}
                        sx={{ width: 108 }}
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
