import { Box } from '@mui/material';
import type { FieldOf } from '@school/kernel';
import { DateInput } from '../field/date/DateInput.tsx';

interface DayInputProps {
  readonly label: string;
  readonly value: string;
  /** A complete date, or empty. */
  readonly onChange: (day: string) => void;
  readonly help?: string;
  readonly error?: string;
  readonly required?: boolean;
  readonly max?: string;
}

const field: FieldOf<'date'> = { type: 'date' };

/** A day that is typed or picked. */
export const DayInput = ({ label, value, onChange, max, ...rest }: DayInputProps) => (
  <Box sx={{ width: { xs: '100%', sm: 240 } }}>
    <DateInput
      field={max ? { ...field, max } : field}
      name={label}
      label={label}
      value={value}
      onChange={(next) => onChange(typeof next === 'string' ? next : '')}
      {...rest}
    />
  </Box>
);
