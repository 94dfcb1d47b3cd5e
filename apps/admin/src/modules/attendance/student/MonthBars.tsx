import { Box, LinearProgress, Paper, Typography } from '@mui/material';
import { languageOf } from '../../../i18n/languages.ts';
import type { MonthFigures } from '@school/domain';
import { useLocaleState, useTranslate } from 'react-admin';
import { monthName } from '../../../engine/months/months.ts';

/** The percentage for each month as a bar, with the figure next to it. */
export const MonthBars = ({ months }: { readonly months: readonly MonthFigures[] }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const language = languageOf(locale).tag;
  if (months.length === 0) return null;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={translate('attendance.student.months')}
      sx={{ p: 2, mb: 2 }}
    >
      {months.map(({ month, percentage, absent }) => (
        <Box
          key={month}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr auto', sm: '150px 1fr 150px' },
            columnGap: 2,
            alignItems: 'center',
            py: 0.5,
          }}
        >
          <Typography variant="body2">{monthName(month, language)}</Typography>
          <LinearProgress
            aria-hidden
            variant="determinate"
            value={Number(percentage ?? 0)}
            color={Number(percentage ?? 100) < 75 ? 'warning' : 'primary'}
            sx={{
              height: 8,
              borderRadius: 4,
              gridRow: { xs: 2, sm: 'auto' },
              gridColumn: { xs: '1 / -1', sm: 'auto' },
            }}
          />
          <Typography variant="body2" sx={{ textAlign: 'right' }}>
            {percentage === null ? '–' : `${percentage} %`}
            <Box component="span" sx={{ color: 'text.secondary', ml: 1 }}>
              {translate('attendance.student.away', { days: absent })}
            </Box>
          </Typography>
        </Box>
      ))}
    </Paper>
  );
};
