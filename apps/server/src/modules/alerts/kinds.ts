import type { ReminderKindKey } from '@school/resources';
import { customAlerts } from './custom-alerts.ts';
import { documentReminders } from '../hr/document-reminders.ts';
import { eventReminders } from '../calendar/event-reminders.ts';
import { examReminders } from '../assessment/exam-reminders.ts';
import { onlineExamReminders } from '../online-exams/exam-reminders.ts';
import { feeDueReminders, feeScheduleReminders } from '../fees/fee-reminders.ts';
import { payslipReminders } from '../payroll/payslip-reminders.ts';
import { taskReminders } from '../tasks/task-reminders.ts';
import { vehicleCertificateReminders } from '../transport/certificate-reminders.ts';
import type { ReminderSource } from '../../platform/notifications/reminder-source.ts';

/** What each kind reminds of, as declared by its module. */
export const reminderSources: Readonly<Record<ReminderKindKey, ReminderSource>> = {
  EVENT: eventReminders,
  TASK: taskReminders,
  DOCUMENT: documentReminders,
  PAYSLIPS: payslipReminders,
  EXAM: examReminders,
  ONLINE_EXAM: onlineExamReminders,
  FEE_SCHEDULE: feeScheduleReminders,
  FEE_DUE: feeDueReminders,
  VEHICLE_CERTIFICATE: vehicleCertificateReminders,
  CUSTOM: customAlerts,
};
