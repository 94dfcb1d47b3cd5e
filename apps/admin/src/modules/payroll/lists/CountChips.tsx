import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ToneChip } from '../../../engine/field/choice/ToneChip.tsx';

interface CountChipsProps {
  readonly pending: number;
  readonly approved: number;
  readonly rejected: number;
}

const parts = [
  ['pending', 'PENDING', 'warning'],
  ['approved', 'APPROVED', 'success'],
  ['rejected', 'REJECTED', 'error'],
] as const;

/** How many payslips have each status; statuses without any are left out. */
export const CountChips = (counts: CountChipsProps) => {
  const translate = useTranslate();
  const shown = parts.filter(([key]) => counts[key] > 0);
  if (shown.length === 0) return <>–</>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {shown.map(([key, status, tone]) => (
        <ToneChip key={key} tone={tone} label={`${counts[key]} ${translate(`payroll.status.${status}`)}`} />
      ))}
    </Box>
  );
};
