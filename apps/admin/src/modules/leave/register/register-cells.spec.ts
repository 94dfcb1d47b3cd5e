import type { AttendanceRegister, RegisterMark } from '@school/domain';
import { lockOf, marksByCell, markText, readMark, readMinutes } from './register-cells.ts';
import { totalsOfEmployee } from './register-totals.ts';
import { pastedCells } from '../../../engine/cells/pasted-cells.ts';

const employee = { employeeId: 1, name: 'A', number: 'E1', joiningDate: '2026-06-05', leavingDate: null };
const register: AttendanceRegister = {
  from: '2026-06-01',
  to: '2026-06-30',
  today: '2026-06-20',
  isAbsentUnmarked: false,
  offDays: [],
  employees: [employee],
  marks: [],
  late: [],
  closed: [{ employeeId: 1, from: '2026-06-10', to: '2026-06-12' }],
  leaveTypes: [{ id: 7, code: 'AL', name: 'Annual leave' }],
};
const mark = (values: Partial<RegisterMark>): RegisterMark => ({
  id: 1,
  employeeId: 1,
  date: '2026-06-15',
  session: 'FULL',
  leaveTypeId: null,
  leaveTypeCode: null,
  isLop: true,
  isPresent: false,
  isFixed: false,
  reason: null,
  ...values,
});

it.each([
  ['p', null],
  ['', null],
  ['a', { session: 'FULL', leaveType: null }],
  ['h', { session: 'FIRST', leaveType: null }],
  ['H2', { session: 'SECOND', leaveType: null }],
  ['l', { session: 'FULL', leaveType: 3 }],
  ['al', { session: 'FULL', leaveType: 7 }],
  ['sick', undefined],
])('%s marks %j', (text, expected) => {
  expect(readMark(text, 3, register)).toEqual(expected);
});

it.each([
  ['p', { session: 'FULL', leaveType: null, present: true }],
  ['h', { session: 'SECOND', leaveType: null, present: true }],
  ['h2', { session: 'FIRST', leaveType: null, present: true }],
  ['', null],
  ['a', { session: 'FULL', leaveType: null }],
])('%s marks %j where a day without a mark is absent', (text, expected) => {
  expect(readMark(text, 3, { ...register, isAbsentUnmarked: true })).toEqual(expected);
});

it('needs a leave type for L', () => {
  expect(readMark('L', null, register)).toBeUndefined();
});

it.each([
  ['2026-06-21', 'future'],
  ['2026-06-04', 'employment'],
  ['2026-06-11', 'paid'],
  ['2026-06-15', undefined],
])('locks %s: %s', (date, lock) => {
  expect(lockOf(register, employee, date, [])).toBe(lock);
});

it('locks days of approved leave', () => {
  expect(lockOf(register, employee, '2026-06-15', [mark({ isFixed: true })])).toBe('leave');
});

it('writes marks as they are typed', () => {
  expect(markText([mark({})])).toBe('A');
  expect(markText([mark({ session: 'SECOND' })])).toBe('H2');
  expect(markText([mark({ leaveTypeCode: 'AL' })])).toBe('AL');
  expect(markText([mark({ isPresent: true, session: 'SECOND' })])).toBe('P2');
  expect(markText([], { minutesLate: 12, minutesEarly: 3 })).toBe('15′');
  expect([readMinutes(' 15 '), readMinutes('H1'), readMinutes('1500')]).toEqual([
    { minutesLate: 15, minutesEarly: 0 },
    undefined,
    undefined,
  ]);
  expect(pastedCells('A\tP\r\nH\tL\r\n')).toEqual([
    ['A', 'P'],
    ['H', 'L'],
  ]);
});

describe('the sums of an employee', () => {
  const sums = (
    marks: readonly RegisterMark[],
    more: Partial<Pick<AttendanceRegister, 'today' | 'isAbsentUnmarked'>> = {},
  ) =>
    totalsOfEmployee(
      {
        today: register.today,
        isAbsentUnmarked: false,
        marks: marksByCell(marks),
        late: new Map(),
        off: new Set(['2026-06-14']),
        ...more,
      },
      { ...employee, leavingDate: '2026-06-18' },
      ['2026-06-04', '2026-06-14', '2026-06-15', '2026-06-16', '2026-06-19', '2026-06-20', '2026-06-21'],
    );

  it('leave out days off, days outside of the employment and days to come', () => {
    expect(sums([])).toEqual({ present: 2, absent: 0, leave: 0, halves: 0, late: 0 });
  });

  it('count halves as halves, by what each of them was', () => {
    const half = mark({ session: 'FIRST', leaveTypeCode: 'AL' });
    expect(sums([half])).toMatchObject({ present: 1.5, leave: 0.5, halves: 1 });
    expect(sums([half, mark({ session: 'SECOND' })])).toMatchObject({ leave: 0.5, absent: 0.5, halves: 1 });
  });

  it('take a day without a mark for absence where presence is marked, but not today', () => {
    const present = mark({ isPresent: true, session: 'SECOND' });
    expect(sums([present], { isAbsentUnmarked: true })).toMatchObject({ present: 0.5, absent: 1.5 });
    expect(sums([], { isAbsentUnmarked: true, today: '2026-06-16' })).toMatchObject({ absent: 1 });
  });
});
