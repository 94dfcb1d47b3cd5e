import type { Connection } from '../../platform/database/database.ts';

/** Figures of the dashboard that the school already has; the screen shows 0 for the others. */
export interface DashboardFigures {
  readonly totalEmployee: number;
  readonly totalStudents: number;
  readonly totalCourses: number;
  readonly totalBatches: number;
  readonly totalStudentsStates: {
    readonly stlabels: readonly string[];
    readonly stdataSet: readonly number[];
  };
}

type Counts = Omit<DashboardFigures, 'totalStudentsStates'>;

/** Counts for the stat cards, in one statement: who and what is there now. */
export const dashboardFigures = async (connection: Connection): Promise<DashboardFigures> => {
  const [row] = await connection.query<Counts>({
    name: 'dashboard_figures',
    text: `select (select count(*)::int from employee where status = 'ACTIVE' and not archived) as "totalEmployee",
        (select count(*)::int from "user" where entity_type = 'STUDENT' and not archived) as "totalStudents",
        (select count(*)::int from course where active and not archived) as "totalCourses",
        (select count(*)::int from batch where active and not archived) as "totalBatches"`,
  });
  const none: Counts = { totalEmployee: 0, totalStudents: 0, totalCourses: 0, totalBatches: 0 };
  return { ...none, ...row, totalStudentsStates: { stlabels: [], stdataSet: [] } };
};
