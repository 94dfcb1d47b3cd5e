import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { SheetFact } from './sheet-facts.ts';
import { phrase } from '../../../engine/own-screen/phrase.ts';

/** The head of the sheet: names on the left, values next to them. */
export const SheetFacts = ({ facts }: { readonly facts: readonly SheetFact[] }) => {
  const translate = useTranslate();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 3,
        rowGap: 0.75,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
      }}
    >
      {facts.map(({ key, label, value }) => (
        <Box key={key} sx={{ display: 'flex', gap: 1, minWidth: 0 }}>
          <Typography
            component="dt"
            variant="body2"
            color="textSecondary"
            sx={{ ...phrase, flex: '0 0 45%' }}
          >
            {label ?? translate(`payroll.toggle.${key}`)}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};
