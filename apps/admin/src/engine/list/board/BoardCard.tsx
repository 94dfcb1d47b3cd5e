import { Box, Link, Paper, Typography } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import type { RaRecord } from 'react-admin';
import type { DragEvent, KeyboardEvent, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { fieldOf } from '../../catalogue/fields.ts';
import { valueAt } from '../../catalogue/packed-fields.ts';
import { useWords } from '../../catalogue/use-words.ts';
import { FieldCell } from '../../field/FieldCell.tsx';
import { titleOf } from '../../field/title-of.ts';

interface BoardCardProps {
  readonly resource: AnyResource;
  readonly row: RaRecord;
  readonly fields: readonly string[];
  readonly to: string | undefined;
  readonly colour: string | undefined;
  readonly menu: ReactNode;
  readonly draggable: boolean;
  readonly busy: boolean;
  readonly onDrag: (row: RaRecord | undefined) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** One record on a board. */
export const BoardCard = (props: BoardCardProps) => {
  const { resource, row, fields, to, colour, menu, draggable, busy, onDrag, onKeyDown } = props;
  const words = useWords();
  const title = titleOf(resource, row) ?? words.one(resource);
  const begin = (event: DragEvent): void => {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', String(row.id));
    onDrag(row);
  };
  return (
    <Paper
      component="li"
      variant="outlined"
      tabIndex={0}
      aria-label={title}
      aria-busy={busy}
      data-card={row.id}
      draggable={draggable && !busy}
      onDragStart={begin}
      onDragEnd={() => onDrag(undefined)}
      onKeyDown={onKeyDown}
      sx={{
        p: 1.25,
        bgcolor: colour,
        opacity: busy ? 0.5 : 1,
        cursor: draggable ? 'grab' : undefined,
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
        <Typography
          component="div"
          sx={{ flexGrow: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {to === undefined ? (
            title
          ) : (
            <Link component={RouterLink} to={to} color="inherit" underline="hover" draggable={false}>
              {title}
            </Link>
          )}
        </Typography>
        {menu}
      </Box>
      <Box component="dl" sx={{ m: 0, mt: 0.5, display: 'grid', rowGap: 0.25 }}>
        {fields
          .filter((key) => !isEmpty(valueAt(row, key)))
          .map((key) => (
            <Box key={key} sx={{ display: 'flex', gap: 1, minWidth: 0 }}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {words.field(resource, key)}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
                <FieldCell
                  field={fieldOf(resource, key)}
                  name={key}
                  value={valueAt(row, key)}
                  row={row}
                  resource={resource}
                />
              </Typography>
            </Box>
          ))}
      </Box>
    </Paper>
  );
};
