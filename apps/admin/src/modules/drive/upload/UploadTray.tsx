import CheckCircle from '@mui/icons-material/CheckCircle';
import Close from '@mui/icons-material/Close';
import Refresh from '@mui/icons-material/Refresh';
import { Box, IconButton, LinearProgress, Paper, Tooltip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { itemSize } from '../item/item-size.ts';
import { uploadQueue } from './upload-queue.ts';
import type { UploadEntry } from './upload-queue.ts';

const shareOf = ({ sent, file }: UploadEntry): number =>
  file.size === 0 ? 0 : Math.min(100, Math.round((sent / file.size) * 100));

const UploadRow = ({ entry }: { readonly entry: UploadEntry }) => {
  const translate = useTranslate();
  const { file, phase, sent, reason } = entry;
  const isOpen = phase === 'waiting' || phase === 'sending';
  const said = {
    waiting: translate('drive.upload.waiting'),
    sending: translate('drive.upload.sent', { sent: itemSize(sent), size: itemSize(file.size) }),
    done: itemSize(file.size),
    failed: reason || translate('drive.upload.cut'),
    cancelled: translate('drive.upload.cancelled'),
  }[phase];
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.75 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap title={file.name}>
          {file.name}
        </Typography>
        {isOpen ? (
          <LinearProgress
            variant={phase === 'waiting' ? 'indeterminate' : 'determinate'}
            value={shareOf(entry)}
            aria-label={translate('drive.upload.progress', { name: file.name })}
            sx={{ my: 0.5 }}
          />
        ) : null}
        <Typography variant="caption" color={phase === 'failed' ? 'error' : 'textSecondary'}>
          {said}
        </Typography>
      </Box>
      {phase === 'done' ? <CheckCircle color="success" fontSize="small" aria-hidden /> : null}
      {phase === 'failed' || phase === 'cancelled' ? (
        <Tooltip title={translate('drive.upload.retry')}>
          <IconButton
            size="small"
            aria-label={translate('drive.upload.retryOf', { name: file.name })}
            onClick={() => uploadQueue.retry(entry.id)}
          >
            <Refresh fontSize="small" />
          </IconButton>
        </Tooltip>
      ) : null}
      {isOpen ? (
        <Tooltip title={translate('drive.upload.cancel')}>
          <IconButton
            size="small"
            aria-label={translate('drive.upload.cancelOf', { name: file.name })}
            onClick={() => uploadQueue.cancel(entry.id)}
          >
            <Close fontSize="small" />
          </IconButton>
        </Tooltip>
      ) : null}
    </Box>
  );
};

/** Uploads in progress and their outcome, at the edge of the screen until it is closed. */
export const UploadTray = ({ entries }: { readonly entries: readonly UploadEntry[] }) => {
  const translate = useTranslate();
  if (entries.length === 0) return null;
  const open = entries.filter(({ phase }) => phase === 'waiting' || phase === 'sending').length;
  return (
    <Paper
      component="section"
      elevation={6}
      aria-label={translate('drive.upload.title')}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        insetInlineEnd: { xs: 8, sm: 24 },
        bottom: { xs: 8, sm: 24 },
        width: { xs: 'calc(100% - 16px)', sm: 360 },
        p: 1.5,
        displayPrint: 'none',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography component="h2" variant="subtitle2" role="status" sx={{ flexGrow: 1 }}>
          {open > 0 ? translate('drive.upload.open', { count: open }) : translate('drive.upload.over')}
        </Typography>
        {open === 0 ? (
          <IconButton
            size="small"
            aria-label={translate('drive.upload.close')}
            onClick={() => uploadQueue.clear()}
          >
            <Close fontSize="small" />
          </IconButton>
        ) : null}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 240, overflowY: 'auto' }}>
        {entries.toReversed().map((entry) => (
          <UploadRow key={entry.id} entry={entry} />
        ))}
      </Box>
    </Paper>
  );
};
