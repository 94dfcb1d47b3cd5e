import { Box, InputBase, Paper, Tooltip } from '@mui/material';
import { decimalOf, gradeOf, percentOf } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { rowsNamed } from './pasted-rows.ts';
import { pastedLines, readCell, type MarkSheet, type MarkStudent, type TypedMark } from './mark-cells.ts';
import type { MarksState } from './use-marks.ts';

type Column = keyof TypedMark;
const columns: readonly Column[] = ['value', 'remarks'];
const cell = { borderBottom: 1, borderColor: 'divider', px: 1, py: 0.25, textAlign: 'left' } as const;
const head = {
  ...cell,
  position: 'sticky',
  top: 0,
  bgcolor: 'background.paper',
  zIndex: 1,
  fontWeight: 600,
} as const;

interface MarksGridProps {
  readonly sheet: MarkSheet;
  readonly state: MarksState;
}

/** Grade or attendance that follows from what is typed. */
const useMeaning = (sheet: MarkSheet, state: MarksState) => {
  const translate = useTranslate();
  return (row: MarkStudent): string => {
    const read = readCell(state.shown(row).value, sheet);
    if (typeof read === 'string') return '';
    if (read.status !== 'PRESENT') return translate(`assessment.status.${read.status}`);
    if (read.marks === null || !Number(sheet.maximumMarks)) return '';
    const percent = percentOf(decimalOf(read.marks), decimalOf(sheet.maximumMarks ?? '1'));
    const grade = sheet.examType === 'MARKS_AND_GRADES' ? gradeOf(percent, sheet.scale)?.name : undefined;
    return [grade, `${percent.toFixed(0)} %`].filter(Boolean).join(' · ');
  };
};

/**
 * Students with marks and remarks. Enter and arrows go from row to row; a piece of a spreadsheet fills the rows from here
 * on, Ctrl+D those below with what stands here.
 */
export const MarksGrid = ({ sheet, state }: MarksGridProps) => {
  const translate = useTranslate();
  const toast = useToast();
  const table = useRef<HTMLTableElement>(null);
  const meaning = useMeaning(sheet, state);
  const { students, mayEnter } = sheet;
  const label = (column: Column): string => {
    if (column === 'remarks') return translate('assessment.column.remarks');
    return translate(sheet.examType === 'GRADES' ? 'assessment.column.grade' : 'assessment.column.marks');
  };
  const focus = (row: number, column: Column): void => {
    const input = table.current?.querySelector<HTMLInputElement>(`[data-cell="${row}-${column}"]`);
    input?.focus();
    input?.select();
  };
  const fillDown = (from: number, column: Column): void => {
    const row = students[from];
    if (!row) return;
    const text = state.shown(row)[column];
    state.type(students.slice(from + 1).map((one) => [one, { [column]: text }] as const));
  };
  const onKeyDown = (event: KeyboardEvent, row: number, column: Column): void => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd') {
      event.preventDefault();
      if (mayEnter) fillDown(row, column);
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1, Enter: event.shiftKey ? -1 : 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    focus(row + step, column);
  };
  const onPaste = (event: ClipboardEvent, from: number, column: Column): void => {
    const lines = pastedLines(event.clipboardData.getData('text/plain'));
    if (lines.length === 1 && lines[0]?.length === 1) return;
    event.preventDefault();
    const first = columns.indexOf(column);
    const named = rowsNamed(lines, students);
    if (named && named.lost.length > 0) {
      toast.error('assessment.marks.unplaced', {
        smart_count: named.lost.length,
        names: named.lost.slice(0, 5).join(', '),
      });
    }
    const placed = named?.rows ?? lines.map((cells, down) => ({ row: students[from + down], cells }));
    state.type(
      placed.flatMap(({ row, cells }) => {
        const change = cells.map((text, right) => [columns[first + right], text] as const);
        return row ? [[row, Object.fromEntries(change.filter(([key]) => key))] as const] : [];
      }),
    );
  };
  const wrongText = (row: MarkStudent): string => {
    const problem = state.wrongIn(row);
    if (!problem) return state.refused.get(row.student) ?? '';
    return translate(`assessment.marks.${problem}`, { most: Number(sheet.maximumMarks) });
  };
  const input = (row: MarkStudent, at: number, column: Column) => {
    const wrong = column === 'value' ? wrongText(row) : '';
    return (
      <Tooltip title={wrong} placement="right">
        <InputBase
          value={state.shown(row)[column]}
          readOnly={!mayEnter}
          error={wrong !== ''}
          onChange={(event) => state.type([[row, { [column]: event.target.value }]])}
          onFocus={(event) => event.target.select()}
          onKeyDown={(event) => onKeyDown(event, at, column)}
          onPaste={(event) => onPaste(event, at, column)}
          inputProps={{
            'data-cell': `${at}-${column}`,
            'aria-label': translate('assessment.marks.of', { column: label(column), name: row.name }),
            'aria-invalid': wrong !== '',
            maxLength: column === 'value' ? 20 : 255,
            inputMode: column === 'value' && sheet.examType !== 'GRADES' ? 'decimal' : 'text',
            autoComplete: 'off',
          }}
          sx={{
            width: column === 'value' ? 76 : '100%',
            minWidth: column === 'value' ? 76 : 140,
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
  return (
    <Paper variant="outlined" sx={{ overflow: 'auto', maxHeight: '70vh' }} aria-busy={state.saving}>
      <Box
        component="table"
        ref={table}
        aria-label={`${sheet.subjectName}, ${sheet.batchName}`}
        sx={{ borderCollapse: 'separate', borderSpacing: 0, width: '100%', fontSize: 14 }}
      >
        <thead>
          <tr>
            <Box component="th" sx={{ ...head, display: { xs: 'none', sm: 'table-cell' } }}>
              {translate('assessment.column.rollNumber')}
            </Box>
            <Box component="th" sx={head}>
              {translate('assessment.column.student')}
            </Box>
            <Box component="th" sx={head}>
              {label('value')}
            </Box>
            <Box component="th" sx={head}>
              {translate(
                sheet.examType === 'GRADES' ? 'assessment.column.status' : 'assessment.column.grade',
              )}
            </Box>
            <Box component="th" sx={head}>
              {label('remarks')}
            </Box>
          </tr>
        </thead>
        <tbody>
          {students.map((row, at) => (
            <tr key={row.student}>
              <Box
                component="td"
                sx={{
                  ...cell,
                  display: { xs: 'none', sm: 'table-cell' },
                  whiteSpace: 'nowrap',
                  color: 'text.secondary',
                }}
              >
                {row.rollNumber ?? '–'}
              </Box>
              <Box
                component="th"
                scope="row"
                sx={{ ...cell, fontWeight: 400, minWidth: { xs: 96, sm: 180 } }}
              >
                {row.name}
              </Box>
              <Box component="td" sx={cell}>
                {input(row, at, 'value')}
              </Box>
              <Box
                component="td"
                sx={{ ...cell, whiteSpace: 'nowrap', color: 'text.secondary', minWidth: 84 }}
              >
                {wrongText(row) === '' ? (
                  meaning(row)
                ) : (
                  <Box sx={{ color: 'error.main' }}>{wrongText(row)}</Box>
                )}
              </Box>
              <Box component="td" sx={{ ...cell, width: '45%' }}>
                {input(row, at, 'remarks')}
              </Box>
            </tr>
          ))}
        </tbody>
      </Box>
    </Paper>
  );
};
