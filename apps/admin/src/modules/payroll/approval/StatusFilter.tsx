import { Box, Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { wholeNumber } from '../../../i18n/whole-number.ts';

interface StatusFilterProps {
  readonly value: string;
  readonly counts: readonly { readonly status: string; readonly count: number }[];
  readonly onChange: (status: string) => void;
}

/** Statuses with their numbers; a click shows only one of them, a second one all again. */
export const StatusFilter = ({ value, counts, onChange }: StatusFilterProps) => {
  const translate = useTranslate();
  return (
    <Box role="group" aria-label={translate('payroll.column.status')} sx={{ display: 'flex', gap: 0.5 }}>
      {counts.map(({ status, count }) => (
        <Chip
          key={status}
          clickable
          aria-pressed={value === status}
          color={value === status ? 'primary' : 'default'}
          variant={value === status ? 'filled' : 'outlined'}
          label={`${translate(`payroll.status.${status}`)} ${wholeNumber(count)}`}
          onClick={() => onChange(value === status ? '' : status)}
        />
      ))}
    </Box>
  );
};
