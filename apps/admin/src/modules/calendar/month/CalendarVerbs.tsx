import Add from '@mui/icons-material/Add';
import RssFeed from '@mui/icons-material/RssFeed';
import UploadFile from '@mui/icons-material/UploadFile';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { FeedDialog } from '../feed/FeedDialog.tsx';
import { ImportDialog } from '../import/ImportDialog.tsx';

/** Subscribing to the calendar; for those who may change it also importing and adding. */
export const CalendarVerbs = ({
  mayCreate,
  onCreate,
}: {
  readonly mayCreate: boolean;
  readonly onCreate: () => void;
}) => {
  const translate = useTranslate();
  const [dialog, setDialog] = useState<'feed' | 'import'>();
  const close = (): void => setDialog(undefined);
  return (
    <>
      <Button startIcon={<RssFeed />} onClick={() => setDialog('feed')}>
        {translate('calendar.feed.open')}
      </Button>
      {mayCreate ? (
        <>
          <Button startIcon={<UploadFile />} onClick={() => setDialog('import')}>
            {translate('calendar.ics.open')}
          </Button>
          <Button variant="contained" startIcon={<Add />} onClick={onCreate}>
            {translate('calendar.create')}
          </Button>
        </>
      ) : null}
      {dialog === 'feed' ? <FeedDialog onClose={close} /> : null}
      {dialog === 'import' ? <ImportDialog onClose={close} /> : null}
    </>
  );
};
