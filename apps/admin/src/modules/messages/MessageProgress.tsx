import { Box, LinearProgress, Typography } from '@mui/material';
import { useRefresh, useTranslate } from 'react-admin';
import { useEffect } from 'react';
import type { RecordRow } from '../../engine/data/record-row.ts';

const pollMilliseconds = 3000;
/** Polling does not go on for ever when the page is left open. */
const mostPolls = 100;

/** The progress of a message. */
export const MessageProgress = ({ record }: { readonly record: RecordRow }) => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const count = (key: string): number => Number(record[key] ?? 0);
  const [sent, failed, waiting] = [count('reached'), count('failed'), count('waiting')];
  const total = sent + failed + waiting;
  const isGoing = record['state'] === 'SENDING';
  useEffect(() => {
    if (!isGoing) return undefined;
    let polls = 0;
    const timer = setInterval(() => {
      polls += 1;
      if (polls > mostPolls) clearInterval(timer);
      else if (!document.hidden) refresh();
    }, pollMilliseconds);
    return () => clearInterval(timer);
  }, [isGoing, refresh]);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {isGoing && total > 0 ? (
        <LinearProgress
          variant="determinate"
          value={((total - waiting) / total) * 100}
          aria-label={translate('messages.progress.title')}
        />
      ) : null}
      <Typography role="status">
        {record['state'] === 'QUEUED'
          ? translate('messages.progress.queued')
          : translate('messages.progress.figures', { sent, failed, waiting, skipped: count('skipped') })}
      </Typography>
    </Box>
  );
};
