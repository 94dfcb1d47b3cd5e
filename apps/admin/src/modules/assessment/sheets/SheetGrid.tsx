import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { EntryGrid } from '../../../engine/grid/EntryGrid.tsx';
import type { EntryColumn, EntryRow } from '../../../engine/grid/entry-grid.ts';
import type { Sheet, SheetState } from './use-sheet.ts';

interface SheetGridProps {
  readonly sheet: Sheet;
  readonly state: SheetState;
}

const small = { display: 'block', color: 'text.secondary', fontWeight: 400 } as const;

const rowsOf = ({ students }: Sheet): readonly EntryRow[] =>
  students.map(({ id, name, rollNumber, admissionNumber }) => ({
    id,
    name,
    under: rollNumber ?? admissionNumber,
    names: [admissionNumber, rollNumber ?? '', name],
  }));

/** A column for each scored item: what it is about, and its maximum score. */
const useColumns = ({ columns }: Sheet, state: SheetState): readonly EntryColumn<EntryRow>[] => {
  const translate = useTranslate();
  return columns.map(({ id, part, name, maximum }) => ({
    key: String(id),
    minWidth: 96,
    head: (
      <>
        {part ? (
          <Box component="span" sx={small}>
            {part}
          </Box>
        ) : null}
        {name}
        <Box component="span" sx={small}>
          {translate('assessment.sheet.most', { most: Number(maximum) })}
        </Box>
      </>
    ),
    cellName: (row) => translate('assessment.marks.of', { column: name, name: row.name }),
    text: (row) => state.shown({ student: row.id, column: id }),
    wrong: (row) => state.refusedIn({ student: row.id, column: id }) ?? '',
    maxLength: 20,
    inputMode: 'decimal',
    width: 72,
  }));
};

/** Students by scored item. */
export const SheetGrid = ({ sheet, state }: SheetGridProps) => {
  const translate = useTranslate();
  return (
    <EntryGrid
      label={sheet.name}
      rowHead={translate('assessment.column.student')}
      rows={rowsOf(sheet)}
      columns={useColumns(sheet, state)}
      readOnly={!sheet.mayEnter}
      saving={state.saving}
      onType={(cells) =>
        state.type(
          cells.map(({ row, column, text }) => ({ student: row.id, column: Number(column), value: text })),
        )
      }
    />
  );
};
