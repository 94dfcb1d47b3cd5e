import type { Connection } from '../../platform/database/database.ts';

/** Figures of the dashboard that the school already has; the screen shows 0 for the others. */
export interface DashboardFigures {
  readonly totalEmployee: number;
  readonly totalStudents: number;
  readonly totalStudentsStates: {
    readonly stlabels: readonly string[];
    readonly stdataSet: readonly number[];
  };
}

/** Counts for the stat cards, in one statement. */
export const dashboardFigures = async (connection: Connection): Promise<DashboardFigures> => {
  const [row] = await connection.query<{ employees: number; students: number }>({
    name: 'dashboard_figures',
    text: `select (select count(*)::int from employee where status = 'ACTIVE' and not archived) as employees,
        (select count(*)::int from "user" where entity_type = 'STUDENT' and not archived) as students`,
  });
  return {
    totalEmployee: row?.employees ?? 0,
    totalStudents: row?.students ?? 0,
    totalStudentsStates: { stlabels: [], stdataSet: [] },
  };
};
