import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, IconButton, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { languageOf } from '../../i18n/languages.ts';
import { monthAfter, monthName } from './months.ts';

interface MonthStepsProps {
  readonly month: string;
  readonly onChange: (month: string) => void;
}

/** A month with buttons for the previous and the next one. */
export const MonthSteps = ({ month, onChange }: MonthStepsProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const language = languageOf(locale).tag;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <IconButton
        aria-label={translate('engine.month.before')}
        onClick={() => onChange(monthAfter(month, -1))}
      >
        <ChevronLeft />
      </IconButton>
      <Typography aria-live="polite" sx={{ minWidth: 140, textAlign: 'center' }}>
        {monthName(month, language)}
      </Typography>
      <IconButton aria-label={translate('engine.month.after')} onClick={() => onChange(monthAfter(month, 1))}>
        <ChevronRight />
      </IconButton>
    </Box>
  );
};
