import type { AttendanceRegister } from '@school/domain';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { showInEngine } from '../../../../test/engine.tsx';
import { formatDate } from '../../../engine/field/date/date-format.ts';
import { RegisterGrid } from './RegisterGrid.tsx';
import type { CellChange, RegisterState } from './use-register.ts';

const person = (employeeId: number, name: string) => ({
  employeeId,
  name,
  number: `E${employeeId}`,
  joiningDate: '2020-01-01',
  leavingDate: null,
});
const register = {
  employees: [person(1, 'Aqsa Ali'), person(2, 'Bano Ali')],
  marks: [],
  late: [],
  offDays: ['2026-01-04'],
  closed: [],
  leaveTypes: [{ id: 3, name: 'Annual leave', code: 'AL' }],
  today: '2026-01-31',
  isAbsentUnmarked: false,
} as unknown as AttendanceRegister;

const open = async (more: object = {}) => {
  const marked: CellChange[][] = [];
  const state = {
    wrong: new Map<string, string>(),
    saving: false,
    refuse: () => undefined,
    mark: async (changes: readonly CellChange[]) => void marked.push([...changes]),
  } as unknown as RegisterState;
  await showInEngine(
    <RegisterGrid register={{ ...register, ...more }} state={state} month="2026-01" leaveType={3} />,
    {},
  );
  return marked;
};
const cell = (name: string, day: string): HTMLElement =>
  screen.getByRole('gridcell', { name: new RegExp(`^${name}, ${formatDate(day)}`) });

afterEach(cleanup);

it('Shift with arrows chooses several cells, which one key marks, days off left out', async () => {
  const marked = await open();
  fireEvent.mouseDown(cell('Aqsa Ali', '2026-01-02'));
  cell('Aqsa Ali', '2026-01-02').focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown']) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey: true });
  }
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(8);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'l' });
  expect(marked[0]?.map(({ employeeId, date }) => `${employeeId} ${date}`)).toEqual([
    '1 2026-01-02',
    '1 2026-01-03',
    '1 2026-01-05',
    '2 2026-01-02',
    '2 2026-01-03',
    '2 2026-01-05',
  ]);
});

it('a button marks the cell that was pressed, and goes on to the next day', async () => {
  const marked = await open();
  fireEvent.mouseDown(cell('Bano Ali', '2026-01-07'));
  fireEvent.click(cell('Bano Ali', '2026-01-07'));
  fireEvent.click(screen.getByRole('button', { name: 'Second half' }));
  fireEvent.click(screen.getByRole('button', { name: 'Absent' }));
  expect(marked.flat()).toMatchObject([
    { employeeId: 2, date: '2026-01-07', mark: { session: 'SECOND' } },
    { employeeId: 2, date: '2026-01-08', mark: { session: 'FULL', leaveType: null } },
  ]);
});

it('a button for chosen cells says that none is chosen', async () => {
  const marked = await open();
  for (const name of ['Late…', 'Absent']) {
    fireEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByText('Select one or more cells of the table first.')).toBeTruthy();
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(marked).toEqual([]);
});

it('has the sums of each employee and day, and says what its letters mean', async () => {
  const mark = (employeeId: number, day: string, session: string, leaveTypeCode: string | null = null) => ({
    employeeId,
    date: `2026-01-${day}`,
    session,
    leaveTypeCode,
    isPresent: false,
  });
  await open({
    marks: [
      mark(1, '05', 'FULL'),
      mark(1, '06', 'FIRST'),
      mark(1, '07', 'FULL', 'AL'),
      mark(2, '05', 'FULL'),
    ],
    late: [{ employeeId: 2, date: '2026-01-08', minutesLate: 10, minutesEarly: 0 }],
    today: '2026-01-11',
  });
  const figures = (name: string | RegExp): readonly (string | null)[] =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .slice(-5)
      .map(({ textContent }) => textContent);
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads.slice(-5)).toEqual(['Present', 'Absent', 'On leave', 'Half days', 'Late']);
  expect(figures(/^Aqsa Ali/)).toEqual(['7.5', '1.5', '1', '1', '–']);
  expect(figures(/^Bano Ali/)).toEqual(['9', '1', '–', '–', '1']);
  const away = within(screen.getByRole('row', { name: /^Away/ })).getAllByRole('cell');
  expect(away.slice(3, 8).map(({ textContent }) => textContent)).toEqual(['', '2', '0.5', '1', '0']);
  const legend = screen.getByRole('list', { name: 'Letters and colours' });
  expect(legend.textContent).toContain('ALAnnual leave');
});
