import type { DashboardFigures, DashboardPart } from '../reporting/dashboard-part.ts';

/** Who currently works here, for staff. */
export const staffDashboard: DashboardPart['figures'] = async ({ actor }, connection) => {
  if (actor.role !== 'ADMIN' && actor.role !== 'EMPLOYEE') return {};
  const [row] = await connection.query<Pick<DashboardFigures, 'totalEmployee'>>({
    name: 'dashboard_staff',
    text: `select count(*)::int as "totalEmployee" from employee where status = 'ACTIVE' and not archived`,
  });
  return row ?? {};
};
