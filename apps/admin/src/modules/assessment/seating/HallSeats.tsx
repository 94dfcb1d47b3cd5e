import { Box, ButtonBase, Typography } from '@mui/material';
import { seatName } from '@school/domain';
import { useTranslate } from 'react-admin';
import type { Hall, Seat } from './plan.ts';

interface HallSeatsProps {
  readonly hall: Hall;
  /** Colours of exam papers; the text on a seat says the same. */
  readonly colourOf: (paper: string) => string;
  /** The student picked up to be moved to another seat. */
  readonly picked: number | undefined;
  /** Seats can be changed. */
  readonly canMove: boolean;
  readonly busy: boolean;
  readonly onPick: (student: number) => void;
  readonly onPut: (row: number, column: number) => void;
}

const cell = {
  display: 'block',
  width: '100%',
  minHeight: 58,
  p: 0.5,
  textAlign: 'start',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main' },
} as const;

const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const SeatWords = ({ seat }: { readonly seat: Seat }) => (
  <>
    <Typography variant="caption" component="span" sx={{ display: 'flex', gap: 0.5, fontWeight: 600 }}>
      <Box component="span" sx={{ flex: 1 }}>
        {seat.place}
      </Box>
      <span>{seat.subject}</span>
    </Typography>
    <Typography variant="caption" component="span" sx={{ ...line, display: 'block' }}>
      {seat.name}
    </Typography>
    <Typography variant="caption" component="span" color="textSecondary" sx={{ ...line, display: 'block' }}>
      {[seat.batch, seat.rollNumber].filter(Boolean).join(' · ')}
    </Typography>
  </>
);

const FreeSeat = (place: { readonly row: number; readonly column: number }) => (
  <Typography variant="caption" color="textSecondary">
    {seatName(place)}
  </Typography>
);

/**
 * The current seats of a hall, with the front at the top. A student is picked and moved to another seat, by mouse or
 * keyboard.
 */
export const HallSeats = ({ hall, colourOf, picked, canMove, busy, onPick, onPut }: HallSeatsProps) => {
  const translate = useTranslate();
  const byPlace = new Map(hall.seats.map((seat) => [`${seat.row}/${seat.column}`, seat]));
  const places = Array.from({ length: hall.rows * hall.columns }, (_, at) => ({
    row: Math.floor(at / hall.columns) + 1,
    column: (at % hall.columns) + 1,
  }));
  return (
    <Box
      role="group"
      aria-label={hall.name}
      tabIndex={0}
      sx={{ overflowX: 'auto', pb: 1, '&:focus-visible': { outline: 2, outlineColor: 'primary.main' } }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 0.5,
          gridTemplateColumns: `repeat(${hall.columns}, minmax(92px, 1fr))`,
          minWidth: 'max-content',
        }}
      >
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{ gridColumn: '1 / -1', px: 1, bgcolor: 'action.hover', borderRadius: 1 }}
        >
          {translate('assessment.seating.front')}
        </Typography>
        {places.map(({ row, column }) => {
          const seat = byPlace.get(`${row}/${column}`);
          const isPicked = seat !== undefined && seat.student === picked;
          if (!seat && (!canMove || picked === undefined)) {
            return (
              <Box key={`${row}/${column}`} sx={{ ...cell, borderStyle: 'dashed', width: 'auto' }}>
                <FreeSeat row={row} column={column} />
              </Box>
            );
          }
          const put = (): void => onPut(row, column);
          return (
            <ButtonBase
              key={`${row}/${column}`}
              disabled={busy || !canMove}
              aria-pressed={isPicked}
              aria-label={
                seat
                  ? `${seat.place}, ${seat.name}, ${seat.batch}, ${seat.subject}`
                  : translate('assessment.seating.free', { row, column })
              }
              onClick={picked === undefined || isPicked ? () => onPick(seat?.student ?? 0) : put}
              sx={{
                ...cell,
                ...(seat ? {} : { borderColor: 'primary.main' }),
                borderStyle: seat ? 'solid' : 'dashed',
                ...(seat ? { borderInlineStartWidth: 5, borderInlineStartColor: colourOf(seat.paper) } : {}),
                ...(seat?.beside ? { bgcolor: 'warning.light', color: 'warning.contrastText' } : {}),
                ...(isPicked ? { outline: 2, outlineColor: 'primary.main' } : {}),
              }}
            >
              {seat ? <SeatWords seat={seat} /> : <FreeSeat row={row} column={column} />}
            </ButtonBase>
          );
        })}
      </Box>
    </Box>
  );
};
