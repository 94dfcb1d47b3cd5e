import DragIndicator from '@mui/icons-material/DragIndicator';
import { Box, ListItem } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useWords } from '../../catalogue/use-words.ts';
import type { ColumnChoice } from '../use-columns.ts';
import { moved, toggled, type ArrangedColumn } from './column-layout.ts';
import { ColumnTick } from './ColumnTick.tsx';
import { ColumnPlace } from './ColumnPlace.tsx';

interface ColumnChooserProps {
  readonly resource: AnyResource;
  readonly columns: ColumnChoice;
}

/** Every column of a list: shown or not, in which order, how wide, pinned on the left. By mouse and by keyboard. */
export const ColumnChooser = ({ resource, columns }: ColumnChooserProps) => {
  const translate = useTranslate();
  const words = useWords();
  const { layout, all, change } = columns;
  const [dragged, setDragged] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const place = (key: string): number => layout.findIndex((column) => column.key === key);
  const move = (key: string, to: number): void => {
    if (to >= 0 && to < layout.length) change(moved(layout, key, to));
  };
  const press = (event: KeyboardEvent, key: string): void => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined || !event.altKey) return;
    event.preventDefault();
    move(key, place(key) + by);
    // The entry is rendered at its new position; the focus follows.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(key)}"] input`)?.focus(),
    );
  };
  const hidden: readonly ArrangedColumn[] = all.filter((key) => place(key) < 0).map((key) => ({ key }));
  return (
    <Box
      component="ul"
      ref={list}
      sx={{ m: 0, p: 0, listStyle: 'none' }}
      aria-label={translate('engine.list.columns')}
    >
      {[...layout, ...hidden].map(({ key, pinned, width }) => {
        const at = place(key);
        const name = words.field(resource, key);
        return (
          <ListItem
            key={key}
            dense
            disablePadding
            data-entry={key}
            draggable={at >= 0}
            onDragStart={() => setDragged(key)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => dragged && at >= 0 && event.preventDefault()}
            onDrop={() => dragged && move(dragged, at)}
            onKeyDown={(event) => press(event, key)}
            sx={{ px: 1, gap: 0.25, opacity: dragged === key ? 0.5 : 1 }}
          >
            <DragIndicator
              fontSize="small"
              aria-hidden
              sx={{ cursor: 'grab', color: 'text.disabled', visibility: at >= 0 ? 'visible' : 'hidden' }}
            />
            <ColumnTick
              name={name}
              checked={at >= 0}
              disabled={at >= 0 && layout.length === 1}
              onChange={() => change(toggled(layout, key))}
            />
            {at >= 0 ? (
              <ColumnPlace
                name={name}
                column={{ key, pinned, width }}
                at={at}
                columns={columns}
                onMove={(to) => move(key, to)}
              />
            ) : null}
          </ListItem>
        );
      })}
    </Box>
  );
};
