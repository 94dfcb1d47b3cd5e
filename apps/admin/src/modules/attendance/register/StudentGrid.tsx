import { Box, Paper } from '@mui/material';
import { languageOf } from '../../../i18n/languages.ts';
import type { StudentRegister } from '@school/domain';
import { useLocaleState, useTranslate } from 'react-admin';
import { useEffect, useMemo, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { bringIntoView } from '../../../engine/list/table/use-table-focus.ts';
import { windowFrom } from '../../../engine/list/table/use-window.ts';
import { daysOfMonth } from '../../../engine/months/months.ts';
import { filled, type Place } from '../../../engine/cells/cell-range.ts';
import { pastedCells } from '../../../engine/cells/pasted-cells.ts';
import { useCellRange } from '../../../engine/cells/use-cell-range.ts';
import { MarkDialog } from '../parts/MarkDialog.tsx';
import { cellKey, lockOf, marksByCell, readMark, type CellMark } from '../parts/marks.ts';
import { GridButtons } from './GridButtons.tsx';
import { GridHead } from './GridHead.tsx';
import { isClearing, isMarking, moves, placeOf } from './grid-keys.ts';
import { GridRows } from './GridRows.tsx';
import type { CellChange, RegisterState } from './use-student-register.ts';

interface StudentGridProps {
  readonly register: StudentRegister;
  readonly state: Pick<RegisterState, 'mark' | 'saving' | 'wrong'>;
  readonly month: string;
  /** A day was chosen by its head. */
  readonly onDay: (date: string) => void;
}

/**
 * Students by days. Arrows move; letters of labels, 1 and 2 mark and go down to the next student; Shift with arrows or
 * the mouse chooses several cells, which are marked together; a piece of a spreadsheet can be pasted.
 */
export const StudentGrid = ({ register, state, month, onDay }: StudentGridProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const language = languageOf(locale).tag;
  const table = useRef<HTMLTableElement>(null);
  const [scrolled, setScrolled] = useState<HTMLElement | null>(null);
  // The rows follow the scroll bar once there is one.
  const container = useMemo(() => ({ current: scrolled }), [scrolled]);
  /** The cell that gets the focus once it is drawn. */
  const wanted = useRef<Place>(undefined);
  const [editing, setEditing] = useState<Place & { readonly typed?: CellMark }>();
  const days = useMemo(() => daysOfMonth(month), [month]);
  const marks = useMemo(() => marksByCell(register.marks), [register.marks]);
  const { students, labels } = register;
  const cells = useCellRange();

  const todayAt = days.indexOf(register.today);
  useEffect(() => {
    const cell = table.current?.querySelector(`[data-cell="0-${todayAt}"]`);
    // A phone shows a few days: those that are marked now come first.
    if (cell && window.innerWidth < 900) cell.scrollIntoView({ inline: 'end', block: 'nearest' });
  }, [todayAt]);

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

  /** Marks a block of cells from one on; what cannot be marked is left out. */
  const fill = (from: Place, block: readonly (readonly (string | undefined)[])[]): void => {
    const changes = block.flatMap((words, down) =>
      words.flatMap((word, right): CellChange[] => {
        const [student, date] = [students[from.row + down], days[from.column + right]];
        if (!student || !date || word === undefined || lockOf(register, student, date)) return [];
        const mark = readMark(word, labels);
        const isSame = mark === null && !marks.has(cellKey(student.student, date));
        return mark === undefined || isSame ? [] : [{ student: student.student, date, mark }];
      }),
    );
    void state.mark(changes);
  };
  /** Marks the chosen cells; a single one hands on to the next student, or asks for a reason that it needs. */
  const markChosen = (word: string, goesOn: boolean): void => {
    const range = cells.chosen();
    if (!range) return;
    const from = { row: range.top, column: range.left };
    const mark = readMark(word, labels);
    if (mark && labels.find(({ id }) => id === mark.label)?.requiresReason && !cells.range) {
      return setEditing({ ...from, typed: mark });
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
    const [student, date] = [students[range?.top ?? -1], days[range?.left ?? -1]];
    if (range && student && date && !lockOf(register, student, date)) {
      setEditing({ row: range.top, column: range.left });
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const place = placeOf(event.target);
    if (!place || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = moves[event.key];
    if (step) {
      event.preventDefault();
      const to = { row: place.row + step[0], column: place.column + step[1] };
      if (!isInside(to)) return;
      if (event.shiftKey) cells.extend(to);
      else cells.start(to);
      return focus(to);
    }
    if (event.key === ' ') {
      event.preventDefault();
      return edit();
    }
    if (!isClearing(event.key) && !isMarking(event.key)) return;
    event.preventDefault();
    markChosen(isClearing(event.key) ? '' : event.key, !isClearing(event.key));
  };
  const onPaste = (event: ClipboardEvent): void => {
    const place = placeOf(event.target);
    if (!place) return;
    event.preventDefault();
    fill(place, pastedCells(event.clipboardData.getData('text/plain')));
  };
  const edited = editing && {
    student: students[editing.row],
    date: days[editing.column] ?? '',
  };

  return (
    <>
      {register.mayMark ? (
        <GridButtons labels={labels} onMark={(word) => markChosen(word, true)} onMore={edit} />
      ) : null}
      <Paper
        ref={setScrolled}
        variant="outlined"
        sx={{ overflow: 'auto', maxHeight: '70vh' }}
        aria-busy={state.saving}
      >
        <Box
          component="table"
          ref={table}
          role="grid"
          aria-rowcount={students.length + 1}
          aria-label={translate('attendance.register.title')}
          aria-multiselectable
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onDoubleClick={edit}
          onMouseDown={(event) => {
            const place = placeOf(event.target);
            if (!place || event.button !== 0) return;
            if (!event.shiftKey) return cells.start(place);
            // Shift and a click would choose text.
            event.preventDefault();
            cells.extend(place);
            focus(place);
          }}
          onMouseOver={(event) => {
            const place = event.buttons === 1 ? placeOf(event.target) : undefined;
            if (place) cells.extend(place);
          }}
          onFocus={(event) => {
            const place = placeOf(event.target);
            if (place && !cells.chosen()) cells.start(place);
          }}
          sx={{ userSelect: 'none', borderCollapse: 'separate', borderSpacing: 0, fontSize: 13 }}
        >
          <GridHead register={register} days={days} language={language} onDay={onDay} />
          <GridRows
            container={container}
            register={register}
            marks={marks}
            wrong={state.wrong}
            days={days}
            range={cells.range}
            onDrawn={settle}
          />
        </Box>
      </Paper>
      {edited?.student ? (
        <MarkDialog
          title={`${edited.student.name}, ${edited.date}`}
          mark={marks.get(cellKey(edited.student.student, edited.date))}
          typed={editing?.typed}
          labels={labels}
          onClose={() => setEditing(undefined)}
          onSave={(mark) =>
            void state.mark([{ student: edited.student?.student ?? 0, date: edited.date, mark }])
          }
        />
      ) : null}
    </>
  );
};
