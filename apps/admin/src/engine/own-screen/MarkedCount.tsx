import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { wholeNumber } from '../../i18n/whole-number.ts';
import type { Selection } from '../list/table/selection.ts';

/** How many rows are selected on all pages, and ways to select every row or none; phone cards have no other. */
export const MarkedCount = ({
  selection,
}: {
  readonly selection: Selection & Required<Pick<Selection, 'reach'>>;
}) => {
  const translate = useTranslate();
  const { ids, reach, set } = selection;
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1, displayPrint: 'none' }}
    >
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {translate('engine.bulk.marked', { smart_count: ids.length })}
      </Typography>
      {reach.every((id) => ids.includes(id)) ? null : (
        <Button size="small" onClick={() => set([...new Set([...ids, ...reach])])}>
          {translate('engine.bulk.all', { count: wholeNumber(reach.length) })}
        </Button>
      )}
      {ids.length === 0 ? null : (
        <Button size="small" onClick={() => set([])}>
          {translate('engine.bulk.unmark')}
        </Button>
      )}
    </Box>
  );
};
