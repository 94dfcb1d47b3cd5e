import { Box } from '@mui/material';
import type { AttendanceRegister, RegisterLateness, RegisterMark } from '@school/domain';
import { RowTotals } from '../../../engine/cells/GridTotals.tsx';
import { formatDate } from '../../../engine/field/date/date-format.ts';
import { covers, type CellRange } from '../../../engine/cells/cell-range.ts';
import { cellKey, lockOf } from './register-cells.ts';
import { RegisterCell } from './RegisterCell.tsx';
import { headCell } from '../../../engine/cells/DayHead.tsx';
import { totalKeys, totalsOfEmployee } from './register-totals.ts';

interface RegisterRowProps {
  readonly register: AttendanceRegister;
  readonly employee: AttendanceRegister['employees'][number];
  readonly row: number;
  readonly days: readonly string[];
  readonly off: ReadonlySet<string>;
  readonly marks: ReadonlyMap<string, readonly RegisterMark[]>;
  readonly late: ReadonlyMap<string, RegisterLateness>;
  readonly wrong: ReadonlyMap<string, string>;
  readonly range: CellRange | undefined;
}

const noMarks: readonly RegisterMark[] = [];

/** One employee's month, with totals. */
export const RegisterRow = (props: RegisterRowProps) => {
  const { register, employee, row, days, off, marks, late, wrong, range } = props;
  const { today, isAbsentUnmarked } = register;
  const totals = totalsOfEmployee({ today, isAbsentUnmarked, marks, late, off }, employee, days);
  return (
    <tr>
      <Box component="th" scope="row" sx={{ ...headCell, fontWeight: 400, minWidth: { xs: 110, sm: 170 } }}>
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
            label={`${employee.name}, ${formatDate(day)}`}
            marks={own}
            late={late.get(key)}
            lock={lockOf(register, employee, day, own)}
            isOff={off.has(day)}
            isMissing={isAbsentUnmarked && day < today}
            wrong={wrong.get(key)}
            isChosen={covers(range, row, column)}
          />
        );
      })}
      <RowTotals figures={totalKeys.map((key) => totals[key])} />
    </tr>
  );
};
