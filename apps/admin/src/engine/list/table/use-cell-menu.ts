import { useState } from 'react';
import { rowOf } from './place-of.ts';
import { useEvent } from './use-event.ts';
import type { Item } from './items.ts';
import type { CellVerb, CellControl } from './column.ts';

/** Which cell of a table has its menu open, and the menu's content. */
export const useCellMenu = <Row>(items: readonly Item<Row>[], cells: CellControl<Row> | undefined) => {
  const [open, setOpen] = useState<HTMLElement>();
  const verbs = (cell: HTMLElement): readonly CellVerb[] => {
    const row = items[rowOf(cell)]?.row;
    return row && cells ? cells.verbs(row, cell.dataset['column'] ?? '') : [];
  };
  return {
    open,
    verbs,
    onOpen: useEvent((cell: HTMLElement): void => void (verbs(cell).length > 0 && setOpen(cell))),
    onClose: (): void => setOpen(undefined),
  };
};
