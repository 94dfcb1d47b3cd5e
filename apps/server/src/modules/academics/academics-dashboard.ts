import type { DashboardFigures, DashboardPart } from '../reporting/dashboard-part.ts';

/** What is currently taught here, for members of staff. */
export const academicsDashboard: DashboardPart['figures'] = async ({ actor }, connection) => {
  if (actor.role !== 'ADMIN' && actor.role !== 'EMPLOYEE') return {};
  const [row] = await connection.query<Pick<DashboardFigures, 'totalCourses' | 'totalBatches'>>({
    name: 'dashboard_academics',
    text: `select (select count(*)::int from course where active and not archived) as "totalCourses",
        (select count(*)::int from batch where active and not archived) as "totalBatches"`,
  });
  return row ?? {};
};
