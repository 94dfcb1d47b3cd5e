import type { ReminderKindKey } from '@school/resources';
import { customAlerts } from './kinds/custom.ts';
import { documentReminders } from './kinds/document.ts';
import { eventReminders } from './kinds/event.ts';
import { examReminders } from './kinds/exam.ts';
import { feeDueReminders, feeScheduleReminders } from './kinds/fees.ts';
import { payslipReminders } from './kinds/payslips.ts';
import { taskReminders } from './kinds/task.ts';
import { vehicleCertificateReminders } from './kinds/vehicle-certificate.ts';
import type { ReminderSource } from './reminder-source.ts';

/** The SQL of each kind. */
export const reminderSources: Readonly<Record<ReminderKindKey, ReminderSource>> = {
  EVENT: eventReminders,
  TASK: taskReminders,
  DOCUMENT: documentReminders,
  PAYSLIPS: payslipReminders,
  EXAM: examReminders,
  FEE_SCHEDULE: feeScheduleReminders,
  FEE_DUE: feeDueReminders,
  VEHICLE_CERTIFICATE: vehicleCertificateReminders,
  CUSTOM: customAlerts,
};
