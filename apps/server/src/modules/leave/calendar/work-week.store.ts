import type { IsoWeekday } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';

const weekdays: Readonly<Record<string, IsoWeekday>> = {
  MON: 1,
  TUE: 2,
  WED: 3,
  THU: 4,
  FRI: 5,
  SAT: 6,
  SUN: 7,
};

/** What is known of the week without any payroll. */
export interface WorkWeek {
  readonly weeklyOffs: readonly IsoWeekday[];
  /** Whether a working day without a mark in the register is absence. */
  readonly unmarkedIsAbsent: boolean;
}

/** SQL of the names of the weekly days off, with `w` for the setting; Sunday until somebody has saved another. */
export const offDaysColumn = `coalesce(to_jsonb(w.weekly_off_days), '["SUN"]'::jsonb)`;
/** SQL of whether a day without a mark is absence, with `w` for the setting. */
export const unmarkedColumn = `coalesce(w.unmarked_day_is = 'ABSENT', false)`;

/** Weekdays by their stored names; what is no name of a day is left out. */
export const weekdaysOf = (names: readonly string[]): readonly IsoWeekday[] =>
  names.flatMap((day) => weekdays[day] ?? []);

/** The week of the institute; what nobody has saved yet has the defaults of the definition. */
export const workWeek = async (connection: Connection): Promise<WorkWeek> => {
  const [row] = await connection.query<{ offDays: readonly string[]; unmarkedIsAbsent: boolean }>({
    name: 'leave_work_week',
    text: `SELECT ${offDaysColumn} AS "offDays", ${unmarkedColumn} AS "unmarkedIsAbsent"
      FROM (SELECT 1) one LEFT JOIN working_day_setting w ON true LIMIT 1`,
  });
  if (!row) throw new Error('A statement without a table gave no row.');
  return { weeklyOffs: weekdaysOf(row.offDays), unmarkedIsAbsent: row.unmarkedIsAbsent };
};
