import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { IconButton, Menu, MenuItem } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useEffect, useState, type RefObject } from 'react';
import type { CellVerb } from './column.ts';

interface CellMenuProps {
  readonly container: RefObject<HTMLElement | null>;
  /** The cell whose menu is open. */
  readonly open: HTMLElement | undefined;
  readonly onOpen: (cell: HTMLElement) => void;
  readonly onClose: () => void;
  readonly verbs: (cell: HTMLElement) => readonly CellVerb[];
}

interface Spot {
  readonly cell: HTMLElement;
  readonly left: number;
  readonly top: number;
}

const cellAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('td[data-column]') : null;

const spotOf = (cell: HTMLElement, container: HTMLElement): Spot => {
  const [own, around] = [cell.getBoundingClientRect(), container.getBoundingClientRect()];
  const right = Math.min(own.right, around.right);
  return { cell, left: right - around.left - 26, top: own.top - around.top + (own.height - 24) / 2 };
};

/** The menu of a cell, opened by a small button over the cell under the mouse, a right click, or the menu key. */
export const CellMenu = ({ container, open, onOpen, onClose, verbs }: CellMenuProps) => {
  const translate = useTranslate();
  const [spot, setSpot] = useState<Spot>();
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const follow = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || (event.target as Element).closest('[data-cell-menu]')) return;
      const cell = cellAt(event.target);
      setSpot((before) => (cell ? (before?.cell === cell ? before : spotOf(cell, element)) : undefined));
    };
    const hide = (): void => setSpot(undefined);
    const press = (event: MouseEvent): void => {
      const cell = cellAt(event.target);
      // The browser's own menu is kept for links, inputs and selected text.
      if (!cell || (event.target as Element).closest('a, input') || window.getSelection()?.toString()) return;
      event.preventDefault();
      onOpen(cell);
    };
    element.addEventListener('pointerover', follow);
    element.addEventListener('pointerleave', hide);
    element.addEventListener('scroll', hide, { capture: true, passive: true });
    element.addEventListener('contextmenu', press);
    return () => {
      element.removeEventListener('pointerover', follow);
      element.removeEventListener('pointerleave', hide);
      element.removeEventListener('scroll', hide, { capture: true });
      element.removeEventListener('contextmenu', press);
    };
  }, [container, onOpen]);
  const items = open ? verbs(open) : [];
  return (
    <>
      {spot && spot.cell.isConnected ? (
        <IconButton
          data-cell-menu
          size="small"
          tabIndex={-1}
          aria-haspopup="menu"
          aria-label={translate('engine.cell.menu')}
          onClick={() => onOpen(spot.cell)}
          sx={{
            position: 'absolute',
            left: spot.left,
            top: spot.top,
            zIndex: 3,
            p: 0,
            width: 24,
            height: 24,
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            '&:hover': { bgcolor: 'action.selected' },
          }}
        >
          <ArrowDropDown fontSize="small" />
        </IconButton>
      ) : null}
      <Menu
        open={open !== undefined && items.length > 0}
        anchorEl={open}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        {items.map((item) => (
          <MenuItem
            key={item.key}
            dense
            onClick={() => {
              onClose();
              item.run();
            }}
          >
            {item.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
