import { Box, CircularProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { SearchBox } from '../../../engine/page/SearchBox.tsx';

interface NewsSearchProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isSearching: boolean;
}

export const NewsSearch = ({ value, onChange, isSearching }: NewsSearchProps) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      <SearchBox
        value={value}
        onChange={onChange}
        label={translate('news.search')}
        clearLabel={translate('news.clear')}
        max={200}
        sx={{ width: { xs: '100%', sm: 360 } }}
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
