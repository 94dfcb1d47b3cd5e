import { useTranslate } from 'react-admin';
import { Checkbox, TableCell } from '@mui/material';
import { headCell } from './head-cell.ts';
import { markOfPage, type Selection, togglePage, type RowId } from './selection.ts';
import { pinStyle } from './pins.ts';

interface MarkPageCellProps {
  readonly rows: readonly { readonly id: RowId }[] | undefined;
  readonly selection: Selection;
  readonly pinned: boolean;
}

/** Selects all rows of the page, or none on any page. */
export const MarkPageCell = ({ rows, selection, pinned }: MarkPageCellProps) => {
  const translate = useTranslate();
  const page = (rows ?? []).map((row) => row.id);
  return (
    <TableCell
      padding="checkbox"
      data-pinned={pinned ? '' : undefined}
      sx={{ ...headCell, ...(pinned ? pinStyle(0, true) : {}) }}
    >
      <Checkbox
        size="small"
        color="default"
        {...markOfPage(selection, page)}
        disabled={page.length === 0}
        onChange={() => selection.set(togglePage(selection, page))}
        slotProps={{ input: { 'aria-label': translate('engine.list.markPage') } }}
        sx={{ color: 'inherit !important', '@media print': { visibility: 'hidden' } }}
      />
      <span className="s-visually-hidden">{translate('engine.list.markRow')}</span>
    </TableCell>
  );
};
