import { Box, Button, Dialog, DialogActions, DialogContent, Skeleton, Typography } from '@mui/material';
import type { StoredFile } from '@school/kernel';
import { useTranslate } from 'react-admin';
import type { KeyboardEvent } from 'react';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { useToast } from '../../engine/feedback/use-toast.ts';
import { downloadFile } from '../../engine/files/download.ts';
import { useFileUrl } from '../../engine/files/use-file-url.ts';

interface PhotoDialogProps {
  readonly photos: readonly StoredFile[];
  /** Place of the photo that is shown. */
  readonly at: number;
  readonly mayKeep: boolean;
  readonly onMove: (at: number) => void;
  readonly onClose: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One photo large; arrow keys and buttons lead to the others. */
export const PhotoDialog = ({ photos, at, mayKeep, onMove, onClose }: PhotoDialogProps) => {
  const translate = useTranslate();
  const toast = useToast();
  const { fetcher } = useEnvironment();
  const file = photos[at];
  const url = useFileUrl(file?.id);
  const move = (step: number): void => onMove((at + step + photos.length) % photos.length);
  const press = ({ key }: KeyboardEvent): void => {
    const step = steps[key];
    if (step !== undefined) move(step);
  };
  if (!file) return null;
  return (
    <Dialog open fullWidth maxWidth="lg" onClose={onClose} onKeyDown={press} aria-label={file.name}>
      <DialogContent sx={{ p: 1, display: 'grid', placeItems: 'center', minHeight: '40vh' }}>
        {url === undefined ? (
          <Skeleton variant="rectangular" width="100%" height="60vh" />
        ) : (
          <Box
            component="img"
            src={url}
            alt={file.name}
            sx={{ maxWidth: 1, maxHeight: '74vh', objectFit: 'contain' }}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 0.5 }}>
        <Typography variant="body2" color="textSecondary" aria-live="polite">
          {translate('galleries.place', { number: at + 1, count: photos.length })}
        </Typography>
        <Button onClick={() => move(-1)}>{translate('galleries.before')}</Button>
        <Button onClick={() => move(1)}>{translate('galleries.next')}</Button>
        {mayKeep ? (
          <Button
            onClick={() =>
              void downloadFile(fetcher, `/setup/v1/files/${file.id}`, file.name).catch(toast.failure)
            }
          >
            {translate('galleries.keep')}
          </Button>
        ) : null}
        <Button variant="contained" onClick={onClose}>
          {translate('galleries.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
