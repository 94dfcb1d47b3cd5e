import {
  checkPeriodStarted,
  generationDate,
  isEarlyGeneration,
  payPeriodOf,
  periodLabel,
} from '@school/domain';
import type { GenerationDay, PayPeriod, PaymentFrequency, PeriodRow } from '@school/domain';
import { conflictOf, invalidAt } from '../payroll-refusal.ts';
import { scheduleOf } from '../groups/stored-group.ts';
import type { ScheduleFields, StoredGroup } from '../groups/stored-group.ts';

/**
 * The period of a group that a day belongs to; any day of it will do.
 * @throws Invalid at `payPeriod` if the text is not a date
 */
export const periodOfGroup = (group: ScheduleFields, date: string): PayPeriod => {
  const period = payPeriodOf(scheduleOf(group), date);
  if (period.ok) return period.value;
  if (period.error.code === 'DATE_INVALID') throw invalidAt('payPeriod', period.error);
  throw conflictOf(period.error);
};

/** The same, but rejecting a period that has not begun. */
export const startedPeriodOfGroup = (group: ScheduleFields, date: string, today: string): PayPeriod => {
  const started = checkPeriodStarted(periodOfGroup(group, date), today);
  if (!started.ok) throw invalidAt('payPeriod', started.error);
  return started.value;
};

/** A period with its display name. */
export const periodRow = (frequency: PaymentFrequency, period: PayPeriod): PeriodRow => ({
  payPeriod: period.start,
  periodEnd: period.end,
  frequency,
  label: periodLabel(period),
});

const generationDayOf = ({ paymentFrequency, generationDay }: StoredGroup): GenerationDay => {
  const isWeekly = paymentFrequency === 'WEEKLY' || paymentFrequency === 'BIWEEKLY';
  return isWeekly && generationDay <= 7 ? { weekday: generationDay } : { daysOfMonth: [generationDay] };
};

/** Whether payslips of the period are not due yet; they may be generated nevertheless. */
export const isEarly = (group: StoredGroup, period: PayPeriod, today: string): boolean => {
  const isWeekly = group.paymentFrequency === 'WEEKLY' || group.paymentFrequency === 'BIWEEKLY';
  const due =
    isWeekly && group.generationDay > 7
      ? period.end
      : generationDate(group.paymentFrequency, period, generationDayOf(group));
  return isEarlyGeneration(due, today);
};
