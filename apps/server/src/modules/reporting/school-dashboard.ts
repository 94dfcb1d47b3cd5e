import type { DashboardFigures, DashboardPart } from './dashboard-part.ts';

type Counts = Pick<DashboardFigures, 'totalEmployee' | 'totalCourses' | 'totalBatches'>;

/** Who works here and what is taught there now, for those who work here. */
export const schoolDashboard: DashboardPart['figures'] = async ({ actor }, connection) => {
  if (actor.role !== 'ADMIN' && actor.role !== 'EMPLOYEE') return {};
  const [row] = await connection.query<Counts>({
    name: 'dashboard_school',
    text: `select (select count(*)::int from employee where status = 'ACTIVE' and not archived) as "totalEmployee",
        (select count(*)::int from course where active and not archived) as "totalCourses",
        (select count(*)::int from batch where active and not archived) as "totalBatches"`,
  });
  return row ?? {};
};
