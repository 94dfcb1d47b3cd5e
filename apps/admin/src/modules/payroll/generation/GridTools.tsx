import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { SearchBox } from '../../../engine/own-screen/SearchBox.tsx';
import { phrase } from '../../../engine/own-screen/phrase.ts';
import { wholeNumber } from '../../../i18n/whole-number.ts';

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
      <Button size="small" onClick={() => onMarkAll(true)}>
        <Box component="span" sx={phrase}>
          {translate('payroll.all.selectAll')}
        </Box>
      </Button>
      <Button size="small" onClick={() => onMarkAll(false)} disabled={marked === 0}>
        {translate('payroll.all.clearAll')}
      </Button>
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
