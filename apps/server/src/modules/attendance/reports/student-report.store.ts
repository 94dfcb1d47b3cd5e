import type { Engine } from '../../../engine/engine.ts';
import type { ReportBinding } from '../../../engine/report/reports.ts';
import { attendanceSettingOf } from '../attendance-setting.store.ts';
import { absencesOf, checkDays, countedDays, percentageOf } from './counted-days.ts';
import { countedValues } from './report-values.ts';

/** Days, absences and percentage of each student in each batch, as `rated`. */
export const ratedStudents = `${countedDays},
  summed AS (
    SELECT d.student_id, d.batch_id, count(*) FILTER (WHERE d.counts) AS days, sum(m.absence) AS absences,
      count(*) FILTER (WHERE m.kind = 'LATE') AS lates
    FROM day_of d LEFT JOIN mark_of m ON m.student_id = d.student_id AND m.batch_id = d.batch_id AND m.day = d.day
    GROUP BY 1, 2),
  counted AS (SELECT *, ${absencesOf('days', 'absences', 'lates')} AS absent FROM summed),
  rated AS (SELECT *, ${percentageOf('days', 'absent')} AS percentage FROM counted)`;

/** $10 and $11: upper and lower percentage bounds of the rows shown, or null. */
const query = `WITH ${ratedStudents}
  SELECT jsonb_build_object('id', s.id, 'batchId', b.id, 'batch', concat_ws(' ', b.code, b.name),
    'rollNumber', s.roll_number, 'admissionNumber', s.admission_number,
    'student', concat_ws(' ', s.first_name, s.middle_name, s.last_name), 'schoolDays', r.days::text,
    'present', trim_scale(r.days - r.absent)::text, 'absent', trim_scale(r.absent)::text, 'lates', r.lates,
    'percentage', r.percentage::text)::text AS row
  FROM rated r JOIN student s ON s.id = r.student_id AND NOT s.archived JOIN one_batch b ON b.id = r.batch_id
  WHERE ($10::numeric IS NULL OR r.percentage < $10) AND ($11::numeric IS NULL OR r.percentage >= $11)
  ORDER BY b.sort_order, b.code, b.name, b.id, lower(s.first_name), lower(coalesce(s.last_name, '')), s.id`;

/**
 * Days and percentage of each student in a range, for the batches that the caller may read.
 * @param isLow if no percentage is given, that of the settings applies
 */
export const studentReportBinding = (engine: Engine, isLow: boolean): ReportBinding => ({
  statement: async (values, context) => {
    const days = { from: String(values['from']), to: String(values['to']) };
    checkDays(days);
    const setting = await attendanceSettingOf(engine.database.of(context.institute));
    const below = values['below'] ?? (isLow ? setting.minPercentage : null);
    return {
      text: query,
      values: [
        ...countedValues(days, values, setting, context),
        setting.latesPerHalfDay,
        below,
        values['above'] ?? null,
      ],
    };
  },
});
