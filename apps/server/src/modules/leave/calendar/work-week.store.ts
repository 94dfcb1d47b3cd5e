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

/** What is known of the week without payroll. */
export interface WorkWeek {
  readonly weeklyOffs: readonly IsoWeekday[];
  /** Whether a working day without a mark in the register counts as absence. */
  readonly unmarkedIsAbsent: boolean;
}

/** Weekdays by their stored names; anything that is not a weekday name is left out. */
export const weekdaysOf = (names: readonly string[]): readonly IsoWeekday[] =>
  names.flatMap((day) => weekdays[day] ?? []);

/** The institute's week; the definition's defaults where nothing has been saved. */
export const workWeek = async (connection: Connection): Promise<WorkWeek> => {
  const [setting] = await connection.repository('workingDaySetting').find({ take: 1, order: { id: 'ASC' } });
  return {
    weeklyOffs: weekdaysOf(setting?.weeklyOffDays ?? ['SUN']),
    unmarkedIsAbsent: setting?.unmarkedDayIs === 'ABSENT',
  };
};
