import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

interface BlankSectionProps {
  readonly label: string | undefined;
  readonly onOpen: () => void;
}

/** A section in which nothing has been entered; its fields appear on request, and never in print. */
export const BlankSection = ({ label, onOpen }: BlankSectionProps) => {
  const translate = useTranslate();
  const verb = translate('engine.show.showFields');
  return (
    <Box
      component="section"
      sx={{ mb: 2, px: 2, display: 'flex', alignItems: 'center', gap: 1.5, displayPrint: 'none' }}
    >
      {label ? (
        <Typography variant="subtitle1" component="h2" color="textSecondary">
          {label}
        </Typography>
      ) : null}
      <Typography variant="body2" color="textSecondary">
        {translate('engine.show.nothingEntered')}
      </Typography>
      <Button size="small" aria-label={label ? `${verb}: ${label}` : undefined} onClick={onOpen}>
        {verb}
      </Button>
    </Box>
  );
};
