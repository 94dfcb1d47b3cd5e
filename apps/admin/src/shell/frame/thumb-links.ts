import type { Role } from '@school/kernel';
import type { ServiceLink } from '../menu/service.ts';

/** Pages of offices. Those who only have one of them among their own affairs do not work there. */
const ofOffices = [
  '/finance/fees_student_search',
  '/finance/fee_receipts',
  '/finance/fees_defaulters',
  '/employee/view_all',
  '/employee_attendance/employee_All_leaves',
  '/employee_payslips/view_employee_pending_payslips',
  '/hostels/nights',
  '/hostels/leaves',
  '/transport_attendance',
  '/transport/passengers',
  '/book_movement/direct_issue_book',
  '/book_movement/return_book',
  '/grns',
  '/store_items',
  '/applicants',
  '/timetable_tracker/class_timetable_swap',
];

const ofStaff = [
  ...ofOffices,
  '/attendances/today',
  '/timetable/my_lessons',
  '/exams',
  '/employee_attendance/my_leaves',
];

/** What each kind of user does with a phone in hand: rarer privileges first, so that a cashier gets the counter. */
const wanted: Readonly<Record<Role, readonly string[]>> = {
  ADMIN: ['/student', '/employee/view_all', ...ofStaff],
  EMPLOYEE: ofStaff,
  STUDENT: ['/timetable/mine', '/student/my_attendance', '/student/exam_results', '/my_fees'],
  PARENT: ['/children_fees', '/student/my_attendance', '/student/exam_results', '/my_messages'],
};

const most = 3;

const ownAffairs = '/my_work';

const pagesOf = (services: readonly ServiceLink[]): readonly ServiceLink[] =>
  services.flatMap((service) => (service.subLinks?.length ? pagesOf(service.subLinks) : [service]));

const byUrl = (services: readonly ServiceLink[]): ReadonlyMap<string, ServiceLink> =>
  new Map(pagesOf(services).map((page) => [page.url, page]));

/** The three pages at hand on a phone, out of those in this account's menu; titles are those of the menu. */
export const thumbLinks = (role: Role, services: readonly ServiceLink[]): readonly ServiceLink[] => {
  const open = byUrl(services);
  const atWork = byUrl(services.filter(({ url }) => url !== ownAffairs));
  const found = (url: string) => (ofOffices.includes(url) ? atWork : open).get(url) ?? [];
  return wanted[role].flatMap(found).slice(0, most);
};
