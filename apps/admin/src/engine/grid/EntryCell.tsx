import { InputBase, Tooltip } from '@mui/material';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { placeKey, type EntryPlace, type EntryRow, type TypedColumn } from './entry-grid.ts';

interface EntryCellProps<Row> {
  readonly row: Row;
  readonly column: TypedColumn<Row>;
  readonly place: EntryPlace;
  readonly readOnly: boolean;
  readonly onText: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent, place: EntryPlace) => void;
  readonly onPaste: (event: ClipboardEvent, place: EntryPlace) => void;
}

/** A cell that is typed into; an invalid value stays in it with the reason. */
export const EntryCell = <Row extends EntryRow>(props: EntryCellProps<Row>) => {
  const { row, column, place } = props;
  const wrong = column.wrong?.(row) ?? '';
  const isWrong = wrong !== '';
  const { width } = column;
  return (
    <Tooltip title={wrong} placement="right">
      <InputBase
        value={column.text(row)}
        readOnly={props.readOnly}
        error={isWrong}
        onChange={(event) => props.onText(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={(event) => props.onKeyDown(event, place)}
        onPaste={(event) => props.onPaste(event, place)}
        inputProps={{
          'data-cell': placeKey(place),
          'aria-label': column.cellName(row),
          'aria-invalid': isWrong,
          maxLength: column.maxLength,
          inputMode: column.inputMode ?? 'text',
          autoComplete: 'off',
        }}
        sx={{
          width: width ?? '100%',
          minWidth: width ?? 140,
          px: 1,
          borderRadius: 1,
          border: 1,
          borderColor: isWrong ? 'error.main' : 'divider',
          bgcolor: isWrong ? 'error.main' : undefined,
          color: isWrong ? 'error.contrastText' : undefined,
          '&.Mui-focused': { outline: 2, outlineColor: 'primary.main', outlineStyle: 'solid' },
        }}
      />
    </Tooltip>
  );
};
