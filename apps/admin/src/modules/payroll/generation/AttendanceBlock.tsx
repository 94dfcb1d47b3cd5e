import { Box, Paper, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Dispatch } from 'react';
import type { DraftChange, PayslipDraft } from './payslip-draft.ts';
import { numericPart } from './edits.ts';
import { phrase } from '../../../engine/own-screen/phrase.ts';

export interface Attendance {
  readonly workingDays: string;
  readonly daysPresent: string;
  readonly daysAbsent: string;
  readonly lateTimes: number;
  readonly lateMinutes: number;
  readonly lateDays: string;
}

interface AttendanceBlockProps {
  readonly attendance: Attendance;
  readonly draft: PayslipDraft;
  readonly wrong: boolean;
  readonly onChange: Dispatch<DraftChange>;
}

/** Days of the period; unpaid ones can be changed. */
export const AttendanceBlock = ({ attendance, draft, wrong, onChange }: AttendanceBlockProps) => {
  const translate = useTranslate();
  const days = [
    ['workingDays', attendance.workingDays],
    ['numberOfdaysPresent', attendance.daysPresent],
    ['numberOfDaysAbsent', attendance.daysAbsent],
    ...(attendance.lateTimes > 0
      ? ([
          ['lateTimes', attendance.lateTimes],
          ['lateMinutes', attendance.lateMinutes],
          ['lateDays', attendance.lateDays],
        ] as const)
      : []),
  ] as const;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={translate('payroll.section.attendance')}
      sx={{
        p: 2,
        display: 'grid',
        gap: 2,
        alignItems: 'center',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(130px, 100%), 1fr))',
      }}
    >
      {days.map(([key, value]) => (
        <Box key={key}>
          <Typography variant="body2" color="textSecondary" sx={phrase}>
            {translate(`payroll.toggle.${key}`)}
          </Typography>
          <Typography sx={{ fontWeight: 600 }}>{Number(value)}</Typography>
        </Box>
      ))}
      <TextField
        size="small"
        label={translate('payroll.form.lopDays')}
        value={draft.lopDays}
        error={wrong}
        onChange={(event) => onChange({ type: 'lopDays', value: numericPart(event.target.value) })}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
    </Paper>
  );
};
