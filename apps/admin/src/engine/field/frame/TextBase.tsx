import { InputAdornment, TextField, type TextFieldProps } from '@mui/material';
import type { HTMLAttributes, InputHTMLAttributes, ReactNode } from 'react';
import type { InputProps } from '../field-view.ts';

interface TextBaseProps extends Omit<InputProps, 'field' | 'value' | 'onChange'> {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onFocus?: () => void;
  readonly type?: string;
  readonly align?: 'right';
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  readonly rows?: number;
  readonly maxLength?: number;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly autoComplete?: string;
  readonly placeholder?: string;
  readonly html?: InputHTMLAttributes<HTMLInputElement>;
  readonly keepLabelUp?: boolean;
  readonly onKeyDown?: TextFieldProps['onKeyDown'];
}

const adornment = (position: 'start' | 'end', content: ReactNode): ReactNode =>
  content ? <InputAdornment position={position}>{content}</InputAdornment> : undefined;

/** The product's only text box: label, help, error and required mark look the same everywhere. */
export const TextBase = ({
  text,
  onText,
  label,
  name,
  error,
  help,
  required,
  readOnly,
  dense,
  inputRef,
  align,
  start,
  end,
  rows,
  maxLength,
  inputMode,
  placeholder,
  html,
  keepLabelUp,
  ...rest
}: TextBaseProps) => (
  <TextField
    name={name}
    label={dense ? undefined : label}
    value={text}
    onChange={(event) => onText(event.target.value)}
    onBlur={rest.onBlur}
    onFocus={rest.onFocus}
    onKeyDown={rest.onKeyDown}
    type={rest.type ?? 'text'}
    autoFocus={rest.autoFocus}
    autoComplete={rest.autoComplete ?? 'off'}
    error={Boolean(error)}
    helperText={dense ? undefined : (error ?? help)}
    required={required}
    size="small"
    fullWidth
    multiline={rows !== undefined}
    minRows={rows}
    maxRows={rows === undefined ? undefined : 14}
    placeholder={placeholder}
    inputRef={inputRef}
    variant={dense ? 'standard' : 'outlined'}
    slotProps={{
      htmlInput: {
        maxLength,
        inputMode,
        readOnly,
        'aria-label': dense ? label : undefined,
        title: dense ? error : undefined,
        ...html,
        style: align ? { textAlign: align, fontVariantNumeric: 'tabular-nums' } : undefined,
      },
      input: {
        readOnly,
        startAdornment: adornment('start', start),
        endAdornment: adornment('end', end),
        ...(dense ? { disableUnderline: !error } : {}),
      } as object,
      inputLabel: keepLabelUp ? { shrink: true } : undefined,
    }}
  />
);
