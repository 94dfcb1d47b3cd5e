import { Box, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { wholeNumber } from '../../../i18n/whole-number.ts';

interface LoadedSoFarProps {
  readonly loaded: number | undefined;
  readonly total: number | undefined;
}

/** How much of a long list has loaded; nothing once it is complete. */
export const LoadedSoFar = ({ loaded, total }: LoadedSoFarProps) => {
  const translate = useTranslate();
  if (loaded === undefined || total === undefined || loaded >= total) return null;
  const text = translate('payroll.load.soFar', { loaded: wholeNumber(loaded), total: wholeNumber(total) });
  return (
    <Box sx={{ mb: 1 }}>
      <Typography variant="body2" color="text.secondary">
        {text}
      </Typography>
      <LinearProgress variant="determinate" value={(loaded / total) * 100} aria-label={text} />
    </Box>
  );
};
