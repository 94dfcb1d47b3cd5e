import { defineSettings, f } from '@school/kernel';
import { librarians } from './access.ts';

/** How the library counts days and fines. */
export const librarySetting = defineSettings('librarySetting', {
  module: 'library',
  label: 'Library settings',
  api: 'setup/v1/LibrarySettings',
  screen: '/library/settings',
  menu: {
    group: 'library',
    order: 85,
    icon: 'settings',
    description: 'Holidays, fines, renewals and reservations',
  },
  fields: {
    calendarMode: f.choice(
      {
        IGNORE: 'Holidays count like any other day',
        PUSH_TO_OPEN_DAY: 'A book is never due on a day off: the date moves to the next open day',
        SKIP_CLOSED_DAYS: 'Only open days count',
      },
      { label: 'Due dates', required: true, default: 'PUSH_TO_OPEN_DAY' },
    ),
    fineOnClosedDays: f.flag({ label: 'Fines for days off too', default: false }),
    fineIncludesGrace: f.flag({
      label: 'Grace days are charged once they are over',
      default: true,
    }),
    capFineAtReplacement: f.flag({ label: 'Cap fines at the price of the book', default: true }),
    blockIssueAboveFine: f.money({
      label: 'No loans if open fines exceed',
      level: 'basic',
      required: true,
      min: '0',
      default: '0.00',
      help: '0: never',
    }),
    renewFrom: f.choice(
      { DUE_DATE: 'The day it is due', TODAY: 'The day of the renewal' },
      {
        label: 'A renewal counts from',
        required: true,
        default: 'DUE_DATE',
        help: 'An overdue loan counts from today',
      },
    ),
    allowRenewOverdue: f.flag({ label: 'Overdue loans may be renewed', default: false }),
    maxOverdueDaysForRenewal: f.int({
      label: 'Overdue by at most (days)',
      required: true,
      min: 0,
      max: 365,
      default: 28,
    }),
    holdDays: f.int({
      label: 'Hold reserved books for (open days)',
      required: true,
      min: 1,
      max: 60,
      default: 3,
    }),
    dueReminderDays: f.int({
      label: 'Reminder before a book is due (days)',
      required: true,
      min: 0,
      max: 30,
      default: 2,
      help: '0: none. Reminders for overdue books are sent once a week.',
    }),
    clearanceRequired: f.flag({
      label: 'Nobody leaves with books or fines',
      default: false,
      help: 'Students and employees can be marked as former only once everything is returned and paid',
    }),
  },
  access: { read: ['EMPLOYEE', ...librarians], update: [...librarians, 'GeneralSettings'] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    librarySetting: typeof librarySetting;
  }
}
