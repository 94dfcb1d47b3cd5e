import type { Role } from '@school/kernel';
import type { Widget } from './widgets.ts';

/** Where the rows behind a figure are; of several addresses, the first open to the account. */
const behind: Readonly<Record<Widget, readonly string[]>> = {
  students: ['/student'],
  employees: ['/employee/view_all'],
  courses: ['/courses'],
  batches: ['/courses/manage_batches', '/batches'],
  finances: ['/finance/fee_receipts'],
  attendance: ['/attendances/registers', '/attendances/today'],
  exams: ['/exams'],
  inventory: ['/inventory_reports/stock'],
  library: ['/books'],
  transport: ['/routes/index'],
  fees: ['/finance/fees_defaulters'],
  children: ['/student/my_children'],
};

const ofOneself: Readonly<Partial<Record<Widget, readonly string[]>>> = {
  attendance: ['/student/my_attendance'],
  exams: ['/student/exam_schedule'],
  fees: ['/my_fees', '/children_fees'],
  library: ['/library/mine'],
};

/** Addresses behind a card's figure. */
export const linksOf = (widget: Widget, role: Role): readonly string[] =>
  (role === 'STUDENT' || role === 'PARENT' ? ofOneself[widget] : undefined) ?? behind[widget];
