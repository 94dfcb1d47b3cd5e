import type { AttendanceRegister, RegisterMark } from '@school/domain';
import { lockOf, markText, readMark } from './register-cells.ts';
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
  expect(pastedCells('A\tP\r\nH\tL\r\n')).toEqual([
    ['A', 'P'],
    ['H', 'L'],
  ]);
});
