import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { firstView, nearest, viewedArea, type View } from '../../files/crop.ts';

/** How far an arrow key moves the picture, as a fraction of it; and how much a key zooms. */
const step = 0.02;
export const zoomStep = 0.1;
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

/** Which part of a picture is in the frame, moved by pointer and keys. */
export const usePictureView = (picture: ImageBitmap, ratio: readonly [width: number, height: number]) => {
  const { width, height } = picture;
  const [view, setView] = useState<View>(() => firstView(width, height, ratio));
  const area = viewedArea(width, height, ratio, view);
  const size = frame / Math.max(...ratio);
  const [wide, high] = [Math.round(ratio[0] * size), Math.round(ratio[1] * size)];
  /** Movement past the edge does not have to be undone first. */
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
  return { area, wide, high, view, look, drag, press };
};
