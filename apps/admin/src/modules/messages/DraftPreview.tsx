import Send from '@mui/icons-material/SendOutlined';
import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { isAmong } from '@school/kernel';
import type { MessagePreview } from '@school/domain';
import { messageWriters, sendMessage } from '@school/resources';
import { useRefresh, useTranslate } from 'react-admin';
import { useEffect, useEffectEvent } from 'react';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { useDialogs } from '../../engine/feedback/dialogs-context.ts';
import { useToast } from '../../engine/feedback/use-toast.ts';
import { formatMoney } from '../../engine/field/number/number-format.ts';
import { Facts } from '../../engine/own-screen/Facts.tsx';
import { LoadProblem } from '../../engine/own-screen/LoadProblem.tsx';
import { useLoad } from '../../engine/own-screen/use-load.ts';
import { useOperation } from '../../engine/own-screen/use-operation.ts';
import { useBegun } from '../../engine/form/begin.ts';
import { MessageSamples } from './MessageSamples.tsx';

/** From this many recipients, their number must be typed in. */
const many = 20;

/** What prevents a message from being sent right away, or as intended. */
const DraftWarnings = ({
  quietUntil,
  noService,
  empty,
}: Pick<MessagePreview, 'quietUntil' | 'noService' | 'empty'>) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      {quietUntil ? (
        <Alert severity="info" role="note">
          {translate('messages.preview.quiet', { time: quietUntil.slice(0, 5) })}
        </Alert>
      ) : null}
      {noService ? (
        <Alert severity="warning" role="note">
          {translate('messages.preview.noService')}
        </Alert>
      ) : null}
      {empty.map(({ token, count }) => (
        <Alert key={token} severity="warning" role="note">
          {translate('messages.preview.empty', { smart_count: count, token: `{{${token}}}` })}
        </Alert>
      ))}
    </Box>
  );
};

/** Continues what "Send" on the form started, once the draft exists. */
const useOnceBegun = (isLoaded: boolean, run: () => void): void => {
  const [isBegun, begun] = useBegun('send');
  const goOn = useEffectEvent(() => {
    begun();
    run();
  });
  const isReady = isBegun && isLoaded;
  useEffect(() => {
    if (isReady) goOn();
  }, [isReady]);
};

/** Whom a draft would reach, what it costs, how it reads, and the send action. */
export const DraftPreview = ({ id }: { readonly id: number }) => {
  const translate = useTranslate();
  const dialogs = useDialogs();
  const toast = useToast();
  const refresh = useRefresh();
  const { actor } = useEnvironment();
  const { operate, busy } = useOperation(sendMessage, 'messages.fail.send');
  const { data, problem, retry } = useLoad<MessagePreview>(
    `/comm/v1/message/preview/${id}`,
    'messages.fail.preview',
  );
  const send = async ({ reached, cost, parts }: MessagePreview): Promise<void> => {
    const price =
      cost === null ? '' : translate('messages.preview.price', { parts, cost: formatMoney(cost) });
    const isSure = await dialogs.confirm({
      title: translate('messages.preview.sure', { smart_count: reached }),
      text: [price, translate('messages.preview.final')].filter(Boolean).join('\n'),
      verb: translate('messages.preview.send'),
      tone: 'warning',
      ...(reached >= many ? { word: String(reached) } : {}),
    });
    if (!isSure) return;
    const sent = await operate({ people: reached }, [id]);
    if (!sent) return retry();
    toast.success(sent.jobId ? 'messages.preview.sent' : 'messages.preview.waits');
    refresh();
  };
  useOnceBegun(data !== undefined, () => {
    if (data && data.reached > 0) void send(data);
  });
  if (problem) return <LoadProblem text={problem} onRetry={retry} />;
  if (!data) return <Skeleton variant="rounded" height={120} />;
  const { reached, cost, parts, quietUntil, noService, empty, skipped, left } = data;
  return (
    <section aria-label={translate('messages.preview.title')}>
      <Facts
        facts={[
          {
            label: translate('messages.preview.reach'),
            value: translate('messages.preview.reached', { smart_count: reached }),
          },
          { label: translate('messages.preview.people'), value: data.people },
          ...(cost === null
            ? []
            : [
                { label: translate('messages.preview.parts'), value: parts },
                { label: translate('messages.preview.cost'), value: formatMoney(cost) },
              ]),
          ...(left === null ? [] : [{ label: translate('messages.preview.left'), value: left }]),
          ...skipped.map(({ reason, count }) => ({
            label: translate(`messages.reason.${reason}`),
            value: count,
          })),
        ]}
      />
      <DraftWarnings quietUntil={quietUntil} noService={noService} empty={empty} />
      <MessageSamples samples={data.samples} reached={reached} />
      {isAmong(actor, messageWriters) ? (
        <Button
          variant="contained"
          startIcon={<Send />}
          disabled={busy || reached === 0}
          onClick={() => void send(data)}
        >
          {translate('messages.preview.send')}
        </Button>
      ) : null}
      {reached === 0 ? (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {translate('messages.preview.nobody')}
        </Typography>
      ) : null}
    </section>
  );
};
