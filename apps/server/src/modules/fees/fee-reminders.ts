import type { ReminderSource } from '../../platform/notifications/reminder-source.ts';

const billed = (states: string): string =>
  `select b.student_id from student_fee b where b.collection_id = $1 and b.status in (${states})`;

const collections = (
  day: string,
  params: string,
): string => `select c.id, '' as occurrence, c.${day} as day, c.name as title,
    jsonb_build_object('title', c.name, 'date', c.${day}${params}) as params, '/my_school' as link, null::text[] as own
  from fee_collection c
  where c.status = 'PUBLISHED' and not c.archived and c.${day} between $1::date and $2::date
    and ($3::bigint is null or c.id = $3)`;

/** Fees before they become payable. */
export const feeScheduleReminders: ReminderSource = {
  sources: collections('start_date', `, 'due', c.due_date`),
  students: billed(`'UNPAID', 'PARTIAL', 'PAID'`),
  people: () => ({}),
};

/** Fees before they are due; those who have paid are left alone. */
export const feeDueReminders: ReminderSource = {
  sources: collections('due_date', ''),
  students: billed(`'UNPAID', 'PARTIAL'`),
  people: () => ({}),
};
