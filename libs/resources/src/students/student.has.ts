import type { RowsElsewhere } from '@school/kernel';

const bills = { of: 'studentFee', via: 'student', fields: ['status', 'collection', 'dueDate'] } as const;

/** Rows elsewhere by which lists and reports of students can be filtered. */
export const studentHas: Readonly<Record<string, RowsElsewhere>> = {
  family: { label: 'Family', of: 'studentGuardian', via: 'student', fields: ['guardian'] },
  bills: { label: 'Bills', ...bills },
  overdue: {
    label: 'Overdue bills',
    ...bills,
    where: { status_in: ['UNPAID', 'PARTIAL'], dueDate_lt: { $date: 'today' } },
  },
  transport: {
    label: 'Transport',
    of: 'transportAllocation',
    via: 'student',
    fields: ['pickupRoute', 'dropRoute', 'mode'],
    where: { status: 'ACTIVE' },
  },
};
