import type { IsoDate } from '../calendar/iso-date.ts';
import type { NonWorkingDays } from '../payroll/working-days.ts';
import { dueDate, type LoanCalendar } from './loan-days.ts';

/** A loan to be renewed. */
export interface RenewedLoan {
  readonly dueOn: IsoDate;
  readonly renewalCount: number;
  readonly renewalsAllowed: number;
  readonly renewalPeriod: number;
  /** Counted days after the due date, by `overdueDays`. */
  readonly overdueDays: number;
}

export interface RenewalSetting {
  readonly calendarMode: LoanCalendar;
  readonly renewFrom: 'DUE_DATE' | 'TODAY';
  readonly allowRenewOverdue: boolean;
  readonly maxOverdueDaysForRenewal: number;
}

/** Why a loan is not renewed. */
export type RenewalRefusal = 'RENEWALS_USED' | 'OVERDUE' | 'TOO_LATE' | 'NOT_LATER';
export type Renewal = { readonly newDueOn: IsoDate } | { readonly refused: RenewalRefusal };

/** The new due date of a loan; an overdue one is renewed from today, whatever the setting (LIB-6). */
export const renewal = (
  loan: RenewedLoan,
  setting: RenewalSetting,
  today: IsoDate,
  closed: NonWorkingDays,
): Renewal => {
  if (loan.renewalCount >= loan.renewalsAllowed) return { refused: 'RENEWALS_USED' };
  const isOverdue = loan.dueOn < today;
  if (isOverdue && !setting.allowRenewOverdue) return { refused: 'OVERDUE' };
  if (isOverdue && loan.overdueDays > setting.maxOverdueDaysForRenewal) return { refused: 'TOO_LATE' };
  const from = isOverdue || setting.renewFrom === 'TODAY' ? today : loan.dueOn;
  const newDueOn = dueDate(from, loan.renewalPeriod, setting.calendarMode, closed);
  return newDueOn > loan.dueOn ? { newDueOn } : { refused: 'NOT_LATER' };
};
