import { creditDates } from '@school/domain';
import type { CreditDateChoice, CreditFrequency, IsoDate, LeaveYearSpan } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';

/** The credit dates of a year by frequency, as chosen by the office. */
export const creditDatesOf = async (
  connection: Connection,
  year: LeaveYearSpan,
): Promise<(frequency: CreditFrequency) => readonly IsoDate[]> => {
  const rows = await connection.query<{ frequency: CreditFrequency } & CreditDateChoice>({
    name: 'leave_credit_dates',
    text: `SELECT s.frequency, s.day_of_month AS "dayOfMonth", coalesce(
        (SELECT jsonb_agg(jsonb_build_object('month', d.month::int, 'day', d.day)) FROM credit_date d
          WHERE d.credit_date_setting_id = s.id), '[]') AS dates
      FROM credit_date_setting s`,
  });
  const choices = new Map(rows.map(({ frequency, ...choice }) => [frequency, choice]));
  const known = new Map<CreditFrequency, readonly IsoDate[]>();
  return (frequency) => {
    const dates = known.get(frequency) ?? creditDates(year, frequency, choices.get(frequency));
    known.set(frequency, dates);
    return dates;
  };
};
