import { dayNumber } from '@school/domain';
import { Invalid } from '@school/kernel';
import type { Days } from '../register/register.store.ts';
import { isRecorded } from '../register/is-recorded.ts';
import { holidaysOfBatches } from '../../calendar/holidays.store.ts';

/** @throws Invalid for a range that ends before it begins or covers more than a year */
export const checkDays = ({ from, to }: Days): void => {
  const message =
    to < from ? 'The range must not end before it begins.' : 'The range covers more than a year.';
  if (to < from || dayNumber(to) - dayNumber(from) > 366) {
    throw new Invalid(message, [{ field: 'to', code: 'range', message }]);
  }
};

/**
 * SQL of the days that count and what happened on them (R21), by the formula of `attendanceFigures`. Values: $1 and $2 the
 * range, $3 today, $4 weekdays off (ISO), $5 whether only days with a taken register count, $6 the batches that the caller
 * may read or null, $7 a batch or null, $8 a course or null.
 *
 * `day_of(student_id, batch_id, day, counts)` are the days of students, which count once anything was recorded of the
 * batch; `mark_of` are the rows on them.
 */
export const countedDays = `one_batch AS (
    SELECT b.id, b.name, b.start_date, b.end_date, c.code, c.sort_order, c.name AS course,
      ${isRecorded('b.id')} AS recorded FROM batch b
      JOIN course c ON c.id = b.course_id
    WHERE NOT b.archived AND b.start_date <= $2 AND b.end_date >= $1 AND ($6::bigint[] IS NULL OR b.id = ANY($6))
      AND ($7::bigint IS NULL OR b.id = $7) AND ($8::bigint IS NULL OR c.id = $8)),
  holiday AS (
    ${holidaysOfBatches}),
  common_holiday AS (SELECT DISTINCT day FROM holiday WHERE batch_id IS NULL),
  own_holiday AS (SELECT DISTINCT batch_id, day FROM holiday WHERE batch_id IS NOT NULL),
  school_day AS (
    SELECT b.id AS batch_id, d::date AS day FROM one_batch b, generate_series(greatest(b.start_date, $1::date),
      least(b.end_date, $2::date, $3::date), interval '1 day') d
    WHERE extract(isodow FROM d)::int <> ALL($4::int[])
      AND NOT EXISTS (SELECT FROM common_holiday h WHERE h.day = d::date)
      AND NOT EXISTS (SELECT FROM own_holiday h WHERE h.batch_id = b.id AND h.day = d::date)
      AND (NOT $5 OR EXISTS (SELECT FROM marked_register r WHERE r.batch_id = b.id AND r.date = d::date))),
  day_of AS (
    SELECT DISTINCT e.student_id, d.batch_id, d.day, b.recorded AS counts
    FROM school_day d JOIN one_batch b ON b.id = d.batch_id JOIN batch_enrolment e ON e.batch_id = d.batch_id
      AND e.start_date <= d.day AND coalesce(e.end_date, d.day) >= d.day AND e.exit_reason IS DISTINCT FROM 'REVERTED'),
  mark_of AS (
    SELECT a.student_id, a.batch_id, a.date AS day, l.kind,
      (a.forenoon::int + a.afternoon::int) * 0.5 * l.absence_weight AS absence
    FROM attendance a JOIN attendance_label l ON l.id = a.label_id
    WHERE a.date BETWEEN $1 AND $2 AND a.batch_id IN (SELECT id FROM one_batch))`;

/** SQL: absences over some days, never more than the number of days; $9 is how many late arrivals make half a day. */
export const absencesOf = (days: string, absences: string, lates: string): string =>
  `least(${days}, coalesce(${absences}, 0) + CASE WHEN $9::int > 0 THEN (${lates} / $9::int) * 0.5 ELSE 0 END)`;

/** SQL: the percentage to two decimals, half up; null without a day. */
export const percentageOf = (days: string, absent: string): string =>
  `CASE WHEN ${days} = 0 THEN NULL ELSE round((${days} - ${absent}) * 100 / ${days}, 2) END`;
