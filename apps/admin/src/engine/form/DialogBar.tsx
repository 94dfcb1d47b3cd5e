import { Box, Button } from '@mui/material';
import type { Tone } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useDismissal } from '../feedback/use-dismissal.ts';

interface DialogBarProps {
  readonly busy?: boolean;
  readonly verb?: string;
  readonly tone?: Tone;
  readonly onCancel: () => void;
}

/** The buttons of a form in a dialog. */
export const DialogBar = ({ busy, verb, tone, onCancel }: DialogBarProps) => {
  const translate = useTranslate();
  const dismissal = useDismissal(verb);
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, pt: 1 }}>
      <Button onClick={onCancel} disabled={busy}>
        {dismissal}
      </Button>
      <Button
        type="submit"
        variant="contained"
        color={tone === 'error' || tone === 'warning' ? tone : 'primary'}
        loading={busy}
      >
        {verb ?? translate('engine.verb.save')}
      </Button>
    </Box>
  );
};
