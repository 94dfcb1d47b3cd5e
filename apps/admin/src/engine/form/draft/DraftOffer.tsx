import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatMoment } from '../../field/date/date-format.ts';
import type { Draft } from './draft.ts';

interface DraftOfferProps {
  readonly draft: Draft;
  readonly onTake: () => void;
  readonly onDrop: () => void;
}

/** What was typed before the page went away: resumed or discarded, neither of them silently. */
export const DraftOffer = ({ draft, onTake, onDrop }: DraftOfferProps) => {
  const translate = useTranslate();
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 2 }}
      action={
        <>
          <Button color="inherit" size="small" onClick={onTake}>
            {translate('engine.draft.take')}
          </Button>
          <Button color="inherit" size="small" onClick={onDrop}>
            {translate('engine.draft.drop')}
          </Button>
        </>
      }
    >
      {translate('engine.draft.offer', { at: formatMoment(new Date(draft.at).toISOString()) })}
    </Alert>
  );
};
