import type { IsoDate } from '@school/domain';
import type { Connection } from '../../platform/database/database.ts';

/** First and last day, inclusive. */
interface Days {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** Longest event in days: none that began earlier extends into a range, so the index on the first day is enough. */
const longestEvent = 366;

/** SQL: the events that overlap the range from $1 to $2. */
const within = `e.start_date BETWEEN $1::date - ${longestEvent} AND $2::date AND e.end_date >= $1::date AND NOT e.archived`;

/** SQL: every day of the events `e` within the range, once. */
const daysOf = (condition: string): string => `SELECT DISTINCT d::date::text AS date FROM calendar_event e,
  generate_series(greatest(e.start_date, $1::date), least(e.end_date, $2::date), interval '1 day') d
  WHERE e.type = 'HOLIDAY' AND ${within} AND ${condition} ORDER BY 1`;

/**
 * Holidays of all staff, by the calendar: days that leave, registers and pay do not count. None if the institution's
 * working days ignore the calendar.
 */
export const employeeHolidays = async (connection: Connection, { from, to }: Days): Promise<IsoDate[]> => {
  const [setting] = await connection.repository('workingDaySetting').find({ take: 1, order: { id: 'ASC' } });
  if (setting?.holidaySource === 'NONE') return [];
  const rows = await connection.query<{ date: IsoDate }>({
    name: 'calendar_employee_holidays',
    text: daysOf('e.is_common AND e.is_holiday_for_employees'),
    values: [from, to],
  });
  return rows.map(({ date }) => date);
};

/**
 * Days without classes: of the whole school, and of one batch if given. Anything that counts school days (student
 * registers, library due dates) queries this.
 */
export const studentHolidays = async (
  connection: Connection,
  { from, to }: Days,
  batch: number | null = null,
): Promise<IsoDate[]> => {
  const rows = await connection.query<{ date: IsoDate }>({
    name: 'calendar_student_holidays',
    text: daysOf(`e.is_holiday_for_students AND (e.is_common OR EXISTS (SELECT FROM calendar_event_batches b
      WHERE b.owner_id = e.id AND b.target_id = $3))`),
    values: [from, to, batch],
  });
  return rows.map(({ date }) => date);
};

/** SQL: the days without classes from $1 to $2: `batch_id` (null for the whole school), `day`. */
export const holidaysOfBatches = `SELECT CASE WHEN e.is_common THEN NULL ELSE x.target_id END AS batch_id, d::date AS day
  FROM calendar_event e LEFT JOIN calendar_event_batches x ON x.owner_id = e.id AND NOT e.is_common,
    generate_series(greatest(e.start_date, $1::date), least(e.end_date, $2::date), interval '1 day') d
  WHERE e.type = 'HOLIDAY' AND e.is_holiday_for_students AND ${within}
    AND (e.is_common OR x.target_id IS NOT NULL)`;
