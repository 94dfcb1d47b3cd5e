import DragIndicator from '@mui/icons-material/DragIndicator';
import ArrowDown from '@mui/icons-material/KeyboardArrowDown';
import ArrowUp from '@mui/icons-material/KeyboardArrowUp';
import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import { Box, Checkbox, IconButton, ListItem, TextField, Tooltip, Typography } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useWords } from '../../catalogue/use-words.ts';
import type { ColumnChoice } from '../use-columns.ts';
import { moved, pinToggled, resized, toggled, type ArrangedColumn } from './column-layout.ts';

interface ColumnChooserProps {
  readonly resource: AnyResource;
  readonly columns: ColumnChoice;
}

/** Every column of a list: shown or not, in which order, how wide, pinned at the left. By mouse and by keyboard. */
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
    // The entry is drawn at its new place; the focus goes along.
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
            <Box
              component="label"
              sx={{ display: 'flex', alignItems: 'center', flexGrow: 1, minWidth: 0, cursor: 'pointer' }}
            >
              <Checkbox
                size="small"
                checked={at >= 0}
                disabled={at >= 0 && layout.length === 1}
                onChange={() => change(toggled(layout, key))}
              />
              <Typography variant="body2" noWrap title={name}>
                {name}
              </Typography>
            </Box>
            {at >= 0 ? (
              <>
                <TextField
                  variant="standard"
                  size="small"
                  defaultValue={width ?? ''}
                  key={`${key}.${width ?? ''}`}
                  placeholder={translate('engine.columns.auto')}
                  onBlur={(event) => {
                    const given = Number(event.target.value);
                    const next = given > 0 ? given : undefined;
                    if (next !== width) change(resized(layout, key, next));
                  }}
                  slotProps={{
                    htmlInput: {
                      'aria-label': translate('engine.columns.width', { name }),
                      inputMode: 'numeric',
                      maxLength: 3,
                    },
                  }}
                  sx={{ width: 44 }}
                />
                <Tooltip title={translate('engine.columns.pin')}>
                  <IconButton
                    size="small"
                    aria-pressed={pinned === true}
                    aria-label={translate('engine.columns.pinOf', { name })}
                    color={pinned ? 'primary' : 'default'}
                    onClick={() => change(pinToggled(layout, key))}
                  >
                    {pinned ? <PushPin fontSize="small" /> : <PushPinOutlined fontSize="small" />}
                  </IconButton>
                </Tooltip>
                <IconButton
                  size="small"
                  disabled={at === 0}
                  aria-label={translate('engine.columns.up', { name })}
                  onClick={() => move(key, at - 1)}
                >
                  <ArrowUp fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  disabled={at === layout.length - 1}
                  aria-label={translate('engine.columns.down', { name })}
                  onClick={() => move(key, at + 1)}
                >
                  <ArrowDown fontSize="small" />
                </IconButton>
              </>
            ) : null}
          </ListItem>
        );
      })}
    </Box>
  );
};
