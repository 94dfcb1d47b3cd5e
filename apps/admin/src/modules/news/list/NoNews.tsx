import Newspaper from '@mui/icons-material/NewspaperOutlined';
import SearchOff from '@mui/icons-material/SearchOff';
import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

interface NoNewsProps {
  readonly search: string;
  readonly onClear: () => void;
  readonly mayCreate: boolean;
}

/** Nothing was found, or there is nothing yet. */
export const NoNews = ({ search, onClear, mayCreate }: NoNewsProps) => {
  const translate = useTranslate();
  const Icon = search ? SearchOff : Newspaper;
  return (
    <Box sx={{ textAlign: 'center', py: 6, px: 2 }}>
      <Icon sx={{ fontSize: 40, color: 'text.disabled' }} aria-hidden />
      <Typography component="h2" sx={{ fontWeight: 600 }}>
        {translate(search ? 'news.noResults' : 'news.none')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {search ? translate('news.noResultsText', { search }) : translate('news.noneText')}
      </Typography>
      {search ? (
        <Button variant="outlined" size="small" onClick={onClear}>
          {translate('news.clear')}
        </Button>
      ) : mayCreate ? (
        <Button variant="contained" size="small" component={Link} to="/news/create">
          {translate('news.create')}
        </Button>
      ) : null}
    </Box>
  );
};
