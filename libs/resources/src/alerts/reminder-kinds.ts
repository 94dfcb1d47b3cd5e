import type { Options } from '@school/kernel';
import type { NotificationEventKey } from '../organisation/notification-events.ts';
import type { ReminderOffset } from './offsets.ts';

/** Something with a date, of which people are reminded in advance. */
export interface ReminderKind {
  /** Its name in lists and cards. */
  readonly label: string;
  readonly description: string;
  /** Key of its settings record. */
  readonly settings: string;
  /** Name of its calls and of its page below /alert_settings. */
  readonly api: string;
  readonly page: string;
  /** The resource of its sources: writing one has its reminders planned again. */
  readonly resource: string;
  /** The notice that is sent; its text applies until the institution writes its own. */
  readonly notice: NotificationEventKey;
  /** Who can be reminded. */
  readonly recipients: Options;
  readonly usually: readonly string[];
  readonly offsets: readonly ReminderOffset[];
  /** It starts at a set hour, so that hours before it can be chosen as well; its SQL returns `moment`. */
  readonly hours?: true;
  /** Whatever is entered too late for a reminder is announced immediately. */
  readonly catchUp: boolean;
  /** Placeholders allowed in the text, as `{{title}}`. */
  readonly tokens: readonly string[];
  /** The notice of the day after, for what has not been done by then. */
  readonly late?: NotificationEventKey;
}

/** Everything that people are reminded of. A module that brings another kind adds it here, and its SQL to the server. */
export const reminderKinds = {
  EVENT: {
    label: 'Calendar events',
    description: 'Everybody whom an event is for',
    settings: 'eventReminderSetting',
    api: 'EventReminders',
    page: 'event_reminders',
    resource: 'calendarEvent',
    notice: 'event.soon',
    recipients: { STUDENT: 'Students', GUARDIAN: 'Parents', EMPLOYEE: 'Employees' },
    usually: ['STUDENT', 'GUARDIAN', 'EMPLOYEE'],
    offsets: ['1W', '2D', '1D'],
    catchUp: false,
    tokens: ['title', 'date'],
  },
  TASK: {
    label: 'Tasks',
    description: 'Before a task ends, and when it is overdue',
    settings: 'taskReminderSetting',
    api: 'TaskReminders',
    page: 'task_reminders',
    resource: 'task',
    notice: 'task.due',
    late: 'task.overdue',
    recipients: { MEMBER: 'Whoever has not finished', MAKER: 'Whoever created the task' },
    usually: ['MEMBER'],
    offsets: ['1D'],
    catchUp: false,
    tokens: ['title', 'date'],
  },
  DOCUMENT: {
    label: 'Expiring documents',
    description: 'Permits, licences and certificates of employees',
    settings: 'documentReminderSetting',
    api: 'DocumentReminders',
    page: 'document_reminders',
    resource: 'employeeDocument',
    notice: 'document.expires',
    recipients: { PRIVILEGED: 'Whoever can view private details', EMPLOYEE: 'The employee' },
    usually: ['PRIVILEGED'],
    offsets: ['30D'],
    catchUp: true,
    tokens: ['name', 'employee', 'date'],
  },
  PAYSLIPS: {
    label: 'Payslips due',
    description: 'Before the day on which a payroll group is paid',
    settings: 'payslipReminderSetting',
    api: 'PayslipReminders',
    page: 'payslip_reminders',
    resource: 'payrollGroup',
    notice: 'payslips.due',
    recipients: { PRIVILEGED: 'Whoever generates payslips' },
    usually: ['PRIVILEGED'],
    offsets: ['3D'],
    catchUp: false,
    tokens: ['title', 'date'],
  },
  EXAM: {
    label: 'Exams',
    description: 'Those sitting an exam, and its invigilators',
    settings: 'examReminderSetting',
    api: 'ExamReminders',
    page: 'exam_reminders',
    resource: 'exam',
    notice: 'exam.soon',
    recipients: { STUDENT: 'Students', GUARDIAN: 'Parents', EMPLOYEE: 'Invigilators' },
    usually: ['STUDENT', 'GUARDIAN', 'EMPLOYEE'],
    offsets: ['2D', '1D'],
    catchUp: false,
    tokens: ['title', 'date', 'time'],
  },
  ONLINE_EXAM: {
    label: 'Online exams',
    description: 'Those sitting an online exam, before it opens',
    settings: 'onlineExamReminderSetting',
    api: 'OnlineExamReminders',
    page: 'online_exam_reminder',
    resource: 'onlineExam',
    notice: 'onlineExam.soon',
    recipients: { STUDENT: 'Students', GUARDIAN: 'Parents' },
    usually: ['STUDENT', 'GUARDIAN'],
    offsets: ['1D', '1H'],
    hours: true,
    catchUp: false,
    tokens: ['title', 'subject', 'date', 'time'],
  },
  FEE_SCHEDULE: {
    label: 'Upcoming fees',
    description: 'Before the first day on which a fee can be paid',
    settings: 'feeScheduleReminderSetting',
    api: 'FeeScheduleReminders',
    page: 'fee_schedule',
    resource: 'feeCollection',
    notice: 'fee.opens',
    recipients: { STUDENT: 'Students', GUARDIAN: 'Parents' },
    usually: ['GUARDIAN'],
    offsets: ['0D'],
    catchUp: false,
    tokens: ['title', 'date', 'due'],
  },
  FEE_DUE: {
    label: 'Fees due',
    description: 'Those who have not paid, before the due date and on the day after',
    settings: 'feeDueReminderSetting',
    api: 'FeeDueReminders',
    page: 'fee_due',
    resource: 'feeCollection',
    notice: 'fee.due',
    late: 'fee.overdue',
    recipients: { STUDENT: 'Students', GUARDIAN: 'Parents' },
    usually: ['GUARDIAN'],
    offsets: ['1W', '2D', '1D'],
    catchUp: false,
    tokens: ['title', 'date'],
  },
  VEHICLE_CERTIFICATE: {
    label: 'Vehicle documents',
    description: 'Expiring insurance, permits and tests',
    settings: 'vehicleCertificateReminderSetting',
    api: 'VehicleCertificateReminders',
    page: 'vehicle_certificate',
    resource: 'vehicleCertificate',
    notice: 'vehicle.certificate',
    recipients: { PRIVILEGED: 'Whoever manages transport' },
    usually: ['PRIVILEGED'],
    offsets: ['30D', '1W'],
    catchUp: true,
    tokens: ['name', 'vehicle', 'date'],
  },
  CUSTOM: {
    label: 'Own alerts',
    description: 'What the office wants people to be notified of on a given day',
    settings: 'customAlertSetting',
    api: 'CustomAlertSettings',
    page: 'custom_alerts',
    resource: 'customAlert',
    notice: 'alert.custom',
    recipients: { STUDENT: 'Students', GUARDIAN: 'Parents', EMPLOYEE: 'Employees' },
    usually: ['STUDENT', 'GUARDIAN', 'EMPLOYEE'],
    offsets: ['0D'],
    catchUp: false,
    tokens: ['title', 'message', 'date'],
  },
} as const satisfies Readonly<Record<string, ReminderKind>>;

export type ReminderKindKey = keyof typeof reminderKinds;

/** The kinds in their order, each with its key. */
export const reminderKindList = Object.entries(reminderKinds) as readonly (readonly [
  ReminderKindKey,
  ReminderKind,
])[];

export const reminderKindNames = Object.fromEntries(
  reminderKindList.map(([key, { label }]) => [key, label]),
) as Readonly<Record<ReminderKindKey, string>>;

/** Everyone who can be reminded of anything, by the key that the kinds use. */
export const reminderRecipientNames = {
  STUDENT: 'Students',
  GUARDIAN: 'Parents',
  EMPLOYEE: 'Employees',
  MEMBER: 'Whoever has to do it',
  MAKER: 'Whoever made it',
  PRIVILEGED: 'Those in charge',
} as const;

/** How people are reminded. */
export const reminderChannels = { IN_APP: 'In app', EMAIL: 'E-mail', SMS: 'Text message' } as const;

export type ReminderChannel = keyof typeof reminderChannels;
