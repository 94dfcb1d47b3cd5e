import type { WeekdayKey } from '@school/domain';
import type { Connection } from '../../../platform/database/database.ts';
import { batchTimes } from '../../academics/classes.ts';

/** A period of a day of the week on which a batch has lessons. */
export interface WeekPeriod {
  readonly batch: number;
  readonly weekday: WeekdayKey;
  readonly classTiming: number;
  readonly name: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly isBreak: boolean;
}

/**
 * The week of batches: the days of their set, else of the school's, each with its own bell, that of the batch or that of
 * the school. Nothing for a batch where neither it nor the school has a set of days or a bell.
 */
export const weekOf = (connection: Connection, batches: readonly number[]): Promise<WeekPeriod[]> =>
  connection.query<WeekPeriod>({
    name: 'batch_week',
    text: `SELECT b.id::float8 AS batch, d.day AS weekday, t.id::float8 AS "classTiming", t.name,
        t.start_time::text AS "startTime", t.end_time::text AS "endTime", t.is_break AS "isBreak"
      FROM ${batchTimes} b
        JOIN weekday_set w ON w.id = coalesce(b.weekday_set_id,
          (SELECT id FROM weekday_set WHERE is_default AND NOT archived))
        CROSS JOIN unnest(w.days) AS d(day)
        LEFT JOIN weekday_timing x ON x.weekday_set_id = w.id AND x.weekday = d.day
        JOIN class_timing t ON t.class_timing_set_id = coalesce(x.class_timing_set_id, b.class_timing_set_id,
          (SELECT id FROM class_timing_set WHERE is_default AND NOT archived))
      WHERE b.id = ANY ($1::bigint[])
      ORDER BY b.id, array_position(ARRAY['MON','TUE','WED','THU','FRI','SAT','SUN'], d.day::text), t.start_time`,
    most: 100_000,
    values: [batches],
  });
