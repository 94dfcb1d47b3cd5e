import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useDialogs } from '../../../engine/feedback/dialogs-context.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { formatMoment } from '../../../engine/field/date/date-format.ts';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';

const feedCall = '/setup/v1/calendar/feed';

interface FeedState {
  readonly since: string;
  readonly lastReadAt: string | null;
}

/** A new address, shown once. */
const Address = ({ address }: { readonly address: string }) => {
  const translate = useTranslate();
  const toast = useToast();
  const copy = (): void => {
    navigator.clipboard.writeText(address).then(() => toast.success('calendar.feed.copied'), toast.failure);
  };
  return (
    <Box sx={{ mt: 2 }}>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {translate('calendar.feed.once')}
      </Alert>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <TextField
          fullWidth
          multiline
          size="small"
          label={translate('calendar.feed.address')}
          value={address}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true, style: { overflowWrap: 'anywhere' } } }}
        />
        <Button variant="outlined" onClick={copy}>
          {translate('calendar.feed.copy')}
        </Button>
      </Box>
    </Box>
  );
};

/** The secret address at which other programs read the calendar: created, renewed, revoked. */
export const FeedDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const title = useId();
  const dialogs = useDialogs();
  const toast = useToast();
  const { http } = useEnvironment();
  const { data, problem, retry } = useLoad<FeedState | null>(feedCall, 'calendar.feed.fail');
  const [address, setAddress] = useState<string>();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    await work().catch(toast.failure);
    setBusy(false);
    retry();
  };
  const sure = (verb: string): Promise<boolean> =>
    dialogs.confirm({
      title: translate(verb),
      text: translate('calendar.feed.renewText'),
      verb: translate(verb),
    });
  const make = (): Promise<void> =>
    run(async () => {
      if (data && !(await sure('calendar.feed.renew'))) return;
      const made = await http<{ path: string }>(feedCall, { method: 'POST', body: {} });
      setAddress(new URL(made.data.path, window.location.origin).href);
    });
  const end = (): Promise<void> =>
    run(async () => {
      if (!(await sure('calendar.feed.end'))) return;
      await http(feedCall, { method: 'DELETE' });
      setAddress(undefined);
      toast.success('calendar.feed.ended');
    });
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="sm">
      <DialogTitle id={title}>{translate('calendar.feed.title')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{translate('calendar.feed.about')}</Typography>
        <LoadProblem text={problem} onRetry={retry} />
        {data && !address ? (
          <Typography color="textSecondary">
            {translate('calendar.feed.active', { since: formatMoment(data.since) })}
          </Typography>
        ) : null}
        {data?.lastReadAt ? (
          <Typography color="textSecondary">
            {translate('calendar.feed.read', { when: formatMoment(data.lastReadAt) })}
          </Typography>
        ) : null}
        {data === null && !address ? (
          <Typography color="textSecondary">{translate('calendar.feed.none')}</Typography>
        ) : null}
        {address ? <Address address={address} /> : null}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {data ? (
          <Button color="error" disabled={busy} onClick={() => void end()}>
            {translate('calendar.feed.end')}
          </Button>
        ) : null}
        <Button onClick={onClose}>{translate('calendar.close')}</Button>
        {data === undefined ? null : (
          <Button variant={data ? 'text' : 'contained'} loading={busy} onClick={() => void make()}>
            {translate(data ? 'calendar.feed.renew' : 'calendar.feed.make')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
