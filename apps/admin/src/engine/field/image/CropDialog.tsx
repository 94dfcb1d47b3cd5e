import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useId, useState, type ChangeEvent } from 'react';
import { cutTo, drawArea, nearest } from '../../files/crop.ts';
import { usePictureView, zoomStep } from './use-picture-view.ts';

interface CropDialogProps {
  readonly file: File;
  readonly picture: ImageBitmap;
  readonly ratio: readonly [width: number, height: number];
  /** The chosen part; nothing if the user gave up. */
  readonly onDone: (cut: File | undefined) => void;
}

/** Chooses the part of a picture that goes on a card: by dragging and zooming, with mouse, finger or keys. */
export const CropDialog = ({ file, picture, ratio, onDone }: CropDialogProps) => {
  const translate = useTranslate();
  const help = useId();
  const { area, wide, high, view, look, drag, press } = usePictureView(picture, ratio);
  const [busy, setBusy] = useState(false);
  const keep = async (): Promise<void> => {
    setBusy(true);
    onDone(await cutTo(picture, area, file));
  };
  return (
    <Dialog open onClose={() => onDone(undefined)} maxWidth="xs" fullWidth>
      <DialogTitle>{translate('engine.picture.cut')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', justifyItems: 'center', gap: 1.5 }}>
        <Box
          component="canvas"
          // A dialog mounts later than the component that renders it; and a new function is called on every render.
          ref={(canvas: HTMLCanvasElement | null) => void (canvas && drawArea(canvas, picture, area))}
          width={wide * 2}
          height={high * 2}
          tabIndex={0}
          role="img"
          aria-label={translate('engine.picture.cut')}
          aria-describedby={help}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          onWheel={(event) => look({ ...view, zoom: view.zoom - Math.sign(event.deltaY) * zoomStep })}
          onKeyDown={press}
          sx={{
            width: wide,
            height: high,
            maxWidth: 1,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            cursor: 'grab',
            touchAction: 'none',
          }}
        />
        <Box
          component="input"
          type="range"
          aria-label={translate('engine.picture.zoom')}
          min={1}
          max={nearest}
          step={zoomStep}
          value={view.zoom}
          onChange={(event: ChangeEvent<HTMLInputElement>) =>
            look({ ...view, zoom: Number(event.target.value) })
          }
          sx={{ width: wide, maxWidth: 1, accentColor: (theme) => theme.palette.primary.main }}
        />
        <Typography id={help} variant="caption" color="textSecondary" sx={{ textAlign: 'center' }}>
          {translate('engine.picture.cutHelp')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onDone(undefined)} disabled={busy}>
          {translate('engine.verb.cancel')}
        </Button>
        <Button variant="contained" autoFocus loading={busy} onClick={() => void keep()}>
          {translate('engine.picture.use')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
