import { Box, Paper } from '@mui/material';
import { languageOf } from '../../../i18n/languages.ts';
import type { AttendanceRegister, RegisterMark } from '@school/domain';
import { useLocaleState, useTranslate } from 'react-admin';
import { useEffect, useMemo, useRef, type ClipboardEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { daysOfMonth, weekdayName } from '../../../engine/months/months.ts';
import { covers, filled, type Place } from '../../../engine/cells/cell-range.ts';
import { MarkButtons } from './MarkButtons.tsx';
import { cellKey, lockOf, marksByCell, readMark } from './register-cells.ts';
import { pastedCells } from '../../../engine/cells/pasted-cells.ts';
import { RegisterCell } from './RegisterCell.tsx';
import { useCellRange } from '../../../engine/cells/use-cell-range.ts';
import type { CellChange, RegisterState } from './use-register.ts';

interface RegisterGridProps {
  readonly register: AttendanceRegister;
  readonly state: RegisterState;
  readonly month: string;
  /** What L marks. */
  readonly leaveType: number | null;
}

const moves: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Enter: [1, 0],
};
const marking = /^[palh]$/i;
const noMarks: readonly RegisterMark[] = [];
const head = {
  position: 'sticky',
  left: 0,
  bgcolor: 'background.paper',
  zIndex: 1,
  textAlign: 'left',
  px: 1,
} as const;

/**
 * Employees by days. Arrows move, P, A, L and H mark and go on; Shift with arrows or the mouse chooses several cells,
 * which are marked together; a piece of a spreadsheet can be pasted.
 */
export const RegisterGrid = ({ register, state, month, leaveType }: RegisterGridProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const language = languageOf(locale).tag;
  const table = useRef<HTMLTableElement>(null);
  const days = useMemo(() => daysOfMonth(month), [month]);
  const marks = useMemo(() => marksByCell(register.marks), [register.marks]);
  const off = useMemo(() => new Set(register.offDays), [register.offDays]);
  const { employees } = register;
  const cells = useCellRange();

  const todayAt = days.indexOf(register.today);
  useEffect(() => {
    // A phone shows six days: those that are marked now come first.
    const cell = table.current?.querySelector(`[data-cell="0-${todayAt}"]`);
    if (cell && window.innerWidth < 600) cell.scrollIntoView({ inline: 'end', block: 'nearest' });
  }, [todayAt]);

  const focus = (row: number, column: number): void =>
    table.current?.querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`)?.focus();
  const inside = ({ row, column }: Place): boolean =>
    row >= 0 && row < employees.length && column >= 0 && column < days.length;

  /** Cells from one on that a block of words sets; wrong words and locked cells are named and left out. */
  const fill = (row: number, column: number, block: readonly (readonly (string | undefined)[])[]): void => {
    const changes: CellChange[] = [];
    const wrong: [string, string][] = [];
    block.forEach((words, down) =>
      words.forEach((word, right) => {
        const [employee, date] = [employees[row + down], days[column + right]];
        if (!employee || !date || word === undefined) return;
        const key = cellKey(employee.employeeId, date);
        const lock = lockOf(register, employee, date, marks.get(key) ?? []);
        const mark = readMark(word, leaveType, register);
        if (lock && mark === null) return;
        if (lock) wrong.push([key, translate(`leave.lock.${lock}`)]);
        else if (mark === undefined) wrong.push([key, translate('leave.register.unknown', { text: word })]);
        else changes.push({ employeeId: employee.employeeId, date, mark });
      }),
    );
    if (wrong.length > 0) state.refuse(wrong);
    void state.mark(changes);
  };

  const placeOf = (target: EventTarget): Place | undefined => {
    const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-cell]') : null;
    const [row, column] = (cell?.dataset['cell'] ?? '').split('-').map(Number);
    return row === undefined || column === undefined ? undefined : { row, column };
  };
  /** Marks the chosen cells; a single one hands on to the next day. */
  const markChosen = (word: string, goesOn: boolean): void => {
    const range = cells.chosen();
    if (!range) return;
    fill(
      range.top,
      range.left,
      filled(range, word, (column) => off.has(days[column] ?? '')),
    );
    const next = { row: range.top, column: range.left + 1 };
    if (!goesOn || cells.range || !inside(next)) return;
    cells.start(next);
    focus(next.row, next.column);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const place = placeOf(event.target);
    if (!place || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = moves[event.key];
    if (step) {
      event.preventDefault();
      const to = { row: place.row + step[0], column: place.column + step[1] };
      if (!inside(to)) return;
      if (event.shiftKey) cells.extend(to);
      else cells.start(to);
      focus(to.row, to.column);
      return;
    }
    const isClear = event.key === 'Delete' || event.key === 'Backspace';
    if (!isClear && !marking.test(event.key)) return;
    event.preventDefault();
    markChosen(isClear ? '' : event.key, !isClear);
  };
  const onPaste = (event: ClipboardEvent): void => {
    const place = placeOf(event.target);
    if (!place) return;
    event.preventDefault();
    fill(place.row, place.column, pastedCells(event.clipboardData.getData('text/plain')));
  };

  const onMouseDown = (event: MouseEvent): void => {
    const place = placeOf(event.target);
    if (!place || event.button !== 0) return;
    if (!event.shiftKey) return cells.start(place);
    // Shift and a click would choose text.
    event.preventDefault();
    cells.extend(place);
    focus(place.row, place.column);
  };
  const onMouseOver = (event: MouseEvent): void => {
    const place = event.buttons === 1 ? placeOf(event.target) : undefined;
    if (place) cells.extend(place);
  };

  return (
    <>
      <MarkButtons onMark={(word) => markChosen(word, true)} />
      <Paper variant="outlined" sx={{ overflow: 'auto', maxHeight: '70vh' }} aria-busy={state.saving}>
        <Box
          component="table"
          ref={table}
          role="grid"
          aria-label={translate('leave.register.title')}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onMouseDown={onMouseDown}
          onMouseOver={onMouseOver}
          onFocus={(event) => {
            const place = placeOf(event.target);
            if (place && !cells.chosen()) cells.start(place);
          }}
          aria-multiselectable
          sx={{ userSelect: 'none', borderCollapse: 'separate', borderSpacing: 0, fontSize: 13 }}
        >
          <Box component="thead" sx={{ position: 'sticky', top: 0, zIndex: 2, bgcolor: 'background.paper' }}>
            <tr>
              <Box component="th" sx={{ ...head, zIndex: 3 }}>
                {translate('leave.column.employee')}
              </Box>
              {days.map((day) => (
                <Box
                  key={day}
                  component="th"
                  sx={{ minWidth: 34, fontWeight: 500, color: off.has(day) ? 'text.secondary' : undefined }}
                >
                  <Box component="span" sx={{ display: 'block', fontSize: 11, fontWeight: 400 }}>
                    {weekdayName(day, language)}
                  </Box>
                  {Number(day.slice(8))}
                </Box>
              ))}
            </tr>
          </Box>
          <tbody>
            {employees.map((employee, row) => (
              <tr key={employee.employeeId}>
                <Box
                  component="th"
                  scope="row"
                  sx={{ ...head, fontWeight: 400, minWidth: { xs: 110, sm: 190 } }}
                >
                  {employee.name}
                  <Box component="span" sx={{ color: 'text.secondary', fontSize: 11, display: 'block' }}>
                    {employee.number}
                  </Box>
                </Box>
                {days.map((day, column) => {
                  const key = cellKey(employee.employeeId, day);
                  const own = marks.get(key) ?? noMarks;
                  return (
                    <RegisterCell
                      key={day}
                      place={`${row}-${column}`}
                      label={`${employee.name}, ${day}`}
                      marks={own}
                      lock={lockOf(register, employee, day, own)}
                      isOff={off.has(day)}
                      isMissing={register.isAbsentUnmarked && day < register.today}
                      wrong={state.wrong.get(key)}
                      isChosen={covers(cells.range, row, column)}
                    />
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Box>
      </Paper>
    </>
  );
};
