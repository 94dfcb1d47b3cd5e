import { Box, Paper } from '@mui/material';
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { pastedLines } from '../marks/mark-cells.ts';
import { rowsNamed } from '../marks/pasted-rows.ts';
import { cell, firstColumn, SheetHead } from './SheetHead.tsx';
import { SheetInput } from './SheetInput.tsx';
import type { Sheet, SheetState } from './use-sheet.ts';

interface SheetGridProps {
  readonly sheet: Sheet;
  readonly state: SheetState;
}

/** Fills cells from a piece of a spreadsheet, by number or name where its first column says whose they are. */
const usePaste = ({ students, columns }: Sheet, type: SheetState['type']) => {
  const toast = useToast();
  return (event: ClipboardEvent, from: number, column: number): void => {
    const lines = pastedLines(event.clipboardData.getData('text/plain'));
    if (lines.length === 1 && lines[0]?.length === 1) return;
    event.preventDefault();
    const found = rowsNamed(lines, students);
    if (found && found.lost.length > 0) {
      toast.error('assessment.marks.unplaced', {
        smart_count: found.lost.length,
        names: found.lost.slice(0, 5).join(', '),
      });
    }
    const placed = found?.rows ?? lines.map((cells, down) => ({ row: students[from + down], cells }));
    type(
      placed.flatMap(({ row, cells }) =>
        cells.flatMap((value, right) => {
          const to = columns[column + right];
          return row && to ? [{ student: row.id, column: to.id, value }] : [];
        }),
      ),
    );
  };
};

/** Students and a column for each thing that is scored. Enter and arrows go from cell to cell. */
export const SheetGrid = ({ sheet, state }: SheetGridProps) => {
  const table = useRef<HTMLTableElement>(null);
  const paste = usePaste(sheet, state.type);
  const { students, columns } = sheet;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, row: number, column: number): void => {
    const down = { ArrowDown: 1, ArrowUp: -1, Enter: event.shiftKey ? -1 : 1 }[event.key];
    const right = event.altKey ? { ArrowRight: 1, ArrowLeft: -1 }[event.key] : undefined;
    if (down === undefined && right === undefined) return;
    event.preventDefault();
    const place = `${row + (down ?? 0)}-${column + (right ?? 0)}`;
    const input = table.current?.querySelector<HTMLInputElement>(`[data-cell="${place}"]`);
    input?.focus();
    input?.select();
  };
  return (
    <Paper variant="outlined" sx={{ overflow: 'auto', maxHeight: '70vh' }} aria-busy={state.saving}>
      <Box
        component="table"
        ref={table}
        aria-label={sheet.name}
        sx={{ borderCollapse: 'separate', borderSpacing: 0, minWidth: '100%', fontSize: 14 }}
      >
        <SheetHead columns={columns} />
        <tbody>
          {students.map((student, row) => (
            <tr key={student.id}>
              <Box
                component="th"
                scope="row"
                sx={{ ...cell, ...firstColumn, fontWeight: 400, minWidth: { xs: 120, sm: 200 } }}
              >
                {student.name}
                <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 12 }}>
                  {student.rollNumber ?? student.admissionNumber}
                </Box>
              </Box>
              {columns.map((column, place) => (
                <Box component="td" key={column.id} sx={cell}>
                  <SheetInput
                    student={student}
                    column={column}
                    place={`${row}-${place}`}
                    readOnly={!sheet.mayEnter}
                    state={state}
                    onKeyDown={(event) => onKeyDown(event, row, place)}
                    onPaste={(event) => paste(event, row, place)}
                  />
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Paper>
  );
};
