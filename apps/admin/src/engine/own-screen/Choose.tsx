import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

export interface Choice {
  readonly id: number | string;
  readonly name: string;
}

interface ChooseProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[] | undefined;
  readonly onChange: (value: string) => void;
  /** Words of the first entry, which selects nothing; without them a choice is required. */
  readonly all?: string;
  readonly required?: boolean;
  readonly error?: string;
  /** Shown below while there is no error. */
  readonly help?: string;
}

/** One of a few options: the value is its id, the words are its name. */
export const Choose = ({ label, value, choices, onChange, all, required, error, help }: ChooseProps) => {
  const translate = useTranslate();
  const known = choices?.some(({ id }) => String(id) === value) ?? false;
  return (
    <TextField
      select
      size="small"
      label={label}
      value={known ? value : ''}
      required={required}
      error={Boolean(error)}
      helperText={error ?? help}
      disabled={choices === undefined}
      onChange={(event) => onChange(event.target.value)}
      sx={{ width: { xs: '100%', sm: 240 } }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="" disabled={all === undefined}>
        {all ?? translate('engine.choose')}
      </MenuItem>
      {(choices ?? []).map(({ id, name }) => (
        <MenuItem key={id} value={String(id)}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
};
