import { Box, Chip, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useEnvironment } from '../../environment/environment.ts';
import { dateWordKey, offeredDateWords } from './date-word.ts';

interface DateWordsProps {
  /** The currently chosen word. */
  readonly value?: string;
  readonly onPick: (word: string) => void;
}

const mostDays = 9999;

/** Dates that move with the calendar: weeks, months, terms, years, and the last or next days. */
export const DateWords = ({ value, onPick }: DateWordsProps) => {
  const translate = useTranslate();
  const { catalogue } = useEnvironment();
  const [, , count = '7'] = /^(last|next)(\d+)Days$/.exec(value ?? '') ?? [];
  const [days, setDays] = useState(count);
  const number = Number(days);
  const isGood = Number.isInteger(number) && number >= 1 && number <= mostDays;
  return (
    <Box sx={{ display: 'grid', gap: 1, gridColumn: '1 / -1' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {offeredDateWords(catalogue.resources).map((word) => (
          <Chip
            key={word}
            size="small"
            variant={word === value ? 'filled' : 'outlined'}
            color={word === value ? 'primary' : 'default'}
            aria-pressed={word === value}
            label={translate(...dateWordKey(word))}
            onClick={() => onPick(word)}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <TextField
          size="small"
          label={translate('engine.date.days')}
          value={days}
          error={!isGood}
          onChange={(event) => setDays(event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
          sx={{ width: 90 }}
        />
        {(['last', 'next'] as const).map((one) => (
          <Chip
            key={one}
            size="small"
            variant={value === `${one}${number}Days` ? 'filled' : 'outlined'}
            color={value === `${one}${number}Days` ? 'primary' : 'default'}
            disabled={!isGood}
            label={translate(`engine.date.${one}Days`, { smart_count: isGood ? number : Number(count) })}
            onClick={() => onPick(`${one}${number}Days`)}
          />
        ))}
      </Box>
    </Box>
  );
};
