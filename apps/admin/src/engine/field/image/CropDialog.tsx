import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useId, useState, type ChangeEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { cutTo, drawArea, firstView, nearest, viewedArea, type View } from '../../files/crop.ts';

interface CropDialogProps {
  readonly file: File;
  readonly picture: ImageBitmap;
  readonly ratio: readonly [width: number, height: number];
  /** The part that was chosen; nothing when it was given up. */
  readonly onDone: (cut: File | undefined) => void;
}

/** How far an arrow key moves the picture, as a part of it; and how much a key zooms. */
const step = 0.02;
const zoomStep = 0.1;
/** Longer side of the frame in pixels. */
const frame = 288;

const keys: Readonly<Record<string, (view: View) => View>> = {
  ArrowLeft: (view) => ({ ...view, x: view.x - step }),
  ArrowRight: (view) => ({ ...view, x: view.x + step }),
  ArrowUp: (view) => ({ ...view, y: view.y - step }),
  ArrowDown: (view) => ({ ...view, y: view.y + step }),
  '+': (view) => ({ ...view, zoom: view.zoom + zoomStep }),
  '-': (view) => ({ ...view, zoom: view.zoom - zoomStep }),
};

/** The part of a picture that goes on a card is chosen: dragged and zoomed, by mouse, finger or keys. */
export const CropDialog = ({ file, picture, ratio, onDone }: CropDialogProps) => {
  const translate = useTranslate();
  const help = useId();
  const { width, height } = picture;
  const [view, setView] = useState<View>(() => firstView(width, height, ratio));
  const [busy, setBusy] = useState(false);
  const area = viewedArea(width, height, ratio, view);
  const size = frame / Math.max(...ratio);
  const [wide, high] = [Math.round(ratio[0] * size), Math.round(ratio[1] * size)];
  /** What lies beyond the edge is no way to go back first. */
  const look = (next: View): void => {
    const zoom = Math.max(1, Math.min(next.zoom, nearest));
    const seen = viewedArea(width, height, ratio, { ...next, zoom });
    setView({ x: (seen.x + seen.width / 2) / width, y: (seen.y + seen.height / 2) / height, zoom });
  };
  const drag = (event: PointerEvent): void => {
    if (event.buttons !== 1) return;
    const scale = area.width / wide;
    look({
      ...view,
      x: view.x - (event.movementX * scale) / width,
      y: view.y - (event.movementY * scale) / height,
    });
  };
  const press = (event: KeyboardEvent): void => {
    const move = keys[event.key === '=' ? '+' : event.key];
    if (!move) return;
    event.preventDefault();
    look(move(view));
  };
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
          // A dialog is there later than what draws it; and a new function is called with every view.
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
