import { InputBase, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { Sheet, SheetState } from './use-sheet.ts';

interface SheetInputProps {
  readonly student: Sheet['students'][number];
  readonly column: Sheet['columns'][number];
  /** Where it stands in the grid: "3-1". */
  readonly place: string;
  readonly readOnly: boolean;
  readonly state: SheetState;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

/** One score; what the server refused stays and says why. */
export const SheetInput = ({ student, column, place, state, ...props }: SheetInputProps) => {
  const translate = useTranslate();
  const at = { student: student.id, column: column.id };
  const wrong = state.refusedIn(at) ?? '';
  return (
    <Tooltip title={wrong}>
      <InputBase
        {...props}
        value={state.shown(at)}
        error={wrong !== ''}
        onChange={(event) => state.type([{ ...at, value: event.target.value }])}
        onFocus={(event) => event.target.select()}
        inputProps={{
          'data-cell': place,
          'aria-label': translate('assessment.marks.of', { column: column.name, name: student.name }),
          'aria-invalid': wrong !== '',
          maxLength: 20,
          inputMode: 'decimal',
          autoComplete: 'off',
        }}
        sx={{
          width: 72,
          px: 1,
          borderRadius: 1,
          border: 1,
          borderColor: wrong === '' ? 'divider' : 'error.main',
          bgcolor: wrong === '' ? undefined : 'error.main',
          color: wrong === '' ? undefined : 'error.contrastText',
          '&.Mui-focused': { outline: 2, outlineColor: 'primary.main', outlineStyle: 'solid' },
        }}
      />
    </Tooltip>
  );
};
