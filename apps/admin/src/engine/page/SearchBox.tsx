import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import { CircularProgress, IconButton, InputAdornment, TextField } from '@mui/material';
import type { SxProps } from '@mui/material';

interface SearchBoxProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label: string;
  /** Of the button that clears it. */
  readonly clearLabel: string;
  /** Letters. */
  readonly max: number;
  /** Announced while a search is in progress, in place of the icon. */
  readonly searching?: string | undefined;
  readonly sx: SxProps;
}

/** A search box; Escape and its button clear it. */
export const SearchBox = ({ value, onChange, label, clearLabel, max, searching, sx }: SearchBoxProps) => (
  <TextField
    size="small"
    value={value}
    placeholder={label}
    onChange={({ target }) => onChange(target.value)}
    onKeyDown={({ key }) => {
      if (key === 'Escape') onChange('');
    }}
    sx={sx}
    slotProps={{
      htmlInput: { role: 'searchbox', 'aria-label': label, maxLength: max },
      input: {
        startAdornment: (
          <InputAdornment position="start">
            {searching === undefined ? (
              <Search fontSize="small" />
            ) : (
              <CircularProgress size={18} aria-label={searching} />
            )}
          </InputAdornment>
        ),
        endAdornment: value ? (
          <InputAdornment position="end">
            <IconButton size="small" edge="end" aria-label={clearLabel} onClick={() => onChange('')}>
              <Clear fontSize="small" />
            </IconButton>
          </InputAdornment>
        ) : undefined,
      },
    }}
  />
);
