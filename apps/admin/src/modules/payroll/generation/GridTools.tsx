import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { SearchBox } from '../../../engine/own-screen/SearchBox.tsx';
import { wholeNumber } from '../../../i18n/whole-number.ts';
import { MarkAll } from '../parts/MarkAll.tsx';

interface GridToolsProps {
  readonly q: string;
  readonly onSearch: (q: string) => void;
  readonly count: number;
  readonly marked: number;
  readonly edited: number;
  readonly onMarkAll: (all: boolean) => void;
}

/** Search, and selecting everyone or nobody. */
export const GridTools = ({ q, onSearch, count, marked, edited, onMarkAll }: GridToolsProps) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5, alignItems: 'center' }}>
      <SearchBox value={q} onSearch={onSearch} />
      <MarkAll marked={marked} onMarkAll={onMarkAll} />
      <Typography variant="body2" color="textSecondary" aria-live="polite" sx={{ ml: { sm: 'auto' } }}>
        {translate('payroll.all.marked', {
          marked: wholeNumber(marked),
          count: wholeNumber(count),
        })}
        {edited > 0 ? ` · ${translate('payroll.all.editedCount', { smart_count: edited })}` : ''}
      </Typography>
    </Box>
  );
};
