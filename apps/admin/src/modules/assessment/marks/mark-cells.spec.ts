import type { MarkStudent } from '@school/domain';
import { readCell, textOf } from './mark-cells.ts';

const scale = ['A', 'B', 'F'].map((name, at) => ({
  id: at + 1,
  name,
  minScore: String([80, 40, 0][at]),
  creditPoints: null,
  isPass: name !== 'F',
}));
const marks = { examType: 'MARKS', maximumMarks: '50.00', scale } as const;
const grades = { examType: 'GRADES', maximumMarks: null, scale } as const;
const row = { marks: null, gradingLevel: null, attendanceStatus: null } as MarkStudent;

it.each([
  ['45', { marks: '45' }],
  ['45,5', { marks: '45.5' }],
  [' a ', { status: 'ABSENT', marks: null }],
  ['E', { status: 'EXEMPT' }],
  ['', { status: 'PRESENT', marks: null }],
])('%j is read as marks or absence', (text, value) => {
  expect(readCell(text, marks)).toMatchObject(value);
});

it.each([
  ['51', 'above'],
  ['-1', 'notMarks'],
  ['4.555', 'notMarks'],
  ['x', 'notMarks'],
])('%j is marked as %s', (text, problem) => {
  expect(readCell(text, marks)).toBe(problem);
});

it('grades are read by their names, so that A is a grade there and -A absence', () => {
  expect(readCell('a', grades)).toMatchObject({ gradingLevelId: 1, status: 'PRESENT' });
  expect(readCell('-A', grades)).toMatchObject({ status: 'ABSENT' });
  expect(readCell('C', grades)).toBe('noGrade');
});

it('what was entered reads as it was typed', () => {
  expect(textOf({ ...row, marks: '45.00', attendanceStatus: 'PRESENT' }, marks)).toBe('45');
  expect(textOf({ ...row, marks: '100.00', attendanceStatus: 'PRESENT' }, marks)).toBe('100');
  expect(textOf({ ...row, marks: '0.50', attendanceStatus: 'PRESENT' }, marks)).toBe('0.5');
  expect(textOf({ ...row, attendanceStatus: 'EXEMPT' }, marks)).toBe('E');
  expect(textOf({ ...row, gradingLevel: 2, attendanceStatus: 'PRESENT' }, grades)).toBe('B');
  expect(textOf(row, marks)).toBe('');
});
