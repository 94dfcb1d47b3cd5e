import type { Engine } from '../../../engine/engine.ts';
import type { ReportBinding } from '../../../engine/report/reports.ts';
import { examRules, type ExamRules } from '../../assessment/exam.store.ts';
import { attendanceSettingOf } from '../attendance-setting.store.ts';
import { checkDays } from './counted-days.ts';
import { countedValues } from './report-values.ts';
import { ratedStudents } from './student-report.store.ts';

/** Equal percentages share a rank, as in the rules of exams; without a school day the last place, or none (R16). */
const query = ({ rankTieRule, rankStudentsWithoutScore }: ExamRules): string => {
  const over = `${rankTieRule === 'DENSE' ? 'dense_rank' : 'rank'}() OVER (ORDER BY r.percentage DESC NULLS LAST)`;
  const place = rankStudentsWithoutScore ? over : `CASE WHEN r.percentage IS NOT NULL THEN ${over} END`;
  return `WITH ${ratedStudents},
  placed AS (
    SELECT s.id, r.batch_id, ${place} AS place, s.roll_number, s.admission_number, r.days, r.absent, r.percentage,
      concat_ws(' ', s.first_name, s.middle_name, s.last_name) AS name
    FROM rated r JOIN student s ON s.id = r.student_id AND NOT s.archived)
  SELECT jsonb_build_object('id', id, 'batchId', batch_id, 'rank', place, 'rollNumber', roll_number, 'student', name,
    'admissionNumber', admission_number, 'schoolDays', days::text, 'present', trim_scale(days - absent)::text,
    'percentage', percentage::text)::text AS row
  FROM placed ORDER BY place NULLS LAST, name, admission_number`;
};

/** The students of a batch that the caller may read, by attendance in a range of days. */
export const attendanceRankBinding = (engine: Engine): ReportBinding => ({
  statement: async (values, context) => {
    const days = { from: String(values['from']), to: String(values['to']) };
    checkDays(days);
    const connection = engine.database.of(context.institute);
    const setting = await attendanceSettingOf(connection);
    return {
      text: query(await examRules(connection)),
      values: [...countedValues(days, values, setting, context), setting.latesPerHalfDay],
    };
  },
});
