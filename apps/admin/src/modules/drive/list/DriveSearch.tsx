import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import { CircularProgress, IconButton, InputAdornment, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';

interface DriveSearchProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isSearching: boolean;
}

export const DriveSearch = ({ value, onChange, isSearching }: DriveSearchProps) => {
  const translate = useTranslate();
  return (
    <TextField
      size="small"
      value={value}
      placeholder={translate('drive.search')}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onChange('');
      }}
      sx={{ flexGrow: 1, width: { xs: '100%', sm: 'auto' }, maxWidth: { sm: 320 } }}
      slotProps={{
        htmlInput: { role: 'searchbox', 'aria-label': translate('drive.search'), maxLength: 255 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              {isSearching ? (
                <CircularProgress size={18} aria-label={translate('drive.searching')} />
              ) : (
                <Search fontSize="small" />
              )}
            </InputAdornment>
          ),
          endAdornment: value ? (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={translate('drive.clear')}
                onClick={() => onChange('')}
              >
                <Clear fontSize="small" />
              </IconButton>
            </InputAdornment>
          ) : undefined,
        },
      }}
    />
  );
};
