import { Box, Typography } from '@mui/material';
import type { KeyboardEvent, ReactNode } from 'react';
import { placeBeside, placesOf, type Arrangement, type Place } from './arrangement.ts';

/** Pixels that a place needs for a picture and a name, on a phone and elsewhere. */
const narrowest = { xs: 60, sm: 76 } as const;

const columnsOf = (count: number, least: number): string => `repeat(${count}, minmax(${least}px, 1fr))`;

interface PlaceGridProps {
  readonly arrangement: Arrangement;
  readonly label: string;
  /** Content before the first row: the board. */
  readonly front: string;
  /** Content of a place: a button, or nothing for a free place. */
  readonly renderPlace: (place: Place) => ReactNode;
}

const keyOf = ({ row, column }: Place): string => `${row}/${column}`;

const placeButton = 'button:not(:disabled), [role="button"]:not([aria-disabled="true"])';

/** The place that an arrow key moves to: the next one in its direction that can take the focus. */
const nextPlace = (
  grid: HTMLElement,
  arrangement: Arrangement,
  from: Place,
  key: string,
): HTMLElement | null => {
  for (let place = placeBeside(arrangement, from, key); place; place = placeBeside(arrangement, place, key)) {
    const cell = grid.querySelector(`[data-seat="${keyOf(place)}"]`);
    const button = cell?.querySelector<HTMLElement>(placeButton);
    if (button) return button;
  }
  return null;
};

/** A room seen from the back: one cell for each place, navigated with the arrow keys. */
export const PlaceGrid = ({ arrangement, label, front, renderPlace }: PlaceGridProps) => {
  const walk = (event: KeyboardEvent<HTMLElement>): void => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-seat]');
    const [row = 0, column = 0] = (cell?.dataset['seat'] ?? '').split('/').map(Number);
    const next = cell && nextPlace(event.currentTarget, arrangement, { row, column }, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <Box sx={{ overflowX: 'auto', pb: 1 }}>
      <Box sx={{ minWidth: 'fit-content' }}>
        <Typography
          variant="caption"
          component="div"
          color="textSecondary"
          sx={{
            borderBottom: 3,
            borderColor: 'divider',
            textAlign: 'center',
            mb: 1,
            mx: 'auto',
            maxWidth: 280,
          }}
        >
          {front}
        </Typography>
        <Box
          role="group"
          aria-label={label}
          onKeyDown={walk}
          sx={{
            display: 'grid',
            gap: { xs: 0.5, sm: 0.75 },
            gridTemplateColumns: {
              xs: columnsOf(arrangement.columns, narrowest.xs),
              sm: columnsOf(arrangement.columns, narrowest.sm),
            },
            p: '2px',
          }}
        >
          {placesOf(arrangement).map((place) => (
            <Box key={keyOf(place)} data-seat={keyOf(place)} sx={{ display: 'grid', minWidth: 0 }}>
              {renderPlace(place)}
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
};
