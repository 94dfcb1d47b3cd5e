import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { isAmong } from '@school/kernel';
import { messageWriters } from '@school/resources';
import { useRefresh, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import type { RecordRow } from '../../engine/data/use-record.ts';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { useDialogs } from '../../engine/feedback/dialogs-context.ts';
import { useToast } from '../../engine/feedback/use-toast.ts';
import { useWrite } from '../../engine/own-screen/use-write.ts';

const pollMilliseconds = 3000;
/** Somebody who leaves the page open does not ask for ever. */
const mostPolls = 100;

/** How far a message is, and what can be done about it: stop it, or send it again to those it did not reach. */
export const MessageProgress = ({ record }: { readonly record: RecordRow }) => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const dialogs = useDialogs();
  const toast = useToast();
  const { actor } = useEnvironment();
  const { write, busy } = useWrite();
  const count = (key: string): number => Number(record[key] ?? 0);
  const [sent, failed, waiting] = [count('reached'), count('failed'), count('waiting')];
  const total = sent + failed + waiting;
  const isGoing = record['state'] === 'SENDING';
  const waits = isGoing || record['state'] === 'QUEUED';
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
  const does = async (verb: 'cancel' | 'resend'): Promise<void> => {
    const answer = await write<{ readonly queued?: number; readonly stopped?: number }>({
      path: `/comm/v1/message/${verb}/${record.id}`,
      body: {},
      fallback: `messages.fail.${verb}`,
    });
    if (answer)
      toast.success(`messages.progress.${verb}Done`, { smart_count: answer.queued ?? answer.stopped ?? 0 });
    refresh();
  };
  const stop = async (): Promise<void> => {
    const isSure = await dialogs.confirm({
      title: translate('messages.progress.stop'),
      text: translate('messages.progress.stopText'),
      verb: translate('messages.progress.stop'),
      tone: 'warning',
    });
    if (isSure) await does('cancel');
  };
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
      {isAmong(actor, messageWriters) ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {failed > 0 ? (
            <Button variant="contained" disabled={busy} onClick={() => void does('resend')}>
              {translate('messages.progress.resend', { smart_count: failed })}
            </Button>
          ) : null}
          {waits ? (
            <Button variant="outlined" color="warning" disabled={busy} onClick={() => void stop()}>
              {translate('messages.progress.stop')}
            </Button>
          ) : null}
        </Box>
      ) : null}
    </Box>
  );
};
