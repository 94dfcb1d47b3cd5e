import type { DayMark, StudentRegister } from '@school/domain';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { filled, type Place } from '../../../engine/cells/cell-range.ts';
import { useChooseFirst } from '../../../engine/cells/use-choose-first.ts';
import { useCellRange } from '../../../engine/cells/use-cell-range.ts';
import { useMarkingGrid } from '../../../engine/cells/use-marking-grid.ts';
import { bringIntoView } from '../../../engine/list/table/use-table-focus.ts';
import { windowFrom } from '../../../engine/list/table/use-window.ts';
import { cellKey, lockOf, readMark, type CellMark } from '../parts/marks.ts';
import { isMarking } from './grid-keys.ts';
import type { CellChange, RegisterState } from './use-student-register.ts';

interface Given {
  readonly table: RefObject<HTMLTableElement | null>;
  /** The scrolling element, once it exists. */
  readonly scrolled: HTMLElement | null;
  readonly register: StudentRegister;
  readonly days: readonly string[];
  readonly marks: ReadonlyMap<string, DayMark>;
  readonly mark: RegisterState['mark'];
}

/** A phone shows a few days: those that are marked now come first. */
const useTodayInView = (table: Given['table'], todayAt: number): void =>
  useEffect(() => {
    const cell = table.current?.querySelector(`[data-cell="0-${todayAt}"]`);
    if (cell && window.innerWidth < 900) cell.scrollIntoView({ inline: 'end', block: 'nearest' });
  }, [table, todayAt]);

/** What a block of words changes, starting at a cell; cells that cannot be marked are left out. */
const changesIn = (
  { register, days, marks }: Pick<Given, 'register' | 'days' | 'marks'>,
  from: Place,
  block: readonly (readonly (string | undefined)[])[],
): CellChange[] => {
  const { students, labels } = register;
  return block.flatMap((words, down) =>
    words.flatMap((word, right): CellChange[] => {
      const [student, date] = [students[from.row + down], days[from.column + right]];
      if (!student || !date || word === undefined || lockOf(register, student, date)) return [];
      const read = readMark(word, labels);
      const isSame = read === null && !marks.has(cellKey(student.student, date));
      return read === undefined || isSame ? [] : [{ student: student.student, date, mark: read }];
    }),
  );
};

/** Moving, selecting and marking in a class register. */
export const useStudentGrid = ({ table, scrolled, register, days, marks, mark }: Given) => {
  /** The cell to focus once it has been rendered. */
  const wanted = useRef<Place>(undefined);
  const [editing, setEditing] = useState<Place & { readonly typed?: CellMark }>();
  const { students, labels } = register;
  const cells = useCellRange();
  const chooseFirst = useChooseFirst();
  useTodayInView(table, days.indexOf(register.today));

  const settle = (): void => {
    const { row, column } = wanted.current ?? { row: -1, column: -1 };
    const cell = table.current?.querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`);
    if (!cell) return;
    wanted.current = undefined;
    cell.focus();
  };
  const focus = (place: Place): void => {
    wanted.current = place;
    if (scrolled && students.length > windowFrom) bringIntoView(scrolled, place.row);
    settle();
  };
  const isInside = ({ row, column }: Place): boolean =>
    row >= 0 && row < students.length && column >= 0 && column < days.length;

  /** Marks a block of cells starting at one; cells that cannot be marked are left out. */
  const fill = (from: Place, block: readonly (readonly (string | undefined)[])[]): void => {
    void mark(changesIn({ register, days, marks }, from, block));
  };
  /** Marks the chosen cells; a single one moves on to the next student, or asks for the reason it requires. */
  const markChosen = (word: string, goesOn: boolean): void => {
    const range = cells.chosen();
    if (!range) return chooseFirst();
    const from = { row: range.top, column: range.left };
    const read = readMark(word, labels);
    if (read && labels.find(({ id }) => id === read.label)?.requiresReason && !cells.range) {
      return setEditing({ ...from, typed: read });
    }
    fill(
      from,
      filled(range, word, () => false),
    );
    const next = { row: range.top + 1, column: range.left };
    if (!goesOn || cells.range || !isInside(next)) return;
    cells.start(next);
    focus(next);
  };
  const edit = (): void => {
    const range = cells.chosen();
    if (!range) return chooseFirst();
    const [student, date] = [students[range.top], days[range.left]];
    if (student && date && !lockOf(register, student, date)) {
      setEditing({ row: range.top, column: range.left });
    }
  };
  const keys = useMarkingGrid({
    cells,
    isInside,
    focus,
    isMarking,
    onMark: markChosen,
    onPaste: fill,
    onEdit: edit,
  });
  const edited = editing && { student: students[editing.row], date: days[editing.column] ?? '' };
  return {
    cells,
    settle,
    markChosen,
    edit,
    keys,
    edited: edited?.student && { student: edited.student, date: edited.date, typed: editing?.typed },
    stopEditing: () => setEditing(undefined),
  };
};
