import { studentDashboard } from '../students/student-dashboard.ts';
import { transportDashboard } from '../transport/transport-dashboard.ts';
import type { DashboardPart } from './dashboard-part.ts';
import { schoolDashboard } from './school-dashboard.ts';

/** What the modules have to show on the dashboard. */
export const dashboardParts: readonly DashboardPart[] = [
  { figures: schoolDashboard },
  { feature: 'students', figures: studentDashboard },
  { feature: 'transport', figures: transportDashboard },
];
