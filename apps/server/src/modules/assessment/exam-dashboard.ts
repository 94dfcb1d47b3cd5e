import type { DashboardPart } from '../reporting/dashboard-part.ts';

/** Days ahead that count as coming up. */
const ahead = 30;

/** Exams of the next days: all of the school, of a student or parent those that are published for the own batches. */
export const examDashboard: DashboardPart['figures'] = async ({ actor, today }, connection) => {
  const isOwn = actor.role === 'STUDENT' || actor.role === 'PARENT';
  const [row] = await connection.query<{ upcomingExams: number }>({
    name: isOwn ? 'dashboard_exams_own' : 'dashboard_exams',
    text: `select count(*)::int as "upcomingExams" from exam e join exam_group g on g.id = e.exam_group_id
      where e.date between $1::date and $1::date + ${ahead}
        ${isOwn ? `and g.status <> 'DRAFT' and e.batch_id = any($2::bigint[])` : ''}`,
    values: isOwn ? [today, actor.batches ?? []] : [today],
  });
  return row ?? {};
};
