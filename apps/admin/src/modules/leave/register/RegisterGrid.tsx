import { Box, Paper } from '@mui/material';
import type { AttendanceRegister } from '@school/domain';
import { useTranslate } from 'react-admin';
import { useMemo, useRef } from 'react';
import { DayHead } from '../../../engine/cells/DayHead.tsx';
import { DayTotals } from '../../../engine/cells/GridTotals.tsx';
import { daysOfMonth } from '../../../engine/months/months.ts';
import { LateDialog } from './LateDialog.tsx';
import { MarkButtons } from './MarkButtons.tsx';
import { lateByCell, marksByCell } from './register-cells.ts';
import { RegisterLegend } from './RegisterLegend.tsx';
import { RegisterRow } from './RegisterRow.tsx';
import { none, plus, totalKeys, totalsOfDay } from './register-totals.ts';
import { useRegisterGrid } from './use-register-grid.ts';
import type { RegisterState } from './use-register.ts';

interface RegisterGridProps {
  readonly register: AttendanceRegister;
  readonly state: RegisterState;
  readonly month: string;
  /** What L marks. */
  readonly leaveType: number | null;
}

/**
 * Employees by day. Arrow keys move, P, A, L and H mark and move on, T asks for minutes late; Shift with the arrow keys or the mouse selects
 * several cells, which are marked together; part of a spreadsheet can be pasted.
 */
export const RegisterGrid = ({ register, state, month, leaveType }: RegisterGridProps) => {
  const translate = useTranslate();
  const table = useRef<HTMLTableElement>(null);
  const days = useMemo(() => daysOfMonth(month), [month]);
  const marks = useMemo(() => marksByCell(register.marks), [register.marks]);
  const late = useMemo(() => lateByCell(register.late), [register.late]);
  const off = useMemo(() => new Set(register.offDays), [register.offDays]);
  const { employees, today, isAbsentUnmarked } = register;
  const grid = useRegisterGrid({ table, register, state, days, off, marks, leaveType });
  const sums = useMemo(
    () => days.map((date) => totalsOfDay({ today, isAbsentUnmarked, marks, late, off }, employees, date)),
    [days, today, isAbsentUnmarked, marks, late, off, employees],
  );
  const all = sums.reduce(plus, none);
  return (
    <>
      <MarkButtons onMark={(word) => grid.markChosen(word, true)} onLate={grid.askMinutes} />
      {grid.asksMinutes ? <LateDialog onSave={grid.markLate} onClose={grid.stopAsking} /> : null}
      <Paper variant="outlined" sx={{ overflow: 'auto', maxHeight: '70vh' }} aria-busy={state.saving}>
        <Box
          component="table"
          ref={table}
          role="grid"
          aria-label={translate('leave.register.title')}
          aria-multiselectable
          {...grid.keys}
          sx={{
            userSelect: 'none',
            borderCollapse: 'separate',
            borderSpacing: 0,
            fontSize: 13,
            width: '100%',
          }}
        >
          <DayHead
            name={translate('leave.column.employee')}
            days={days}
            totals={totalKeys.map((key) => translate(`leave.register.total.${key}`))}
            isQuiet={(day) => off.has(day)}
          />
          <tbody>
            {employees.map((employee, row) => (
              <RegisterRow
                key={employee.employeeId}
                {...{
                  register,
                  employee,
                  row,
                  days,
                  off,
                  marks,
                  late,
                  wrong: state.wrong,
                  range: grid.range,
                }}
              />
            ))}
          </tbody>
          <DayTotals
            name={translate('leave.register.away')}
            days={sums.map(({ present, absent, leave }) =>
              present + absent + leave > 0 ? absent + leave : undefined,
            )}
            sums={totalKeys.map((key) => all[key])}
          />
        </Box>
      </Paper>
      <RegisterLegend leaveTypes={register.leaveTypes} isAbsentUnmarked={isAbsentUnmarked} />
    </>
  );
};
