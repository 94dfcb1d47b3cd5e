import { Box } from '@mui/material';
import type { DayMark, StudentRegister } from '@school/domain';
import { useLayoutEffect, type RefObject } from 'react';
import { rowHeight, useWindow, windowFrom } from '../../../engine/list/table/use-window.ts';
import { covers, type CellRange } from '../../../engine/cells/cell-range.ts';
import { headCell } from '../../../engine/cells/DayHead.tsx';
import { RowTotals } from '../../../engine/cells/GridTotals.tsx';
import { formatDate } from '../../../engine/field/date/date-format.ts';
import { cellKey, lockOf } from '../parts/marks.ts';
import { totalsOfStudent } from './register-totals.ts';
import { StudentCell } from './StudentCell.tsx';
import type { RegisterState } from './use-student-register.ts';

interface GridRowsProps {
  /** What is scrolled. */
  readonly container: RefObject<HTMLElement | null>;
  readonly register: StudentRegister;
  readonly marks: ReadonlyMap<string, DayMark>;
  readonly wrong: RegisterState['wrong'];
  readonly days: readonly string[];
  readonly range: CellRange | undefined;
  /** The rows on the page have changed. */
  readonly onDrawn: () => void;
}

const Gap = ({ rows, columns }: { readonly rows: number; readonly columns: number }) =>
  rows > 0 ? (
    <tr aria-hidden style={{ height: rows * rowHeight }}>
      <td colSpan={columns} style={{ padding: 0, border: 0 }} />
    </tr>
  ) : null;

interface TotalsProps extends Pick<GridRowsProps, 'days' | 'marks'> {
  readonly student: number;
  readonly labels: StudentRegister['labels'];
}

const Totals = ({ student, days, ...register }: TotalsProps) => {
  const { away, late } = totalsOfStudent(register, student, days);
  return <RowTotals figures={[away, late]} />;
};

/** One row per student: all of a class, or, out of hundreds, those in view and some around them. */
export const GridRows = ({ container, register, marks, wrong, days, range, onDrawn }: GridRowsProps) => {
  const { students, labels, taken } = register;
  const view = useWindow(container, students.length);
  const height = students.length > windowFrom ? rowHeight : undefined;
  const takenDays = new Set(taken.map(({ date }) => date));
  useLayoutEffect(onDrawn);
  return (
    <tbody>
      <Gap rows={view.from} columns={days.length + 3} />
      {students.slice(view.from, view.to).map((student, place) => (
        <tr key={student.student} style={{ height }} aria-rowindex={view.from + place + 2}>
          <Box
            component="th"
            scope="row"
            sx={{
              ...headCell,
              fontWeight: 400,
              minWidth: { xs: 120, sm: 200 },
              // All rows of a long list have the height the list assumes.
              ...(height === undefined
                ? {}
                : {
                    maxWidth: { xs: 120, sm: 320 },
                    overflow: 'hidden',
                    textOverflow: 'ellipsis',
                    whiteSpace: 'nowrap',
                  }),
            }}
            title={height === undefined ? undefined : student.name}
          >
            {student.name}
            <Box component="span" sx={{ color: 'text.secondary', fontSize: 11, display: 'block' }}>
              {student.rollNumber ?? student.admissionNumber}
            </Box>
          </Box>
          {days.map((date, column) => (
            <StudentCell
              key={date}
              place={`${view.from + place}-${column}`}
              label={`${student.name}, ${formatDate(date)}`}
              mark={marks.get(cellKey(student.student, date))}
              labels={labels}
              lock={lockOf(register, student, date)}
              isTaken={takenDays.has(date)}
              wrong={wrong.get(cellKey(student.student, date))}
              isChosen={covers(range, view.from + place, column)}
            />
          ))}
          <Totals student={student.student} days={days} marks={marks} labels={labels} />
        </tr>
      ))}
      <Gap rows={students.length - view.to} columns={days.length + 3} />
    </tbody>
  );
};
