import { useState, type DragEvent } from 'react';
import type { ColumnControl } from './column.ts';

/** Columns are moved by dragging their headers. */
export const useColumnDrag = (columnControl: ColumnControl | undefined) => {
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<string>();
  const dragging = (key: string) =>
    columnControl
      ? {
          draggable: true,
          onDragStart: (event: DragEvent) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', key);
            setDragged(key);
          },
          onDragEnter: () => setOver(key),
          onDragOver: (event: DragEvent) => dragged && event.preventDefault(),
          onDragEnd: () => {
            setDragged(undefined);
            setOver(undefined);
          },
          onDrop: (event: DragEvent) => {
            event.preventDefault();
            if (dragged && dragged !== key) columnControl.move(dragged, key);
          },
        }
      : {};
  return { dragged, over, dragging };
};
