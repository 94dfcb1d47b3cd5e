import { Box, Paper } from '@mui/material';
import type { AttendanceRegister } from '@school/domain';
import { useLocaleState, useTranslate } from 'ra-core';
import { useMemo, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { daysOfMonth, weekdayName } from '../parts/months.ts';
import { cellKey, lockOf, marksByCell, pastedCells, readMark } from './register-cells.ts';
import { RegisterCell } from './RegisterCell.tsx';
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
const head = {
  position: 'sticky',
  left: 0,
  bgcolor: 'background.paper',
  zIndex: 1,
  textAlign: 'left',
  px: 1,
} as const;

/** Employees by days. Arrows move, P, A, L and H mark and go on, a piece of a spreadsheet can be pasted. */
export const RegisterGrid = ({ register, state, month, leaveType }: RegisterGridProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const language = { gr: 'de', rs: 'ru', sp: 'es' }[locale] ?? locale;
  const table = useRef<HTMLTableElement>(null);
  const days = useMemo(() => daysOfMonth(month), [month]);
  const marks = useMemo(() => marksByCell(register.marks), [register.marks]);
  const off = useMemo(() => new Set(register.offDays), [register.offDays]);
  const { employees } = register;

  const focus = (row: number, column: number): void =>
    table.current?.querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`)?.focus();

  /** Cells from one on that a block of words sets; wrong words and locked cells are named and left out. */
  const fill = (row: number, column: number, block: readonly (readonly string[])[]): void => {
    const changes: CellChange[] = [];
    const wrong: [string, string][] = [];
    block.forEach((words, down) =>
      words.forEach((word, right) => {
        const [employee, date] = [employees[row + down], days[column + right]];
        if (!employee || !date) return;
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

  const placeOf = (target: EventTarget): readonly [number, number] | undefined => {
    const [row, column] = ((target as HTMLElement).dataset['cell'] ?? '').split('-').map(Number);
    return row === undefined || column === undefined || Number.isNaN(row) ? undefined : [row, column];
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const place = placeOf(event.target);
    if (!place || event.ctrlKey || event.metaKey || event.altKey) return;
    const [row, column] = place;
    const step = moves[event.key];
    if (step) {
      event.preventDefault();
      focus(row + step[0], column + step[1]);
      return;
    }
    const isClear = event.key === 'Delete' || event.key === 'Backspace';
    if (!isClear && !marking.test(event.key)) return;
    event.preventDefault();
    fill(row, column, [[isClear ? '' : event.key]]);
    if (!isClear) focus(row, column + 1);
  };
  const onPaste = (event: ClipboardEvent): void => {
    const place = placeOf(event.target);
    if (!place) return;
    event.preventDefault();
    fill(place[0], place[1], pastedCells(event.clipboardData.getData('text/plain')));
  };

  return (
    <Paper variant="outlined" sx={{ overflow: 'auto', maxHeight: '70vh' }} aria-busy={state.saving}>
      <Box
        component="table"
        ref={table}
        role="grid"
        aria-label={translate('leave.register.title')}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        sx={{ borderCollapse: 'separate', borderSpacing: 0, fontSize: 13 }}
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
                const own = marks.get(key) ?? [];
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
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </Paper>
  );
};
