import { cardsOf, figureOf, widgetRights } from './widgets.ts';

it('shows each role its cards (B047, B048, B049, B050, B051)', () => {
  expect(cardsOf('ADMIN')).toEqual(['students', 'employees', 'courses', 'batches']);
  expect(cardsOf('EMPLOYEE')).toEqual(['students', 'attendance', 'exams']);
  expect(cardsOf('STUDENT')).toEqual(['attendance', 'exams', 'fees', 'library']);
  expect(cardsOf('PARENT')).toEqual(['children', 'fees', 'attendance', 'exams']);
  expect(widgetRights.ADMIN).toHaveLength(8);
});

it('shows missing numbers as 0 (B046) (K026)', () => {
  expect(figureOf('students', undefined, 'en')).toBe('0');
  expect(figureOf('students', { totalStudents: null }, 'en')).toBe('0');
  expect(figureOf('fees', { feeStatus: {} }, 'en')).toBe('0');
});

it('says of how much a figure is: percent of attendance, money of fees', () => {
  expect(figureOf('attendance', { todayAttendance: 98.65 }, 'en')).toBe('98.65%');
  expect(figureOf('attendance', { todayAttendance: 98.65 }, 'de')).toBe('98,65\u00a0%');
  expect(figureOf('attendance', { todayAttendance: null }, 'en')).toBe('–');
  expect(figureOf('fees', { feeStatus: '35500.00' }, 'de')).toBe('Rs\u00a035,500.00');
  expect(figureOf('finances', { totalRevenue: '0.00' }, 'en')).toBe('Rs\u00a00.00');
});

it('shows numbers in the language, lists by their length and words as they are', () => {
  expect(figureOf('students', { totalStudents: 1234 }, 'en')).toBe('1,234');
  expect(figureOf('students', { totalStudents: '1234' }, 'de')).toBe('1.234');
  expect(figureOf('exams', { upcomingExams: [1, 2] }, 'en')).toBe('2');
  expect(figureOf('fees', { feeStatus: 'Paid' }, 'en')).toBe('Paid');
});
