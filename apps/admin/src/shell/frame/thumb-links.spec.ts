import { servicesFor } from '@school/kernel';
import type { Role } from '@school/kernel';
import { catalogue } from '@school/resources';
import { thumbLinks } from './thumb-links.ts';

const urlsOf = (role: Role, ...privileges: readonly string[]): string[] =>
  thumbLinks(role, servicesFor({ id: 1, role, privileges: new Set(privileges) }, catalogue)).map(
    ({ url }) => url,
  );

it('gives parents fees, attendance and results, whatever else their menu has', () => {
  expect(urlsOf('PARENT')).toEqual(['/children_fees', '/student/my_attendance', '/student/exam_results']);
});

it('gives students their lessons first', () => {
  expect(urlsOf('STUDENT')).toEqual(['/timetable/mine', '/student/my_attendance', '/student/exam_results']);
});

it('gives teachers the register, their lessons and exams', () => {
  expect(urlsOf('EMPLOYEE')).toEqual(['/attendances/today', '/timetable/my_lessons', '/exams']);
});

it('gives a cashier the counter first', () => {
  expect(urlsOf('EMPLOYEE', 'FeeSubmission')[0]).toBe('/finance/fees_student_search');
});

it('gives an administrator three pages', () => {
  expect(urlsOf('ADMIN', ...catalogue.privileges.map(({ key }) => key))).toHaveLength(3);
});
