import type { ReminderKindKey } from '@school/resources';
import { documentReminders } from './kinds/document.ts';
import { eventReminders } from './kinds/event.ts';
import { payslipReminders } from './kinds/payslips.ts';
import { taskReminders } from './kinds/task.ts';
import type { ReminderSource } from './reminder-source.ts';

/** The SQL of each kind. */
export const reminderSources: Readonly<Record<ReminderKindKey, ReminderSource>> = {
  EVENT: eventReminders,
  TASK: taskReminders,
  DOCUMENT: documentReminders,
  PAYSLIPS: payslipReminders,
};
