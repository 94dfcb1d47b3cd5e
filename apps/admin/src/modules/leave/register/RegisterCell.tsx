import { Box } from '@mui/material';
import type { RegisterLateness, RegisterMark } from '@school/domain';
import { useTranslate } from 'react-admin';
import { memo } from 'react';
import { markText } from './register-cells.ts';
import type { CellLock } from './register-cells.ts';

interface RegisterCellProps {
  /** Row and column, for the keyboard. */
  readonly place: string;
  readonly label: string;
  readonly marks: readonly RegisterMark[];
  readonly late: RegisterLateness | undefined;
  readonly lock: CellLock | undefined;
  readonly isOff: boolean;
  /** Whether the absence of a mark means absence here. */
  readonly isMissing: boolean;
  readonly wrong: string | undefined;
  /** One of several cells being marked together. */
  readonly isChosen: boolean;
}

/** One day of one employee. The text says what it is; colour is only an aid. */
export const RegisterCell = memo((props: RegisterCellProps) => {
  const { place, label, marks, late, lock, isOff, isMissing, wrong, isChosen } = props;
  const translate = useTranslate();
  const text = markText(marks, late);
  const minutes = late
    ? translate('leave.register.late', { late: late.minutesLate, early: late.minutesEarly })
    : undefined;
  const hint = wrong ?? (lock ? translate(`leave.lock.${lock}`) : undefined);
  const unmarked = isMissing && !isOff && !lock ? 'absent' : 'present';
  const isCostly = marks.some(({ isLop }) => isLop);
  return (
    <Box
      component="td"
      role="gridcell"
      tabIndex={place === '0-0' ? 0 : -1}
      data-cell={place}
      title={hint ?? minutes ?? marks[0]?.reason ?? undefined}
      aria-label={`${label}: ${text === '' ? translate(`leave.register.${unmarked}`) : (minutes ?? text)}${hint ? `, ${hint}` : ''}`}
      aria-invalid={wrong !== undefined}
      aria-readonly={lock !== undefined}
      aria-selected={isChosen}
      onClick={(event) => event.currentTarget.focus()}
      sx={{
        height: 32,
        textAlign: 'center',
        borderTop: 1,
        borderLeft: 1,
        borderColor: 'divider',
        cursor: lock ? 'default' : 'cell',
        fontWeight: 600,
        color: isCostly ? 'error.main' : late ? 'warning.main' : 'success.main',
        bgcolor: isChosen ? 'action.selected' : isOff || lock ? 'action.hover' : undefined,
        boxShadow: ({ palette }) =>
          text === '' && unmarked === 'absent' ? `inset 0 -3px ${palette.warning.main}` : 'none',
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
      {text}
    </Box>
  );
});
