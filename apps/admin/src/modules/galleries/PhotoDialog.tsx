import { Box, Button, Dialog, DialogActions, DialogContent, Skeleton, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import type { KeyboardEvent } from 'react';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { useToast } from '../../engine/feedback/use-toast.ts';
import { downloadFile } from '../../engine/files/download.ts';
import { formatDate } from '../../engine/field/date/date-format.ts';
import { useFileUrl } from '../../engine/files/use-file-url.ts';
import type { Photo } from './photo.ts';

interface PhotoDialogProps {
  readonly photos: readonly Photo[];
  /** Position of the displayed photo. */
  readonly at: number;
  readonly onMove: (at: number) => void;
  readonly onClose: () => void;
}

/** What is written below a photo: title, day, caption and names. */
const Caption = ({ photo: { title, description, takenOn, students } }: { readonly photo: Photo }) => {
  // A different language writes the day differently.
  useLocale();
  const head = [title, takenOn === '' ? '' : formatDate(takenOn)].filter(Boolean).join(' · ');
  const lines = [description, students.join(', ')].filter(Boolean);
  if (head === '' && lines.length === 0) return null;
  return (
    <Box sx={{ px: 3, pb: 1, textAlign: 'center' }}>
      <Typography variant="subtitle2">{head}</Typography>
      {lines.map((line) => (
        <Typography key={line} variant="body2" color="textSecondary">
          {line}
        </Typography>
      ))}
    </Box>
  );
};

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One photo enlarged; arrow keys and buttons lead to the others. */
export const PhotoDialog = ({ photos, at, onMove, onClose }: PhotoDialogProps) => {
  const translate = useTranslate();
  const toast = useToast();
  const { fetcher } = useEnvironment();
  const photo = photos[at];
  const url = useFileUrl(photo?.file.id, 'large');
  const move = (step: number): void => onMove((at + step + photos.length) % photos.length);
  const press = ({ key }: KeyboardEvent): void => {
    const step = steps[key];
    if (step !== undefined) move(step);
  };
  if (!photo) return null;
  const { file, title, mayKeep } = photo;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="lg"
      onClose={onClose}
      onKeyDown={press}
      slotProps={{ paper: { 'aria-labelledby': undefined, 'aria-label': title || file.name } }}
    >
      <DialogContent sx={{ p: 1, display: 'grid', placeItems: 'center', minHeight: '40vh' }}>
        {url === undefined ? (
          <Skeleton variant="rectangular" width="100%" height="60vh" />
        ) : (
          <Box
            component="img"
            src={url}
            alt={title || file.name}
            sx={{ maxWidth: 1, maxHeight: '74vh', objectFit: 'contain' }}
          />
        )}
      </DialogContent>
      <Caption photo={photo} />
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
