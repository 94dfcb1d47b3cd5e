import { Box, Paper } from '@mui/material';
import type { StudentRegister } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useMemo, useRef, useState } from 'react';
import { DayTotals } from '../../../engine/cells/GridTotals.tsx';
import { formatDate } from '../../../engine/field/date/date-format.ts';
import { daysOfMonth } from '../../../engine/months/months.ts';
import { MarkDialog } from '../parts/MarkDialog.tsx';
import { cellKey, marksByCell } from '../parts/marks.ts';
import { GridButtons } from './GridButtons.tsx';
import { GridHead } from './GridHead.tsx';
import { GridRows } from './GridRows.tsx';
import { totalsOfDay } from './register-totals.ts';
import { StudentLegend } from './StudentLegend.tsx';
import { useStudentGrid } from './use-student-grid.ts';
import type { RegisterState } from './use-student-register.ts';

interface StudentGridProps {
  readonly register: StudentRegister;
  readonly state: Pick<RegisterState, 'mark' | 'saving' | 'wrong'>;
  readonly month: string;
  /** A day was chosen by its header. */
  readonly onDay: (date: string) => void;
}

/**
 * Students by day. Arrow keys move; label letters, 1 and 2 mark and move down to the next student; Shift with the arrow
 * keys or the mouse selects several cells, which are marked together; part of a spreadsheet can be pasted.
 */
export const StudentGrid = ({ register, state, month, onDay }: StudentGridProps) => {
  const translate = useTranslate();
  const days = useMemo(() => daysOfMonth(month), [month]);
  const marks = useMemo(() => marksByCell(register.marks), [register.marks]);
  const { students, labels, taken } = register;
  const table = useRef<HTMLTableElement>(null);
  const [scrolled, setScrolled] = useState<HTMLElement | null>(null);
  // The rows follow the scroll bar once there is one.
  const container = useMemo(() => ({ current: scrolled }), [scrolled]);
  const grid = useStudentGrid({ table, scrolled, register, days, marks, mark: state.mark });
  const sums = useMemo(
    () => days.map((date) => totalsOfDay({ labels, students, marks }, date)),
    [days, labels, students, marks],
  );
  const isKnown = (date: string, at: number): boolean =>
    taken.some((day) => day.date === date) || (sums[at]?.away ?? 0) > 0;
  const { edited } = grid;
  return (
    <>
      {register.mayMark ? (
        <GridButtons labels={labels} onMark={(word) => grid.markChosen(word, true)} onMore={grid.edit} />
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
          {...grid.keys}
          onDoubleClick={grid.edit}
          sx={{
            userSelect: 'none',
            borderCollapse: 'separate',
            borderSpacing: 0,
            fontSize: 13,
            width: '100%',
          }}
        >
          <GridHead register={register} days={days} onDay={onDay} />
          <GridRows
            container={container}
            register={register}
            marks={marks}
            wrong={state.wrong}
            days={days}
            range={grid.cells.range}
            onDrawn={grid.settle}
          />
          <DayTotals
            name={translate('attendance.away')}
            days={days.map((date, at) => (isKnown(date, at) ? sums[at]?.away : undefined))}
            sums={[
              sums.reduce((sum, { away }) => sum + away, 0),
              sums.reduce((sum, { late }) => sum + late, 0),
            ]}
          />
        </Box>
      </Paper>
      <StudentLegend labels={labels} />
      {edited ? (
        <MarkDialog
          title={`${edited.student.name}, ${formatDate(edited.date)}`}
          mark={marks.get(cellKey(edited.student.student, edited.date))}
          typed={edited.typed}
          labels={labels}
          onClose={grid.stopEditing}
          onSave={(mark) => void state.mark([{ student: edited.student.student, date: edited.date, mark }])}
        />
      ) : null}
    </>
  );
};
