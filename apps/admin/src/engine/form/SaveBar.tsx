import { Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useFormState } from 'react-hook-form';

interface SaveBarProps {
  readonly onCancel: () => void;
  readonly onAgain?: () => void;
}

/** Stays at the bottom of the screen, so that saving never needs scrolling. */
export const SaveBar = ({ onCancel, onAgain }: SaveBarProps) => {
  const translate = useTranslate();
  const { isDirty, isSubmitting } = useFormState();
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        py: 1.5,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
        displayPrint: 'none',
      }}
    >
      <Button type="submit" variant="contained" loading={isSubmitting} title="Ctrl+S">
        {translate('engine.verb.save')}
      </Button>
      {onAgain ? (
        <Button variant="outlined" disabled={isSubmitting} onClick={onAgain} title="Ctrl+Enter">
          {translate('engine.form.saveAndNew')}
        </Button>
      ) : null}
      <Button onClick={onCancel} disabled={isSubmitting}>
        {translate(isDirty ? 'engine.verb.cancel' : 'engine.verb.back')}
      </Button>
    </Box>
  );
};
