import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import { Box, CircularProgress, IconButton, InputAdornment, TextField, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';

interface NewsSearchProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isSearching: boolean;
}

export const NewsSearch = ({ value, onChange, isSearching }: NewsSearchProps) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      <TextField
        type="text"
        size="small"
        value={value}
        placeholder={translate('news.search')}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onChange('');
        }}
        sx={{ width: { xs: '100%', sm: 360 } }}
        slotProps={{
          htmlInput: { role: 'searchbox', 'aria-label': translate('news.search'), maxLength: 200 },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" />
              </InputAdornment>
            ),
            endAdornment: value ? (
              <InputAdornment position="end">
                <IconButton
                  size="small"
                  edge="end"
                  aria-label={translate('news.clear')}
                  onClick={() => onChange('')}
                >
                  <Clear fontSize="small" />
                </IconButton>
              </InputAdornment>
            ) : undefined,
          },
        }}
      />
      <Box role="status">
        {isSearching ? (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <CircularProgress size={16} aria-hidden />
            <Typography variant="body2" color="textSecondary">
              {translate('news.searching')}
            </Typography>
          </Box>
        ) : null}
      </Box>
    </Box>
  );
};
