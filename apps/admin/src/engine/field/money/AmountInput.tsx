import { TextField } from '@mui/material';
import { useState } from 'react';
import { formatDecimal } from '../number/number-format.ts';
import { numericPart } from './numeric-part.ts';

interface AmountInputProps {
  /** As typed; an amount is shown grouped while the user is not typing. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Read by screen readers. */
  readonly label: string;
  readonly wrong?: boolean;
  readonly strong?: boolean;
}

/** An amount in a table: digits only, with at most two decimals. */
export const AmountInput = ({ value, onChange, label, wrong, strong }: AmountInputProps) => {
  const [active, setActive] = useState(false);
  return (
    <TextField
      variant="standard"
      value={active ? value : formatDecimal(value, 'en-PK', 2)}
      error={wrong}
      onChange={(event) => onChange(numericPart(event.target.value))}
      onFocus={(event) => {
        setActive(true);
        const input = event.target;
        requestAnimationFrame(() => input.select());
      }}
      onBlur={() => setActive(false)}
      slotProps={{
        input: { sx: { fontSize: 14 } },
        htmlInput: {
          inputMode: 'decimal',
          'aria-label': label,
          style: {
            textAlign: 'right',
            fontVariantNumeric: 'tabular-nums',
            fontWeight: strong ? 600 : undefined,
          },
        },
      }}
      sx={{ width: 112 }}
    />
  );
};
