import { Box } from '@mui/material';
import type { PointerEvent } from 'react';
import { clampWidth } from '../columns/column-layout.ts';

interface ResizeHandleProps {
  /** Pixels, once the mouse is released; undefined after a double click: as wide as the content. */
  readonly onResize: (width: number | undefined) => void;
}

/** The draggable right edge of a column header. By keyboard a width is set in the column chooser. */
export const ResizeHandle = ({ onResize }: ResizeHandleProps) => {
  const drag = (event: PointerEvent<HTMLElement>): void => {
    const head = event.currentTarget.closest<HTMLElement>('th');
    if (!head || event.button !== 0) return;
    event.preventDefault();
    const handle = event.currentTarget;
    const [start, from] = [event.clientX, head.offsetWidth];
    let width = from;
    // Only the header follows the mouse; the rows are rendered once, at the end.
    const follow = (move: globalThis.PointerEvent): void => {
      width = clampWidth(from + move.clientX - start);
      for (const name of ['width', 'min-width', 'max-width']) head.style.setProperty(name, `${width}px`);
    };
    const end = (): void => {
      handle.removeEventListener('pointermove', follow);
      for (const name of ['width', 'min-width', 'max-width']) head.style.removeProperty(name);
      if (width !== from) onResize(width);
    };
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener('pointermove', follow);
    handle.addEventListener('lostpointercapture', end, { once: true });
  };
  return (
    <Box
      component="span"
      aria-hidden
      data-resize
      draggable
      onDragStart={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
      onPointerDown={drag}
      onDoubleClick={() => onResize(undefined)}
      sx={{
        position: 'absolute',
        insetBlock: 0,
        right: 0,
        width: 9,
        cursor: 'col-resize',
        touchAction: 'none',
        '&:hover': { bgcolor: 'currentColor', opacity: 0.35 },
      }}
    />
  );
};
