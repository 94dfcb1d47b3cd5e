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

it.each([
  ['HostelWarden', '/hostels/nights', '/hostels/leaves'],
  ['TransportManagement', '/transport_attendance', '/transport/passengers'],
  ['LibraryManagement', '/book_movement/direct_issue_book', '/book_movement/return_book'],
  ['InventoryManagement', '/grns', '/store_items'],
  ['Admission', '/applicants', '/attendances/today'],
  ['TimetableManagement', '/timetable_tracker/class_timetable_swap', '/attendances/today'],
])('gives whoever has %s what is done there, before what teachers do', (privilege, first, second) => {
  expect(urlsOf('EMPLOYEE', privilege).slice(0, 2)).toEqual([first, second]);
});

it('gives an administrator three pages', () => {
  expect(urlsOf('ADMIN', ...catalogue.privileges.map(({ key }) => key))).toHaveLength(3);
});
