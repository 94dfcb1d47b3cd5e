import type { AttendanceRegister, RegisterMark } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useEffect, useState, type RefObject } from 'react';
import { filled, type CellRange, type Place } from '../../../engine/cells/cell-range.ts';
import { useChooseFirst } from '../../../engine/cells/use-choose-first.ts';
import { useCellRange } from '../../../engine/cells/use-cell-range.ts';
import { useMarkingGrid } from '../../../engine/cells/use-marking-grid.ts';
import { cellKey, lockOf, readMark, readMinutes, type LateMinutes } from './register-cells.ts';
import type { CellChange, LateChange, RegisterState } from './use-register.ts';

interface Given {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly register: AttendanceRegister;
  readonly state: RegisterState;
  readonly days: readonly string[];
  readonly off: ReadonlySet<string>;
  readonly marks: ReadonlyMap<string, readonly RegisterMark[]>;
  /** What L marks. */
  readonly leaveType: number | null;
}

const marking = /^[palht]$/i;
/** The key that asks for minutes. */
const lateKey = /^t$/i;

/** What a block of words does to the cells starting at one; invalid words and locked cells are reported and left out. */
const useFilling = ({ register, state, days, marks, leaveType }: Given) => {
  const translate = useTranslate();
  return (from: Place, block: readonly (readonly (string | undefined)[])[]): void => {
    const changes: CellChange[] = [];
    const minutes: LateChange[] = [];
    const wrong: [string, string][] = [];
    block.forEach((words, down) =>
      words.forEach((word, right) => {
        const [employee, date] = [register.employees[from.row + down], days[from.column + right]];
        if (!employee || !date || word === undefined) return;
        const { employeeId } = employee;
        const key = cellKey(employeeId, date);
        const lock = lockOf(register, employee, date, marks.get(key) ?? []);
        const missed = readMinutes(word);
        const mark = readMark(word, leaveType, register);
        if (lock && mark === null) return;
        if (lock) wrong.push([key, translate(`leave.lock.${lock}`)]);
        else if (missed) minutes.push({ employeeId, date, ...missed });
        else if (mark === undefined) wrong.push([key, translate('leave.register.unknown', { text: word })]);
        else changes.push({ employeeId, date, mark });
      }),
    );
    if (wrong.length > 0) state.refuse(wrong);
    void state.mark(changes, minutes);
  };
};

/** The markable cells of a range, excluding days off if it covers more than one day. */
const openCells = (
  { register, days, off, marks }: Given,
  { top, left, bottom, right }: CellRange,
): readonly { readonly employeeId: number; readonly date: string }[] =>
  register.employees.slice(top, bottom + 1).flatMap((employee) =>
    days
      .slice(left, right + 1)
      .filter((date) => !(off.has(date) && left !== right))
      .filter(
        (date) =>
          lockOf(register, employee, date, marks.get(cellKey(employee.employeeId, date)) ?? []) === undefined,
      )
      .map((date) => ({ employeeId: employee.employeeId, date })),
  );

/** A phone shows six days: those being marked now come first. */
const useTodayInView = (table: Given['table'], todayAt: number): void =>
  useEffect(() => {
    const cell = table.current?.querySelector(`[data-cell="0-${todayAt}"]`);
    if (cell && window.innerWidth < 600) cell.scrollIntoView({ inline: 'end', block: 'nearest' });
  }, [table, todayAt]);

/** Moving, selecting and marking in a department's register. */
export const useRegisterGrid = (given: Given) => {
  const { table, register, state, days, off } = given;
  const cells = useCellRange();
  const chooseFirst = useChooseFirst();
  const fill = useFilling(given);
  const [asksMinutes, setAsksMinutes] = useState(false);
  useTodayInView(table, days.indexOf(register.today));
  const focus = ({ row, column }: Place): void =>
    table.current?.querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`)?.focus();
  const isInside = ({ row, column }: Place): boolean =>
    row >= 0 && row < register.employees.length && column >= 0 && column < days.length;

  const askMinutes = (): void => (cells.chosen() ? setAsksMinutes(true) : chooseFirst());
  /** Marks the chosen cells; a single one moves on to the next day. */
  const markChosen = (word: string, goesOn: boolean): void => {
    if (lateKey.test(word)) return askMinutes();
    const range = cells.chosen();
    if (!range) return chooseFirst();
    const from = { row: range.top, column: range.left };
    fill(
      from,
      filled(range, word, (column) => off.has(days[column] ?? '')),
    );
    const next = { row: range.top, column: range.left + 1 };
    if (!goesOn || cells.range || !isInside(next)) return;
    cells.start(next);
    focus(next);
  };
  const markLate = (missed: LateMinutes): void => {
    setAsksMinutes(false);
    const range = cells.chosen();
    if (!range) return;
    void state.mark(
      [],
      openCells(given, range).map((cell) => ({ ...cell, ...missed })),
    );
    focus({ row: range.top, column: range.left });
  };
  const keys = useMarkingGrid({
    cells,
    isInside,
    focus,
    isMarking: (key) => marking.test(key),
    onMark: markChosen,
    onPaste: fill,
  });
  return {
    range: cells.range,
    keys,
    markChosen,
    askMinutes,
    asksMinutes,
    markLate,
    stopAsking: () => setAsksMinutes(false),
  };
};
