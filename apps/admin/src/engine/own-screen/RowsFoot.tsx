import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Pager } from '../list/table/Pager.tsx';
import type { RowsState } from './rows-state.ts';

interface RowsFootProps {
  /** How many rows were found on all pages. */
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
  readonly onChange: (change: Partial<RowsState>) => void;
}

/** How many rows a table has found, and the way to its other pages. */
export const RowsFoot = ({ total, page, perPage, onChange }: RowsFootProps) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
      <Typography variant="body2" color="textSecondary">
        {translate('engine.list.count', { smart_count: total })}
      </Typography>
      {total > perPage || perPage > 10 ? (
        <Pager
          page={page}
          perPage={perPage}
          total={total}
          onPage={(next) => onChange({ page: next })}
          onPerPage={(next) => onChange({ perPage: next })}
        />
      ) : null}
    </Box>
  );
};
