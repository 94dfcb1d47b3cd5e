import type { Engine } from '../../../engine/engine.ts';
import type { ReportBinding } from '../../../engine/report/reports.ts';
import { attendanceSettingOf } from '../attendance-setting.store.ts';
import { countedDays } from './counted-days.ts';
import { countedValues } from './report-values.ts';
import { accounts } from '../../../platform/accounts/accounts.ts';
import { staff } from '../../hr/staff.store.ts';

/** Batches without classes on the day have no row; here a day counts whether or not its register was taken. */
const query = `WITH ${countedDays},
  summed AS (
    SELECT d.batch_id, count(*) AS students, coalesce(sum(m.absence), 0) AS absent,
      count(*) FILTER (WHERE m.kind = 'LATE') AS lates
    FROM day_of d LEFT JOIN mark_of m ON m.student_id = d.student_id AND m.batch_id = d.batch_id AND m.day = d.day
    GROUP BY 1)
  SELECT jsonb_build_object('id', b.id, 'batchId', b.id, 'course', b.course, 'batch', concat_ws(' ', b.code, b.name),
    'state', CASE r.status WHEN 'LOCKED' THEN 'Locked' WHEN 'REOPENED' THEN 'Opened again' WHEN 'OPEN' THEN 'Open'
      ELSE 'Not taken yet' END,
    'students', s.students, 'lates', s.lates,
    'present', CASE WHEN r.id IS NOT NULL THEN trim_scale(s.students - s.absent)::text END,
    'absent', CASE WHEN r.id IS NOT NULL THEN trim_scale(s.absent)::text END,
    'percentage', CASE WHEN r.id IS NOT NULL THEN round((s.students - s.absent) * 100 / s.students, 2)::text END,
    'takenBy', coalesce(nullif(concat_ws(' ', e.first_name, e.last_name), ''), u.username))::text AS row
  FROM summed s JOIN one_batch b ON b.id = s.batch_id
    LEFT JOIN marked_register r ON r.batch_id = b.id AND r.date = $1
    LEFT JOIN ${accounts} u ON u.id = r.taken_by_id LEFT JOIN ${staff} e ON e.id = u.employee_id
  ORDER BY r.id IS NOT NULL, b.sort_order, b.code, b.name, b.id`;

/** Each batch on a day, those with a missing register first (R28). */
export const dayReportBinding = (engine: Engine): ReportBinding => ({
  statement: async (values, context) => {
    const date = String(values['date']);
    const setting = await attendanceSettingOf(engine.database.of(context.institute));
    const plain = { ...setting, isOverMarked: false };
    return { text: query, values: countedValues({ from: date, to: date }, values, plain, context) };
  },
});
