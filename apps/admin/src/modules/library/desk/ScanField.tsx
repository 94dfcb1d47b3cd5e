import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import { InputAdornment, TextField } from '@mui/material';
import { useState, type RefObject } from 'react';

interface ScanFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly onScan: (code: string) => void;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  readonly focused?: boolean;
  readonly disabled?: boolean;
}

/** Accepts input that a scanner or keyboard ends with Enter, and is immediately cleared for the next. */
export const ScanField = ({ label, help, onScan, inputRef, focused, disabled = false }: ScanFieldProps) => {
  const [text, setText] = useState('');
  return (
    <TextField
      label={label}
      helperText={help}
      value={text}
      disabled={disabled}
      autoFocus={focused}
      inputRef={inputRef}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        const code = text.trim();
        setText('');
        if (code !== '') onScan(code);
      }}
      sx={{ width: { xs: '100%', sm: 360 } }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { autoComplete: 'off', spellCheck: false, maxLength: 100 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <QrCodeScanner fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
