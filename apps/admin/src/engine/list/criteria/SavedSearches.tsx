import { Box, Chip, Typography } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useViews } from '../views/use-views.ts';
import { readExtras, readViewState, searchOf } from '../views/view-state.ts';

/** The saved views of a list as searches to resume; nothing as long as there are none. */
export const SavedSearches = ({ resource }: { readonly resource: AnyResource }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { views } = useViews(resource);
  const current = readExtras(search).view;
  if (views.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {translate('engine.criteria.saved')}
      </Typography>
      {views.map(({ id, name, state }) => (
        <Chip
          key={id}
          label={name}
          color={id === current ? 'primary' : 'default'}
          aria-pressed={id === current}
          onClick={() => void navigate({ pathname, search: searchOf(readViewState(state), id) })}
        />
      ))}
    </Box>
  );
};
