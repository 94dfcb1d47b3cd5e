import { Box, Chip } from '@mui/material';
import { useTranslate } from 'ra-core';

const words = ['today', 'yesterday', 'thisWeek', 'thisMonth', 'thisYear'];

/** Dates that move with the calendar. */
export const DateWords = ({ onPick }: { readonly onPick: (word: string) => void }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {words.map((word) => (
        <Chip
          key={word}
          size="small"
          variant="outlined"
          label={translate(`engine.date.word.${word}`)}
          onClick={() => onPick(word)}
        />
      ))}
    </Box>
  );
};
