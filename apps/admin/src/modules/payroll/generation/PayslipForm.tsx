import Add from '@mui/icons-material/Add';
import { Box, Button, Paper, TextField, Typography } from '@mui/material';
import type { PayslipLineRow } from '@school/domain';
import { useTranslate } from 'react-admin';
import type { Dispatch } from 'react';
import { AttendanceBlock, type Attendance } from './AttendanceBlock.tsx';
import { DraftItems } from './DraftItems.tsx';
import { DraftLines } from './DraftLines.tsx';
import { draftProblems, type DraftChange, type PayslipDraft } from './payslip-draft.ts';

interface PayslipFormProps {
  readonly attendance: Attendance;
  /** What the rules yield. */
  readonly lines: readonly PayslipLineRow[];
  readonly draft: PayslipDraft;
  readonly onChange: Dispatch<DraftChange>;
  readonly busy: boolean;
}

const longestRemark = 250;

/** Days, amounts and one-off items of a payslip. */
export const PayslipForm = ({ attendance, lines, draft, onChange, busy }: PayslipFormProps) => {
  const translate = useTranslate();
  const wrong = draftProblems(draft);
  return (
    <Box sx={{ display: 'grid', gap: 2 }} aria-busy={busy}>
      <AttendanceBlock
        attendance={attendance}
        draft={draft}
        wrong={wrong.includes('lopDays')}
        onChange={onChange}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
        {(['EARNING', 'DEDUCTION'] as const).map((type) => (
          <DraftLines
            key={type}
            title={translate(type === 'EARNING' ? 'payroll.sheet.earnings' : 'payroll.sheet.deductions')}
            lines={lines.filter((line) => line.type === type)}
            draft={draft}
            wrong={wrong}
            onChange={onChange}
          />
        ))}
      </Box>
      <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 1.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
          <Typography variant="subtitle2" component="h2">
            {translate('payroll.form.items')}
          </Typography>
          <Button size="small" startIcon={<Add />} onClick={() => onChange({ type: 'addItem' })}>
            {translate('payroll.form.addItem')}
          </Button>
        </Box>
        <DraftItems items={draft.items} wrong={wrong} onChange={onChange} />
        <TextField
          size="small"
          label={translate('payroll.form.remark')}
          value={draft.remark}
          onChange={(event) => onChange({ type: 'remark', value: event.target.value })}
          slotProps={{ htmlInput: { maxLength: longestRemark } }}
        />
      </Paper>
    </Box>
  );
};
