import type { LoanCalendar } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';

/** How the library counts days and fines. */
export interface LibrarySetting {
  readonly calendarMode: LoanCalendar;
  readonly fineOnClosedDays: boolean;
  readonly fineIncludesGrace: boolean;
  readonly capFineAtReplacement: boolean;
  readonly blockIssueAboveFine: string;
  readonly renewFrom: 'DUE_DATE' | 'TODAY';
  readonly allowRenewOverdue: boolean;
  readonly maxOverdueDaysForRenewal: number;
  readonly holdDays: number;
  readonly dueReminderDays: number;
  readonly clearanceRequired: boolean;
}

const byDefault: LibrarySetting = {
  calendarMode: 'PUSH_TO_OPEN_DAY',
  fineOnClosedDays: false,
  fineIncludesGrace: true,
  capFineAtReplacement: true,
  blockIssueAboveFine: '0.00',
  renewFrom: 'DUE_DATE',
  allowRenewOverdue: false,
  maxOverdueDaysForRenewal: 28,
  holdDays: 3,
  dueReminderDays: 2,
  clearanceRequired: false,
};

/** The settings; the definition's defaults where nothing has been saved. */
export const librarySettingOf = async (connection: Connection): Promise<LibrarySetting> => {
  const [row] = await connection.query<LibrarySetting>({
    name: 'library_setting_read',
    text: `select calendar_mode as "calendarMode", fine_on_closed_days as "fineOnClosedDays",
        fine_includes_grace as "fineIncludesGrace", cap_fine_at_replacement as "capFineAtReplacement",
        block_issue_above_fine::text as "blockIssueAboveFine", renew_from as "renewFrom",
        allow_renew_overdue as "allowRenewOverdue", max_overdue_days_for_renewal as "maxOverdueDaysForRenewal",
        hold_days as "holdDays", due_reminder_days as "dueReminderDays", clearance_required as "clearanceRequired"
      from library_setting order by id limit 1`,
  });
  return row ?? byDefault;
};
