import { Box } from '@mui/material';
import type { DayMark, RegisterLabel } from '@school/domain';
import { useTranslate } from 'react-admin';
import { memo } from 'react';
import { kindColour } from '../parts/mark-colour.ts';
import { markText, type CellLock } from '../parts/marks.ts';

interface StudentCellProps {
  /** Row and column, for the keyboard. */
  readonly place: string;
  readonly label: string;
  readonly mark: DayMark | undefined;
  readonly labels: readonly RegisterLabel[];
  readonly lock: CellLock | undefined;
  /** Whether the register of this day was taken. */
  readonly isTaken: boolean;
  readonly isChosen: boolean;
  /** Code of a rejection. */
  readonly wrong: string | undefined;
}

/** One day of one student. The text says what it is; colour is only an aid. */
export const StudentCell = memo((props: StudentCellProps) => {
  const { place, label, mark, labels, lock, isTaken, isChosen, wrong } = props;
  const translate = useTranslate();
  const kind = labels.find(({ id }) => id === mark?.label)?.kind ?? 'ABSENT';
  const text = markText(mark, labels);
  const hint = wrong
    ? translate(`attendance.refused.${wrong}`)
    : lock
      ? translate(`attendance.lock.${lock}`)
      : undefined;
  const silent = lock === 'outside' || lock === 'off' || lock === 'future';
  const words =
    text === '' ? translate(`attendance.cell.${silent ? 'none' : isTaken ? 'present' : 'open'}`) : text;
  return (
    <Box
      component="td"
      role="gridcell"
      tabIndex={place === '0-0' ? 0 : -1}
      data-cell={place}
      title={[hint, mark?.reason].filter(Boolean).join(' · ') || undefined}
      aria-label={`${label}: ${words}${mark?.reason ? `, ${mark.reason}` : ''}${hint ? `, ${hint}` : ''}`}
      aria-invalid={wrong !== undefined}
      aria-readonly={lock !== undefined}
      aria-selected={isChosen}
      onClick={(event) => event.currentTarget.focus()}
      sx={{
        height: 34,
        textAlign: 'center',
        borderTop: 1,
        borderLeft: 1,
        borderColor: 'divider',
        cursor: lock ? 'default' : 'cell',
        fontWeight: 600,
        color: text === '' ? 'text.disabled' : kindColour[kind],
        bgcolor: isChosen ? 'action.selected' : lock ? 'action.hover' : undefined,
        outline: wrong ? '2px solid' : undefined,
        outlineColor: 'error.main',
        outlineOffset: '-2px',
        '&:focus': {
          outline: '2px solid',
          outlineColor: wrong ? 'error.main' : 'primary.main',
          outlineOffset: '-2px',
        },
      }}
    >
      {text === '' && isTaken && !silent ? '·' : text}
    </Box>
  );
});
