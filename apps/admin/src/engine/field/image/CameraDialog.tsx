import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { fileOf } from '../../files/crop.ts';

/** A computer's camera: what it sees, and a button to take the picture. */
export const CameraDialog = ({ onTaken }: { readonly onTaken: (photo: File | undefined) => void }) => {
  const translate = useTranslate();
  const view = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'opening' | 'seeing' | 'none'>('opening');
  useEffect(() => {
    let stream: MediaStream | undefined;
    let gone = false;
    const stop = (): void => stream?.getTracks().forEach((track) => track.stop());
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'user', width: { ideal: 1280 } } })
      .then((opened) => {
        stream = opened;
        if (gone) stop();
        else if (view.current) view.current.srcObject = opened;
      })
      .catch(() => setState('none'));
    return () => {
      gone = true;
      stop();
    };
  }, []);
  const take = async (): Promise<void> => {
    const video = view.current;
    if (!video) return;
    const canvas = document.createElement('canvas');
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    onTaken(await fileOf(canvas, 'photo'));
  };
  return (
    <Dialog open onClose={() => onTaken(undefined)} maxWidth="sm" fullWidth>
      <DialogTitle>{translate('engine.picture.photo')}</DialogTitle>
      <DialogContent>
        {state === 'none' ? <Alert severity="warning">{translate('engine.picture.noCamera')}</Alert> : null}
        <Box
          component="video"
          ref={view}
          autoPlay
          playsInline
          muted
          onLoadedData={() => setState('seeing')}
          sx={{
            display: state === 'none' ? 'none' : 'block',
            width: 1,
            aspectRatio: '4 / 3',
            bgcolor: 'common.black',
            borderRadius: 1,
            // Users see themselves as in a mirror.
            transform: 'scaleX(-1)',
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onTaken(undefined)}>{translate('engine.verb.cancel')}</Button>
        <Button
          variant="contained"
          disabled={state !== 'seeing'}
          loading={state === 'opening'}
          onClick={() => void take()}
        >
          {translate('engine.picture.take')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
