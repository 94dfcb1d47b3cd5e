import type { ColumnChoice } from '../use-columns.ts';
import { moved, resized } from './column-layout.ts';
import type { ColumnControl } from '../table/column.ts';

/** What dragging does to the columns of a list. */
export const columnControl = ({ layout, change }: ColumnChoice): ColumnControl => ({
  resize: (key, width) => change(resized(layout, key, width)),
  move: (key, before) =>
    change(
      moved(
        layout,
        key,
        layout.findIndex((column) => column.key === before),
      ),
    ),
});
