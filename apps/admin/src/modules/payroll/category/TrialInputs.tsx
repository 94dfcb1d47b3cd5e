import { Box, InputAdornment, TextField } from '@mui/material';
import type { CategoryTrial, TrialVariable } from '@school/domain';
import { useTranslate } from 'react-admin';
import { numericPart } from '../generation/edits.ts';

interface TrialInputsProps {
  readonly variables: readonly TrialVariable[];
  readonly before: CategoryTrial['before'];
  readonly typed: Readonly<Record<string, string>>;
  /** If empty, the category's rule yields its amount again. */
  readonly onType: (name: string, text: string | undefined) => void;
}

/** The values a rule reads: the known ones of an employee, and the preceding categories. */
export const TrialInputs = ({ variables, before, typed, onType }: TrialInputsProps) => {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(180px, 1fr))' },
        '&:empty': { display: 'none' },
      }}
    >
      {variables.map((name) => (
        <TextField
          key={name}
          size="small"
          label={name}
          value={typed[name] ?? ''}
          helperText={translate(`payroll.variable.${name}`)}
          onChange={(event) => onType(name, numericPart(event.target.value))}
          slotProps={{ htmlInput: { inputMode: 'decimal', style: { textAlign: 'right' } } }}
        />
      ))}
      {before.map(({ code, name, amount }) => (
        <TextField
          key={code}
          size="small"
          label={code}
          value={typed[code] ?? amount}
          helperText={code in typed ? translate('payroll.category.typed', { name }) : name}
          onChange={(event) => {
            const text = numericPart(event.target.value);
            onType(code, text === '' ? undefined : text);
          }}
          slotProps={{
            htmlInput: { inputMode: 'decimal', style: { textAlign: 'right' } },
            input: { startAdornment: <InputAdornment position="start">=</InputAdornment> },
          }}
        />
      ))}
    </Box>
  );
};
