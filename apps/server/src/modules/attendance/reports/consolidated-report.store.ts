import { monthKey } from '@school/resources';
import type { Engine } from '../../../engine/engine.ts';
import type { ReportBinding } from '../../../engine/report/reports.ts';
import { attendanceSettingOf } from '../attendance-setting.store.ts';
import { absencesOf, countedDays, percentageOf } from './counted-days.ts';
import { countedValues } from './report-values.ts';
import { academicYearOf } from '../../organisation/academic-years.store.ts';

/** $10: the key prefix of a month's column, before its number. */
const query = `WITH ${countedDays},
  by_month AS (
    SELECT d.student_id, d.batch_id, date_trunc('month', d.day) AS month, count(*) FILTER (WHERE d.counts) AS days, sum(m.absence) AS absences,
      count(*) FILTER (WHERE m.kind = 'LATE') AS lates
    FROM day_of d LEFT JOIN mark_of m ON m.student_id = d.student_id AND m.batch_id = d.batch_id AND m.day = d.day
    GROUP BY 1, 2, 3),
  rated AS (
    SELECT student_id, batch_id, extract(month FROM month)::int AS month, days, absences, lates,
      ${percentageOf('days', absencesOf('days', 'absences', 'lates'))} AS percentage FROM by_month),
  whole AS (
    SELECT student_id, batch_id, sum(days) AS days, ${absencesOf('sum(days)', 'sum(absences)', 'sum(lates)::int')} AS absent,
      jsonb_object_agg($10::text || month, percentage::text) AS months
    FROM rated GROUP BY 1, 2)
  SELECT (jsonb_build_object('id', s.id, 'batchId', b.id, 'batch', concat_ws(' ', b.code, b.name),
    'rollNumber', s.roll_number, 'admissionNumber', s.admission_number,
    'student', concat_ws(' ', s.first_name, s.middle_name, s.last_name),
    'percentage', (${percentageOf('w.days', 'w.absent')})::text) || w.months)::text AS row
  FROM whole w JOIN student s ON s.id = w.student_id AND NOT s.archived JOIN one_batch b ON b.id = w.batch_id
  ORDER BY b.sort_order, b.code, b.name, b.id, lower(s.first_name), lower(coalesce(s.last_name, '')), s.id`;

/** Percentages of an academic year by month. */
export const consolidatedBinding = (engine: Engine): ReportBinding => ({
  order: async (values, context) => {
    const year = await academicYearOf(engine.database.of(context.institute), values['academicYear']);
    const first = Number(year?.from.slice(5, 7) ?? 1);
    return Array.from({ length: 12 }, (_, at) => monthKey(((first - 1 + at) % 12) + 1));
  },
  statement: async (values, context) => {
    const connection = engine.database.of(context.institute);
    const year = await academicYearOf(connection, values['academicYear']);
    const days = year ?? { from: context.today, to: context.today };
    const setting = await attendanceSettingOf(connection);
    return {
      text: query,
      values: [
        ...countedValues(days, values, setting, context),
        setting.latesPerHalfDay,
        monthKey(0).slice(0, -1),
      ],
    };
  },
});
